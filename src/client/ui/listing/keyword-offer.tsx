import { Info } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { FoundAnswer } from '../../../domain/api/found.ts';
import { parseEndpoint } from '../../../domain/api/parse.ts';
import { countFilters } from '../../../domain/catalog-url/edit-query.ts';
import { mergeQuery } from '../../../domain/catalog-url/merge-query.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import { counted } from '../../../domain/text/counted.ts';
import { call } from '../../api.ts';
import { useListing } from './listing-context.tsx';
import { QueryLink } from './query-link.tsx';

/** What the store says of a keyword text that is understood. */
export type KeywordReading = Pick<FoundAnswer, 'text' | 'understood' | 'unread' | 'query' | 'totalItems'>;

const useReading = (search: string, initial: KeywordReading | null): KeywordReading | null => {
  const [reading, setReading] = useState(initial);
  const isKnown = search === '' || reading?.text === search;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    call(parseEndpoint, { q: search }, abort)
      .then((answer) => setReading({ ...answer, text: search }))
      // The keyword search answers by itself.
      .catch(() => {});
    return () => abort.abort();
  }, [search, isKnown]);
  return isKnown && search !== '' ? reading : null;
};

/**
 * A keyword text that means filters, offered as such: the text stays a keyword search until the link is followed. The number
 * stands beside it where it is exact: without other filters.
 */
export function KeywordOffer({ initial }: { initial: KeywordReading | null }): ReactNode {
  const query = useListing((state) => state.query);
  const reading = useReading(query.search, initial);
  const pieces = reading?.understood.filter(({ kind }) => kind !== 'keyword') ?? [];
  if (reading === null || pieces.length === 0) return null;
  const { query: meant } = parseQuery(new URLSearchParams(reading.query));
  return (
    <p className="notice notice-info keyword-offer">
      <Info className="icon" />
      <span>
        Understood: {pieces.map(({ title, text }) => [title, text].filter(Boolean).join(' ')).join(' · ')}.{' '}
        {reading.unread.length === 0 ? null : `Not read: ${reading.unread.map(({ typed }) => typed).join(', ')}. `}
        <QueryLink className="link" edit={(now) => mergeQuery(now, meant)} note="Filters set. ">
          {countFilters(query) > 1 ? 'Use as filters' : `Use as filters: ${counted(reading.totalItems, 'part')}`}
        </QueryLink>
      </span>
    </p>
  );
}

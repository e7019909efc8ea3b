import { Info } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { searchHref } from '../../../../domain/reference/paths/store-links.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { countFilters } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { mergeQuery } from '../../../../domain/shop/catalog-url/merge-query.ts';
import { parseQuery } from '../../../../domain/shop/catalog-url/parse-query.ts';
import type { FoundResponse } from '../../../../domain/site/api/catalog/found.ts';
import { parseEndpoint } from '../../../../domain/site/api/catalog/parse.ts';
import { call } from '../../../api.ts';
import { TextLink } from '../../links/text-link.tsx';
import { Notice } from '../../notice.tsx';
import { useListing } from '../listing-context.tsx';
import { QueryLink } from './query-link.tsx';
import './keyword-offer.css';

/** What the store understands of a keyword text. */
export type KeywordReading = Pick<
  FoundResponse,
  'text' | 'understood' | 'unread' | 'asks' | 'pages' | 'warnings' | 'query' | 'totalItems'
>;

/** Whether a keyword text can be read as filters that match parts, even if the text itself finds none. */
export const offersParts = (reading: KeywordReading | null): boolean =>
  reading !== null && reading.totalItems > 0 && reading.understood.some(({ kind }) => kind !== 'keyword');

const useReading = (search: string, initial: KeywordReading | null): KeywordReading | null => {
  const [reading, setReading] = useState(initial);
  const isKnown = search === '' || reading?.text === search;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    call(parseEndpoint, { q: search }, abort)
      .then((answer) => setReading({ ...answer, text: search }))
      // The keyword search works without it.
      .catch(() => {});
    return () => abort.abort();
  }, [search, isKnown]);
  return isKnown && search !== '' ? reading : null;
};

/** URL of the material advisor with the media and temperatures in a text. */
const advisorFor = ({ temperatureC: { low, high } }: CatalogQuery, media: readonly string[]): string => {
  const pairs = [
    ...media.map((name) => ['media', name]),
    ...(low === null ? [] : [['low', String(low)]]),
    ...(high === null ? [] : [['high', String(high)]]),
  ];
  return `${'/tools/material-advisor' satisfies AppPath}?${new URLSearchParams(pairs)}`;
};

/** Choices and pages outside of the list. */
const Answers = ({ asks, pages }: Pick<KeywordReading, 'asks' | 'pages'>): ReactNode => (
  <>
    {asks.map(({ question, choices }) => (
      <span key={question}>
        {question}{' '}
        {choices.map(({ text, search }) => (
          <Fragment key={search}>
            <TextLink href={searchHref(search)}>{text}</TextLink>{' '}
          </Fragment>
        ))}
      </span>
    ))}
    {pages.map(({ title, href, why }) => (
      <span key={href}>
        {why} <TextLink href={href}>{title}</TextLink>{' '}
      </span>
    ))}
  </>
);

/**
 * Offers to apply a keyword text as filters: it remains a keyword search until the visitor follows the link. The count
 * is shown only if it is exact, that is without other filters.
 */
export function KeywordOffer(props: {
  initial: KeywordReading | null;
  /** Called with whether the text can be read as filters that match parts. */
  onOffer: (hasOffer: boolean) => void;
}): ReactNode {
  const { initial, onOffer } = props;
  const query = useListing((state) => state.query);
  const reading = useReading(query.search, initial);
  const hasOffer = offersParts(reading);
  useEffect(() => onOffer(hasOffer), [hasOffer, onOffer]);
  const pieces = reading?.understood.filter(({ kind }) => kind !== 'keyword') ?? [];
  if (reading === null || pieces.length + reading.asks.length + reading.pages.length === 0) return null;
  const { query: meant } = parseQuery(new URLSearchParams(reading.query));
  const media = meant.media;
  return (
    <Notice tone="info" className="keyword-offer" icon={Info}>
      {pieces.length === 0
        ? null
        : `Understood: ${pieces.map(({ title, text }) => [title, text].filter(Boolean).join(' ')).join(' · ')}. `}
      {reading.unread.length === 0 ? null : `Not read: ${reading.unread.map(({ typed }) => typed).join(', ')}. `}
      <Answers asks={reading.asks} pages={reading.pages} />
      {reading.query === '' ? null : (
        <QueryLink className="link" edit={(now) => mergeQuery(now, meant)} note="Filters set. ">
          {countFilters(query) > 1 ? 'Use as filters' : `Use as filters: ${counted(reading.totalItems, 'part')}`}
        </QueryLink>
      )}
      {media.length === 0 || reading.asks.length > 0 ? null : (
        <>
          {' or '}
          <TextLink href={advisorFor(meant, media)} rel="nofollow">
            ask the material advisor
          </TextLink>
          .
        </>
      )}
      {reading.warnings.map((warning) => (
        <span className="keyword-offer-warning" key={warning}>
          {warning.endsWith('.') ? warning : `${warning}.`}
        </span>
      ))}
    </Notice>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Size } from '../../../../domain/reference/sizes/size.ts';
import type { SizePage } from '../../../../domain/shop/catalog/rows/size-page.ts';
import { type SizeFilter, sizesEndpoint } from '../../../../domain/site/api/catalog/sizes.ts';
import { call } from '../../../api.ts';
import { type Failure, failureIn } from '../../../failure.ts';

export interface SizeList {
  readonly items: readonly Size[];
  readonly status: 'idle' | 'loading' | 'error';
  /** Why the last request failed; `null` unless `status` is `error`. */
  readonly failure: Failure | null;
  /** Loads the next page if there may be one. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Loaded {
  /** The filter that the items belong to. */
  readonly key: string;
  readonly items: readonly Size[];
  readonly page: number;
  /** Whether the last page was full, so that there may be more. */
  readonly more: boolean;
  readonly status: SizeList['status'];
  readonly failure: Failure | null;
}

const PAUSE_MS = 500;

/** The unit only matters for text that is compared with lengths. */
const keyOf = ({ unit, ...filter }: SizeFilter): string =>
  JSON.stringify({ ...filter, unit: filter.id === '' && filter.cs === '' ? 'mm' : unit });

const nameOf = ({ standard, code }: Size): string => `${standard}:${code}`;

/** The first page may already contain selected sizes of later pages. */
const withoutKnown = (before: readonly Size[], more: readonly Size[]): readonly Size[] => {
  const known = new Set(before.map(nameOf));
  return more.filter((size) => !known.has(nameOf(size)));
};

const append = (key: string, before: readonly Size[], answer: SizePage): Loaded => ({
  key,
  items: [...before, ...withoutKnown(before, answer.items)],
  page: answer.page,
  more: answer.items.length >= answer.limit,
  status: 'idle',
  failure: null,
});

/**
 * The sizes that match a filter, loaded 100 at a time until a page returns fewer. A changed standard resets the list
 * immediately, changed text after a 500 ms pause.
 *
 * @param firstPage the result for `initial`, the filter of the first render
 */
export const useSizeList = (filter: SizeFilter, firstPage: SizePage): SizeList => {
  const key = keyOf(filter);
  const [loaded, setLoaded] = useState<Loaded>(() => append(key, [], firstPage));
  const pending = useRef<AbortController>(undefined);
  const standard = useRef(filter.standard);

  const load = useCallback(async (wanted: string, page: number) => {
    pending.current?.abort();
    const abort = new AbortController();
    pending.current = abort;
    setLoaded((old) => ({ ...old, status: 'loading' }));
    try {
      const answer = await call(sizesEndpoint, { ...JSON.parse(wanted), page: String(page) }, abort);
      if (!abort.signal.aborted) setLoaded((old) => append(wanted, page === 1 ? [] : old.items, answer));
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = failureIn(error);
      setLoaded((old) => ({ ...old, key: wanted, items: page === 1 ? [] : old.items, status: 'error', failure }));
    }
  }, []);

  const loadedKey = loaded.key;
  useEffect(() => {
    if (loadedKey === key) return;
    const pause = standard.current === filter.standard ? PAUSE_MS : 0;
    standard.current = filter.standard;
    const timer = setTimeout(load, pause, key, 1);
    return () => clearTimeout(timer);
  }, [load, loadedKey, key, filter.standard]);

  useEffect(() => () => pending.current?.abort(), []);

  const nextPage = loaded.items.length === 0 ? 1 : loaded.page + 1;
  return {
    items: loaded.items,
    status: loaded.status,
    failure: loaded.failure,
    loadMore: () => {
      if (loaded.status === 'idle' && loaded.more && loadedKey === key) void load(key, nextPage);
    },
    retry: () => void load(key, nextPage),
  };
};

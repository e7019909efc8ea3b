import { useCallback, useEffect, useRef, useState } from 'react';
import { type SizeFilter, type SizePage, sizesEndpoint } from '../../../domain/api/sizes.ts';
import type { Size } from '../../../domain/catalog/model.ts';
import { call } from '../../api.ts';

export interface SizeList {
  readonly items: readonly Size[];
  readonly status: 'idle' | 'loading' | 'error';
  /** Fetches the next page, if there may be one. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Loaded {
  /** The filter the items are of. */
  readonly key: string;
  readonly items: readonly Size[];
  readonly page: number;
  /** Whether the last page was full, so that there may be more. */
  readonly more: boolean;
  readonly status: SizeList['status'];
}

const PAUSE_MS = 500;

/** The unit matters only to text that is compared with lengths. */
const keyOf = ({ unit, ...filter }: SizeFilter): string =>
  JSON.stringify({ ...filter, unit: filter.id === '' && filter.cs === '' ? 'mm' : unit });

const nameOf = ({ standard, code }: Size): string => `${standard}:${code}`;

/** The first page may already hold chosen sizes of later ones. */
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
});

/**
 * The sizes that pass a filter, 100 at a time until a page returns fewer. A changed standard starts the list again at
 * once, changed text after a 500 ms pause.
 *
 * @param firstPage what `initial`, the filter of the first render, gives
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
    } catch {
      if (abort.signal.aborted) return;
      setLoaded((old) => ({ ...old, key: wanted, items: page === 1 ? [] : old.items, status: 'error' }));
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
    loadMore: () => {
      if (loaded.status === 'idle' && loaded.more && loadedKey === key) void load(key, nextPage);
    },
    retry: () => void load(key, nextPage),
  };
};

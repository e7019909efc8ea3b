import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MAX_COMPARED } from '../../domain/compare/compared-compounds.ts';
import { readable } from '../../domain/schema/tolerant.ts';
import { COMPARE_KEY } from '../../domain/site/storage-keys.ts';
import type { ListingPlace } from './listing-place.ts';

const nameList = readable(v.string());

interface Pinned {
  /** Compounds by label and parts by name, in the order they were marked. */
  readonly names: readonly string[];
}

export interface PinnedStore extends StoreApi<Pinned> {
  /** Reads what this tab remembers, and keeps it from then on. */
  readonly remember: () => void;
}

const read = (): readonly string[] => {
  try {
    return v.parse(nameList, JSON.parse(sessionStorage.getItem(COMPARE_KEY) ?? '[]')).slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
};

const write = ({ names }: Pinned): void => {
  try {
    sessionStorage.setItem(COMPARE_KEY, JSON.stringify(names));
  } catch {
    // The marks still hold for this page.
  }
};

const createPinnedStore = (isRemembered: boolean): PinnedStore => {
  const store = createStore<Pinned>(() => ({ names: [] }));
  let isRead = false;
  const remember = () => {
    if (!isRemembered || isRead) return;
    isRead = true;
    store.setState({ names: read() });
    store.subscribe(write);
  };
  return { ...store, remember };
};

let shared: PinnedStore | undefined;

/** What is marked for comparison: one list for the tab, another one for each embedded listing. */
export const pinnedStore = (place: ListingPlace): PinnedStore => {
  if (typeof document === 'undefined' || place === 'embedded') return createPinnedStore(place !== 'embedded');
  shared ??= createPinnedStore(true);
  return shared;
};

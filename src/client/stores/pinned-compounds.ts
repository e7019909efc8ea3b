import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MAX_COMPARED } from '../../domain/compare/compared-compounds.ts';
import { readable } from '../../domain/schema/tolerant.ts';
import { COMPARE_KEY } from '../../domain/site/storage-keys.ts';
import type { ListingPlace } from './listing-place.ts';

const labelList = readable(v.string());

interface Pinned {
  /** Compound labels in the order they were marked. */
  readonly labels: readonly string[];
}

export interface PinnedStore extends StoreApi<Pinned> {
  /** Reads what this tab remembers. */
  readonly remember: () => void;
}

const read = (): readonly string[] => {
  try {
    return v.parse(labelList, JSON.parse(sessionStorage.getItem(COMPARE_KEY) ?? '[]')).slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
};

const write = ({ labels }: Pinned): void => {
  try {
    sessionStorage.setItem(COMPARE_KEY, JSON.stringify(labels));
  } catch {
    // The marks still hold for this page.
  }
};

/** Compounds marked for comparison. The admin store's last for the tab; embedded listings keep theirs to themselves. */
export const pinnedStore = (place: ListingPlace): PinnedStore => {
  const store = createStore<Pinned>(() => ({ labels: [] }));
  const remember = () => {
    if (place !== 'admin-store') return;
    store.setState({ labels: read() });
    store.subscribe(write);
  };
  return { ...store, remember };
};

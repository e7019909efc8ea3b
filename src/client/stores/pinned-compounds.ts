import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { orNull, readable } from '../../domain/kit/schema/tolerant.ts';
import { MAX_COMPARED } from '../../domain/shop/compare/compared-compounds.ts';
import { COMPARE_KEY } from '../../domain/site/storage-keys.ts';
import type { ListingKind } from './listing-kind.ts';

const pin = v.object({
  name: v.string(),
  text: v.fallback(v.string(), ''),
  color: v.pipe(v.string(), v.hexColor()),
  ring: orNull(v.object({ idMm: v.number(), csMm: v.number() })),
});

/** A marked item: a compound by its label, or a part by its name. */
export interface Pin {
  readonly name: string;
  /** Its material. @example 'FKM 75 A' */
  readonly text: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Dimensions of a part's ring, for drawing it; `null` for a compound. */
  readonly ring: { readonly idMm: number; readonly csMm: number } | null;
}

interface Pinned {
  /** In the order in which they were marked. */
  readonly pins: readonly Pin[];
}

export interface PinnedStore extends StoreApi<Pinned> {
  /** Reads this tab's stored pins and stores changes from then on. */
  readonly remember: () => void;
}

const read = (): readonly Pin[] => {
  try {
    return v.parse(readable(pin), JSON.parse(sessionStorage.getItem(COMPARE_KEY) ?? '[]')).slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
};

const write = ({ pins }: Pinned): void => {
  try {
    sessionStorage.setItem(COMPARE_KEY, JSON.stringify(pins));
  } catch {
    // The pins still apply to this page.
  }
};

const createPinnedStore = (isRemembered: boolean): PinnedStore => {
  const store = createStore<Pinned>(() => ({ pins: [] }));
  let isRead = false;
  const remember = () => {
    if (!isRemembered || isRead) return;
    isRead = true;
    store.setState({ pins: read() });
    store.subscribe(write);
  };
  return { ...store, remember };
};

let shared: PinnedStore | undefined;

/** The items marked for comparison: one list per tab, and a separate one for each embedded listing. */
export const pinnedStore = (place: ListingKind): PinnedStore => {
  if (typeof document === 'undefined' || place === 'embedded') return createPinnedStore(place !== 'embedded');
  shared ??= createPinnedStore(true);
  return shared;
};

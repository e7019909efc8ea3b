import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import { LISTING_PLACES_KEY } from '../../domain/site/storage-keys.ts';

const storedPlaces = readable(
  v.custom<[entry: string, y: number]>((one) => Array.isArray(one) && typeof one[1] === 'number'),
);

const REMEMBERED_PLACES = 50;

/** Scroll positions by history entry, stored for the tab, also across product pages. */
export interface ScrollPositions {
  readonly set: (entry: string, y: number) => void;
  readonly get: (entry: string | undefined) => number | undefined;
  /** Writes the positions to session storage. Does nothing if storage is denied. */
  readonly save: () => void;
}

const read = (storage: () => Storage): [string, number][] => {
  try {
    return v.parse(storedPlaces, JSON.parse(storage().getItem(LISTING_PLACES_KEY) ?? '[]'));
  } catch {
    return [];
  }
};

export const scrollPositions = (storage: () => Storage): ScrollPositions => {
  const places = new Map<string, number>(read(storage));
  return {
    set: (entry, y) => {
      places.delete(entry);
      places.set(entry, y);
    },
    get: (entry) => (entry === undefined ? undefined : places.get(entry)),
    save: () => {
      try {
        storage().setItem(LISTING_PLACES_KEY, JSON.stringify([...places].slice(-REMEMBERED_PLACES)));
      } catch {
        // Going back then starts at the top.
      }
    },
  };
};

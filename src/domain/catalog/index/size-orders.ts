import type { Size } from '../model.ts';
import type { SortDirection } from '../query.ts';

export type SizeColumn = 'size' | 'cs' | 'id';
export type SizeOrders = Readonly<Record<SizeColumn, Readonly<Record<SortDirection, Uint16Array>>>>;

const both = (count: number, key: (size: number) => number): Readonly<Record<SortDirection, Uint16Array>> => {
  const places = Array.from({ length: count }, (_, size) => size);
  return {
    asc: Uint16Array.from(places.toSorted((a, b) => key(a) - key(b) || a - b)),
    desc: Uint16Array.from(places.toSorted((a, b) => key(b) - key(a) || a - b)),
  };
};

/** Sizes in the order of each size column; equal ones in default order, in both directions. */
export const sizeOrders = (sizes: readonly Size[]): SizeOrders => ({
  size: both(sizes.length, (size) => size),
  cs: both(sizes.length, (size) => sizes[size]?.csMm ?? 0),
  id: both(sizes.length, (size) => sizes[size]?.idMm ?? 0),
});

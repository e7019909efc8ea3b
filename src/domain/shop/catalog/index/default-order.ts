import type { Size } from '../../../reference/sizes/size.ts';
import { SIZE_STANDARDS } from '../../../reference/sizes/size-standard.ts';
import type { Compound, Modifier } from '../model.ts';
import { familyRank, offUsualHardness } from './family-order.ts';

/**
 * Most combinations of size and compound an index holds: a price of 32 bits and a place in the default order of 21 bits
 * are the 53 bits that a double holds exactly.
 */
export const CELL_SPAN = 2 ** 21;

/** Compares by UTF-16 code units: the same in every runtime, unlike a locale's collation. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Indexes of `items` in ascending order of `compare`, equal ones in list order. */
const ordered = <T>(items: readonly T[], compare: (a: T, b: T) => number): number[] =>
  items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => compare(a.item, b.item) || a.index - b.index)
    .map(({ index }) => index);

/** Default order of sizes: AS568, JIS, metric; within a standard the order of the list (docs/catalog-index.md, "Order"). */
export const sizeOrder = (sizes: readonly Size[]): number[] =>
  ordered(sizes, (a, b) => SIZE_STANDARDS.indexOf(a.standard) - SIZE_STANDARDS.indexOf(b.standard));

/** Default order of compounds: by family, then the usual hardness first, then by label (docs/decisions/005-order-rows-by-family.md). */
export const compoundOrder = (compounds: readonly Compound[], modifiers: readonly Modifier[]): number[] => {
  const places = new Map(
    compounds.map((compound) => [
      compound,
      { rank: familyRank(compound, modifiers), off: offUsualHardness(compound, modifiers) },
    ]),
  );
  const placeOf = (compound: Compound) => places.get(compound) ?? { rank: 0, off: 0 };
  return ordered(compounds, (a, b) => {
    const [placeA, placeB] = [placeOf(a), placeOf(b)];
    return placeA.rank - placeB.rank || placeA.off - placeB.off || compareText(a.label, b.label);
  });
};

/** For each index of the old list its place in the new one. */
export const placesOf = (order: readonly number[]): Uint32Array => {
  const places = new Uint32Array(order.length);
  order.forEach((from, to) => {
    places[from] = to;
  });
  return places;
};

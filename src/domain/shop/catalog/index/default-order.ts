import type { Size } from '../../../reference/sizes/size.ts';
import { SIZE_STANDARDS } from '../../../reference/sizes/size-standard.ts';
import type { Compound, Modifier } from '../model.ts';
import { familyRank, offUsualHardness } from './family-order.ts';

/**
 * Maximum combinations of size and compound in an index: a price of 32 bits and a default order index of 21 bits fill
 * the 53 bits that a double represents exactly.
 */
export const CELL_SPAN = 2 ** 21;

/** Compares by UTF-16 code units, which is the same in every runtime, unlike a locale's collation. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the indexes of `items` in ascending order of `compare`, with equal ones in list order. */
const ordered = <T>(items: readonly T[], compare: (a: T, b: T) => number): number[] =>
  items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => compare(a.item, b.item) || a.index - b.index)
    .map(({ index }) => index);

/**
 * Returns the default order of sizes: AS568, JIS, metric. Within a standard, the order of the list
 * (docs/catalog-index.md, "Order").
 */
export const sizeOrder = (sizes: readonly Size[]): number[] =>
  ordered(sizes, (a, b) => SIZE_STANDARDS.indexOf(a.standard) - SIZE_STANDARDS.indexOf(b.standard));

/**
 * Returns the default order of compounds: by family, then with the usual hardness first, then by label
 * (docs/decisions/005-order-of-rows.md).
 */
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

/** Returns the new index for each index of the old list. */
export const positionsOf = (order: readonly number[]): Uint32Array => {
  const places = new Uint32Array(order.length);
  order.forEach((from, to) => {
    places[from] = to;
  });
  return places;
};

import type { UsdE5 } from '../../../kit/units.ts';
import { forBits, lowestBit, popcount, setBit, testBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import { onHandAt, priceAt, vendorQuantityAt } from '../rows/part-at.ts';
import type { MatchGroup } from './match-groups.ts';
import type { Match } from './match-parts.ts';
import { rankSizes } from './rank-sizes.ts';

/** A query with its result. */
interface Search {
  readonly query: CatalogQuery;
  readonly match: Match;
}

/** Lowest and highest starting price in 1/100,000 USD. */
export interface PriceBounds {
  readonly min: UsdE5 | null;
  readonly max: UsdE5 | null;
}

/** The parts with a price that match several queries, by size. */
export interface PricedSizes {
  /** Sizes with such parts, in the order of the first query: best first. */
  readonly sizes: readonly number[];
  /** Number of matching parts without a price. */
  readonly unpriced: number;
  /** Returns the cells of a size: elastomers before plastics and metals, then by stock, then in default order. */
  readonly cellsOf: (size: number) => number[];
}

/** Returns the group of each compound of a match, which is in one group at most. */
const groupsByCompound = ({ compounds }: Catalog, { groups }: Match): readonly (MatchGroup | undefined)[] => {
  const found = new Array<MatchGroup | undefined>(compounds.length).fill(undefined);
  for (const group of groups)
    forBits(group.compounds, (compound) => {
      found[compound] = group;
    });
  return found;
};

const stockRank = (catalog: Catalog, cell: number): number => {
  if (onHandAt(catalog, cell) > 0) return 0;
  return vendorQuantityAt(catalog, cell) > 0 ? 1 : 2;
};

/**
 * Returns the sizes of the parts that match every search and have a starting price within the bounds. Parts without a
 * price are only counted.
 */
export const pricedSizes = (
  catalog: Catalog,
  searches: readonly [Search, ...Search[]],
  { min, max }: PriceBounds,
): PricedSizes => {
  const { sizeWords, stride, rows, rigidCompounds } = catalog;
  const [first] = searches;
  const all = searches.map(({ match }) => ({
    groupOf: groupsByCompound(catalog, match),
    bits: rows.scopes[match.scope].byCompound.bits,
  }));
  /** A word of the sizes in which a compound matches, with and without price. */
  const wordAt = (compound: number, word: number): number => {
    let bits = -1;
    for (const { groupOf, bits: scope } of all) {
      const sizes = groupOf[compound]?.sizes[word] ?? 0;
      bits &= sizes & (scope[compound * sizeWords + word] as number);
    }
    return bits;
  };
  const isWithin = (cell: number): boolean => {
    if (min === null && max === null) return true;
    const price = priceAt(catalog, cell);
    return (min === null || price >= min) && (max === null || price <= max);
  };

  const found = new Uint32Array(sizeWords);
  const compounds = all[0]?.groupOf.flatMap((group, compound) => (group === undefined ? [] : [compound])) ?? [];
  let unpriced = 0;
  for (const compound of compounds) {
    for (let word = 0; word < sizeWords; word++) {
      const matching = wordAt(compound, word);
      if (matching === 0) continue;
      const withoutPrice = rows.unpriced[compound * sizeWords + word] as number;
      unpriced += popcount(matching & withoutPrice);
      for (let rest = matching & ~withoutPrice & ~(found[word] as number); rest !== 0; rest &= rest - 1) {
        const size = word * 32 + lowestBit(rest);
        if (isWithin(compound * stride + size)) setBit(found, size);
      }
    }
  }
  const ranked = [...rankSizes(catalog, first.match, first.query)].flatMap((sizes) => [...sizes]);
  return {
    sizes: ranked.filter((size) => testBit(found, size)),
    unpriced,
    cellsOf: (size) =>
      compounds
        .filter((compound) => ((wordAt(compound, size >>> 5) >>> (size & 31)) & 1) === 1)
        .map((compound) => ({ compound, cell: compound * stride + size }))
        .filter(({ cell }) => !testBit(rows.unpriced, cell) && isWithin(cell))
        .map(({ compound, cell }) => ({
          cell,
          rank: (testBit(rigidCompounds, compound) ? 3 : 0) + stockRank(catalog, cell),
        }))
        .sort((a, b) => a.rank - b.rank || a.cell - b.cell)
        .map(({ cell }) => cell),
  };
};

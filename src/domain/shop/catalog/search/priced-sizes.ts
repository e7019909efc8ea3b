import type { UsdE5 } from '../../../kit/units.ts';
import { countBits, forBits, intersect, popcount, subtract, testBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import { onHandAt, vendorQuantityAt } from '../rows/part-at.ts';
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

/** Returns a row of cells, by compound: the parts that match. */
const matchingCells = (catalog: Catalog, { groups, scope }: Match): Uint32Array => {
  const { sizeWords, rows } = catalog;
  const { bits } = rows.scopes[scope].byCompound;
  const cells = new Uint32Array(bits.length);
  for (const { compounds, sizes } of groups) {
    forBits(compounds, (compound) => {
      const start = compound * sizeWords;
      for (let word = 0; word < sizeWords; word++) {
        cells[start + word] = (bits[start + word] as number) & (sizes[word] as number);
      }
    });
  }
  return cells;
};

/** Removes the parts whose price is out of bounds from a row of cells. */
const keepInBounds = ({ columns, rows }: Catalog, cells: Uint32Array, { min, max }: PriceBounds): void => {
  if (min === null && max === null) return;
  const { bits, before } = rows.present;
  const least = min ?? 0;
  const most = max ?? Number.POSITIVE_INFINITY;
  for (let word = 0; word < cells.length; word++) {
    for (let rest = cells[word] as number; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const rank = (before[word] as number) + popcount((bits[word] as number) & (bit - 1));
      const price = columns.prices[rank] as number;
      if (price < least || price > most) cells[word] = (cells[word] as number) & ~bit;
    }
  }
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
  [first, ...others]: readonly [Search, ...Search[]],
  bounds: PriceBounds,
): PricedSizes => {
  const { compounds, sizeWords, stride, rows, rigidCompounds } = catalog;
  const cells = matchingCells(catalog, first.match);
  for (const { match } of others) intersect(cells, matchingCells(catalog, match));
  const matching = countBits(cells);
  subtract(cells, rows.unpriced);
  const unpriced = matching - countBits(cells);
  keepInBounds(catalog, cells, bounds);
  const found = new Uint32Array(sizeWords);
  for (let word = 0; word < cells.length; word++) {
    found[word % sizeWords] = (found[word % sizeWords] as number) | (cells[word] as number);
  }
  const ranked = [...rankSizes(catalog, first.match, first.query)].flatMap((sizes) => [...sizes]);
  return {
    sizes: ranked.filter((size) => testBit(found, size)),
    unpriced,
    cellsOf: (size) =>
      compounds
        .flatMap((_, compound) => (testBit(cells, compound * stride + size) ? [compound] : []))
        .map((compound) => {
          const cell = compound * stride + size;
          return { cell, rank: (testBit(rigidCompounds, compound) ? 3 : 0) + stockRank(catalog, cell) };
        })
        .sort((a, b) => a.rank - b.rank || a.cell - b.cell)
        .map(({ cell }) => cell),
  };
};

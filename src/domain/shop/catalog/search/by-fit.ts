import { isEmptyBitRow } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import { addStock, countParts, NO_STOCK, type StockCounts } from './count-stock.ts';
import type { CountedGroup, Match } from './match-parts.ts';
import { rankSizes, ranksSizes, type SizeList } from './rank-sizes.ts';
import { smallerSide } from './size-side.ts';
import type { StockScope } from './stock-scope.ts';
import {
  countInSize,
  fillFrom,
  isFull,
  type PageCells,
  passOver,
  type RequestedCompounds,
  requestedCompounds,
  rowsForAllSizes,
} from './walk-sizes.ts';

type Stock = keyof StockCounts;

/** The stock kinds of the parts in each scope, best first. */
const STOCKS: Readonly<Record<StockScope, readonly Stock[]>> = {
  all: ['own', 'offsite', 'none'],
  available: ['own', 'offsite'],
  own: ['own'],
  offsite: ['offsite'],
};

const rowsOf = ({ rows }: Catalog, stock: Stock): Uint32Array =>
  stock === 'none' ? rows.emptyBySize : rows.scopes[stock].bySize;

/** Returns the groups of a match by the distance of their compounds from the words, nearest first. */
const rankCompounds = ({ groups }: Match): readonly (readonly CountedGroup[])[] => {
  if (groups.length < 2) return [groups];
  const steps = [...new Set(groups.map(({ steps }) => steps))].sort((a, b) => a - b);
  return steps.map((step) => groups.filter((group) => group.steps === step));
};

/** Returns the number of parts of groups in all their sizes. */
const countWhole = (catalog: Catalog, groups: readonly CountedGroup[], scope: StockScope): number =>
  groups.reduce(
    (sum, { compounds, sizes }) => sum + countParts(catalog, compounds, smallerSide(catalog, sizes), scope),
    0,
  );

const countWholeStock = (catalog: Catalog, groups: readonly CountedGroup[], stock: Stock): number =>
  stock === 'none'
    ? countWhole(catalog, groups, 'all') - countWhole(catalog, groups, 'available')
    : countWhole(catalog, groups, stock);

/** Returns the number of parts in some sizes. */
const countIn = (asked: RequestedCompounds, rows: Uint32Array, sizes: SizeList): number => {
  const parts = rowsForAllSizes(rows);
  let count = 0;
  for (const size of sizes) count += countInSize(asked, parts, size);
  return count;
};

/** Adds the parts of equally fit sizes: by stock, priced before unpriced. */
const fillByStock = (
  catalog: Catalog,
  scope: StockScope,
  asked: RequestedCompounds,
  sizes: SizeList,
  page: PageCells,
  countOf: (stock: Stock) => number,
): void => {
  for (const stock of STOCKS[scope]) {
    if (page.skip > 0 && passOver(page, countOf(stock))) continue;
    const parts = { rows: rowsOf(catalog, stock), others: catalog.rows.unpricedBySize };
    fillFrom(catalog, asked, { ...parts, invert: true }, sizes, page);
    fillFrom(catalog, asked, { ...parts, invert: false }, sizes, page);
  }
};

/** Splits groups by kind of compound: elastomers, for which rubber glands are designed, then plastics and metals. */
const kindsOf = (catalog: Catalog, groups: readonly CountedGroup[]): readonly (readonly CountedGroup[])[] => {
  const { rigidCompounds } = catalog;
  const kept = (pick: (compounds: Uint32Array) => Uint32Array): readonly CountedGroup[] =>
    groups
      .map((group) => ({ ...group, compounds: pick(group.compounds) }))
      .filter(({ compounds }) => !isEmptyBitRow(compounds));
  const rigid = kept((compounds) => compounds.map((word, at) => word & (rigidCompounds[at] as number)));
  if (rigid.length === 0) return [groups];
  const soft = kept((compounds) => compounds.map((word, at) => word & ~(rigidCompounds[at] as number)));
  return soft.length === 0 ? [groups] : [soft, rigid];
};

/**
 * Returns cells `offset` to `offset + take` of a match by fit: compounds nearest to the query's words, sizes that it
 * names, sizes nearest to its lengths. Then elastomers come before plastics and metals, sorted by stock, then priced
 * before unpriced, with ties in default order (docs/catalog-index.md, "Order"). Preceding cells are skipped by counts:
 * compounds, then sizes, then kinds, then stock.
 */
export const byFit = (catalog: Catalog, match: Match, query: CatalogQuery, offset: number, take: number): number[] => {
  const page: PageCells = { skip: offset, take, cells: [] };
  const { scope } = match;
  const { bySize } = catalog.rows.scopes[scope];
  const isWhole = !ranksSizes(match, query);
  for (const groups of rankCompounds(match)) {
    const inStock = groups.map(({ stockCounts }) => stockCounts).reduce(addStock, NO_STOCK);
    const total = STOCKS[scope].reduce((sum, stock) => sum + inStock[stock], 0);
    if (passOver(page, total)) continue;
    const asked = requestedCompounds(catalog, groups);
    const kinds = kindsOf(catalog, groups).map((of) => ({ of, asked: requestedCompounds(catalog, of) }));
    for (const sizes of rankSizes(catalog, { ...match, groups }, query)) {
      if (!isWhole && page.skip > 0 && passOver(page, countIn(asked, bySize, sizes))) continue;
      for (const kind of kinds) {
        const isOnly = kinds.length === 1;
        // Without ranked sizes, `sizes` are all sizes of the groups, whose parts are counted by compound: in fewer steps.
        const countOf = (): number =>
          isWhole ? countWhole(catalog, kind.of, scope) : countIn(kind.asked, bySize, sizes);
        if (!isOnly && page.skip > 0 && passOver(page, countOf())) continue;
        fillByStock(catalog, scope, kind.asked, sizes, page, (stock) => {
          if (!isWhole) return countIn(kind.asked, rowsOf(catalog, stock), sizes);
          return isOnly ? inStock[stock] : countWholeStock(catalog, kind.of, stock);
        });
        if (isFull(page)) return page.cells;
      }
    }
  }
  return page.cells;
};

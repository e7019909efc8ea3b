import type { Catalog } from '../index/catalog.ts';
import { COMPOUND_ORDER_KEYS, type CompoundColumn } from '../index/compound-orders.ts';
import type { CatalogQuery, SortColumn } from '../query.ts';
import { byFit } from './by-fit.ts';
import { byTotal, type Slice } from './by-total.ts';
import { gatherByPrice } from './gather-by-price.ts';
import type { Match } from './match-parts.ts';
import { hasPriceLists } from './quantity-order.ts';
import { writeResultCells } from './result-cells.ts';
import { SORT_LIMIT, sortByStock } from './sort-by-stock.ts';
import { walkCompounds } from './walk-compounds.ts';
import { walkKeyOrder } from './walk-key-order.ts';
import { type PartsBySize, rowsForAllSizes, walkSizes } from './walk-sizes.ts';

const isCompoundColumn = (column: SortColumn): column is CompoundColumn =>
  (COMPOUND_ORDER_KEYS as readonly SortColumn[]).includes(column);

const partsBySize = ({ rows }: Catalog, { scope }: Match): PartsBySize => rowsForAllSizes(rows.scopes[scope].bySize);

const byPrice = (
  catalog: Catalog,
  match: Match,
  { quantity }: CatalogQuery,
  direction: 'asc' | 'desc',
  { offset, take }: Slice,
): number[] => {
  const { rows, scratch } = catalog;
  if (quantity !== null && hasPriceLists(catalog.priceLists)) {
    writeResultCells(catalog, match, rows.unpriced);
    return byTotal(catalog, match.total, quantity, direction, { offset, take });
  }
  const unpriced = writeResultCells(catalog, match, rows.unpriced);
  if (match.total <= scratch.keys.length) return gatherByPrice(catalog, match.total, direction, offset, take);
  const priced = match.total - unpriced;
  const cells = walkKeyOrder(catalog.priceOrder, scratch.cells, priced, direction, offset, take);
  if (cells.length === take) return cells;
  const parts = { ...partsBySize(catalog, match), others: rows.unpricedBySize };
  const from = Math.max(offset - priced, 0);
  const rest = walkSizes(catalog, match, catalog.sizeOrders.size.asc, parts, unpriced, from, take - cells.length);
  return cells.concat(rest);
};

const byStock = (catalog: Catalog, match: Match, direction: 'asc' | 'desc', { offset, take }: Slice): number[] => {
  const { rows, scratch } = catalog;
  const stocked = writeResultCells(catalog, match, rows.scopes.available.byCompound.bits);
  if (match.total <= Math.min(SORT_LIMIT, scratch.keys.length))
    return sortByStock(catalog, direction).slice(offset, offset + take);
  const empty = match.total - stocked;
  const parts = rowsForAllSizes(rows.emptyBySize);
  const outOfStock = (from: number, count: number): number[] =>
    count <= 0 || from >= empty
      ? []
      : walkSizes(catalog, match, catalog.sizeOrders.size.asc, parts, empty, from, count);
  const inStock = (from: number, count: number): number[] =>
    walkKeyOrder(catalog.stockOrder, scratch.cells, stocked, direction, from, count);
  if (direction === 'asc') {
    const cells = outOfStock(offset, take);
    return cells.concat(inStock(Math.max(offset - empty, 0), take - cells.length));
  }
  const cells = inStock(offset, take);
  return cells.concat(outOfStock(Math.max(offset - stocked, 0), take - cells.length));
};

/**
 * Returns cells `offset` to `offset + most` of the parts of a match, in the order of the query (docs/catalog-index.md,
 * "Order").
 */
export const partsFrom = (
  catalog: Catalog,
  match: Match,
  query: CatalogQuery,
  offset: number,
  most: number,
): number[] => {
  const take = Math.min(most, match.total - offset);
  if (take <= 0) return [];
  if (query.sort === null) return byFit(catalog, match, query, offset, take);
  const { column, direction } = query.sort;
  if (column === 'price') return byPrice(catalog, match, query, direction, { offset, take });
  if (column === 'stock') return byStock(catalog, match, direction, { offset, take });
  if (column === 'name' && direction === 'desc') {
    const mirrored = match.total - offset - take;
    return walkCompounds(catalog, match, catalog.compoundOrders.name.asc, mirrored, take).reverse();
  }
  if (isCompoundColumn(column)) {
    return walkCompounds(catalog, match, catalog.compoundOrders[column][direction], offset, take);
  }
  const order = catalog.sizeOrders[column][direction];
  return walkSizes(catalog, match, order, partsBySize(catalog, match), match.total, offset, take);
};

/** Returns the cells of one page of parts. */
export const pageOfParts = (catalog: Catalog, match: Match, query: CatalogQuery): number[] =>
  partsFrom(catalog, match, query, (query.page - 1) * query.limit, query.limit);

/** Returns the compounds of one page. Sorting by columns that only parts have falls back to the default order. */
export const pageOfCompounds = (catalog: Catalog, match: Match, query: CatalogQuery): number[] => {
  const order =
    query.sort !== null && isCompoundColumn(query.sort.column)
      ? catalog.compoundOrders[query.sort.column][query.sort.direction]
      : catalog.compounds.keys();
  const offset = (query.page - 1) * query.limit;
  return [...order].filter((compound) => match.counts[compound] !== 0).slice(offset, offset + query.limit);
};

import { bitsOf } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { SortDirection } from '../query.ts';
import { onHandAt, vendorQuantityAt } from '../rows/part-at.ts';

/** Maximum result size that is sorted by stock directly. Larger results are read in stock order. */
export const SORT_LIMIT = 1024;

/**
 * Returns the cells set in the catalog's scratch memory by own stock, then vendor stock, with ties in default order.
 */
export const sortByStock = (catalog: Catalog, direction: SortDirection): number[] => {
  const { stride, scratch } = catalog;
  const sign = direction === 'asc' ? 1 : -1;
  return bitsOf(scratch.cells)
    .map((cell) => ({ cell, own: onHandAt(catalog, cell), vendor: vendorQuantityAt(catalog, cell) }))
    .sort(
      (a, b) =>
        sign * (a.own - b.own || a.vendor - b.vendor) || (a.cell % stride) - (b.cell % stride) || a.cell - b.cell,
    )
    .map(({ cell }) => cell);
};

import { bitsOf } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { SortDirection } from '../query.ts';
import { onHandAt, vendorQuantityAt } from '../rows/part-at.ts';

/** Results up to this many parts are sorted by stock one by one; larger ones are read off the stock order. */
export const SORT_LIMIT = 1024;

/** The cells set in the catalog's working space by own, then vendors' stock; ties in default order. */
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

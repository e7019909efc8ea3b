import { mm } from '../../../src/domain/kit/units.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';

/**
 * Returns a query changed so that it has no results, in typical ways: with another filter, or with dimensions that no
 * size has.
 */
export const emptied = (query: CatalogQuery, at: number): CatalogQuery => ({
  ...query,
  mode: 'parts',
  idMm: at % 2 === 0 ? { low: mm(24.1 + at / 10), high: mm(24.2 + at / 10) } : query.idMm,
  facets: { ...query.facets, durometer: ['90'], color: ['purple'], conductivity: ['conductive'] },
});

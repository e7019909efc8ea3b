import type { UsdE5 } from '../../kit/units.ts';
import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import { EMPTY_QUERY } from '../../shop/catalog/query.ts';
import { priceAt } from '../../shop/catalog/rows/part-at.ts';
import { matchParts } from '../../shop/catalog/search/match-parts.ts';
import { pageOfParts } from '../../shop/catalog/search/page-cells.ts';
import type { AdvisedFamily } from './advised-family.ts';

/** Parts and prices of a family in the catalog. */
export interface FamilyMarket {
  readonly code: AdvisedFamily['code'];
  readonly parts: number;
  /** Number of parts in own or vendor stock. */
  readonly inStock: number;
  /** Lowest starting price at `PRICED_SIZE`, or null if none of its parts has a price. */
  readonly fromE5: UsdE5 | null;
}

/** The size at which prices are compared. */
export const PRICED_SIZE = 'AS568-214';

const lowestPrice = (catalog: Catalog, key: string): UsdE5 | null => {
  const query = {
    ...EMPTY_QUERY,
    sizes: [PRICED_SIZE],
    facets: { ...EMPTY_QUERY.facets, material: [key] },
    sort: { column: 'price', direction: 'asc' },
    limit: 1,
  } as const;
  const [cell] = pageOfParts(catalog, matchParts(catalog, query), query);
  const price = cell === undefined ? 0 : priceAt(catalog, cell);
  return price === 0 ? null : (price as UsdE5);
};

/** Returns parts, stock and price level of the families: two counts for all, and one row for each. */
export const familyMarkets = (catalog: Catalog, families: readonly AdvisedFamily[]): readonly FamilyMarket[] => {
  const all = matchParts(catalog, EMPTY_QUERY).facetCounts;
  const stocked = matchParts(catalog, { ...EMPTY_QUERY, inStock: true }).facetCounts;
  return families.map(({ code, key }) => {
    const index = catalog.facets.byKey.material.get(key)?.index;
    const countIn = (counts: Uint32Array): number => (index === undefined ? 0 : (counts[index] ?? 0));
    return { code, parts: countIn(all), inStock: countIn(stocked), fromE5: lowestPrice(catalog, key) };
  });
};

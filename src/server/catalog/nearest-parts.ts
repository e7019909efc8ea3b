import { isStopped } from '../../domain/engineering/understand/find-parts.ts';
import { keywordFilters } from '../../domain/engineering/understand/keyword-filters.ts';
import { understand } from '../../domain/engineering/understand/understand.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import { isComparedFacet, isFacetGroup } from '../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { ActiveFilter } from '../../domain/shop/catalog/listing.ts';
import { mandatoryFacets } from '../../domain/shop/catalog/nearest/compound-asks.ts';
import { type NearPart, nearestParts } from '../../domain/shop/catalog/nearest/nearest-parts.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../domain/shop/catalog/query.ts';
import { activeFilters } from '../../domain/shop/catalog/search/active-filters.ts';
import { matchParts } from '../../domain/shop/catalog/search/match-parts.ts';
import { sizesNamed } from '../../domain/shop/catalog/search/size-mask.ts';
import { asNamedPart } from '../../domain/shop/catalog/suggest/suggest.ts';
import { priceText } from '../../domain/shop/pricing/price-text.ts';
import type { NearestPart, NearestPartsResponse } from '../../domain/site/api/catalog/nearest-parts.ts';

/** Maximum number of parts returned. */
const MAX_PARTS = 6;

/** Whether near parts must meet a filter. */
const isMandatory = (key: string): boolean => key === 'media' || (isFacetGroup(key) && !isComparedFacet(key));

const isKnown = (catalog: Catalog, key: string, value: string): boolean => {
  if (key === 'slug') return false;
  if (key === 'size') return sizesNamed(catalog, value).length > 0;
  if (key === 'compound') return catalog.names.compoundsByLabel.has(value.toLowerCase());
  return !isFacetGroup(key) || catalog.facets.byKey[key].has(value);
};

const shownPart = (catalog: Catalog, { part, distance, differs }: NearPart): NearestPart => ({
  ...asNamedPart(catalog, part),
  size: displaySize(part.sizeRecord.standard, part.sizeRecord.code),
  price: priceText(part.priceE5),
  onHand: part.onHand,
  vendorQuantity: part.vendorQuantity,
  distance,
  differs: [...differs],
});

/**
 * Returns the criteria that no part can be compared with: words without a meaning and values that the catalog does not
 * have.
 */
const leftOut = (catalog: Catalog, query: CatalogQuery, unread: readonly string[]): ActiveFilter[] => [
  ...unread.map((value) => ({ key: 'search', value, label: value })),
  ...activeFilters(catalog, query).filter(({ key, value }) => !isMandatory(key) && !isKnown(catalog, key, value)),
];

/** Whether any part meets all the mandatory filters. */
const holdsAny = (catalog: Catalog, { media, facets }: CatalogQuery): boolean =>
  matchParts(catalog, { ...EMPTY_QUERY, media, facets: mandatoryFacets(facets) }).total > 0;

/** Returns the parts nearest to a query for parts, with its keywords interpreted as filters. */
export const comparedParts = (catalog: Catalog, keywordQuery: CatalogQuery) => {
  const { query, unread } = keywordFilters(catalog, keywordQuery);
  const isUnclear = keywordQuery.search !== '' && isStopped(understand(catalog, keywordQuery.search));
  const parts = isUnclear ? [] : nearestParts(catalog, query, MAX_PARTS);
  return {
    held: activeFilters(catalog, query).filter(({ key }) => isMandatory(key)),
    leftOut: leftOut(catalog, query, unread),
    noneHolds: parts.length === 0 && !holdsAny(catalog, query),
    parts,
  };
};

/** Returns the same in the form of the site's islands. */
export const findNearestParts = (catalog: Catalog, query: CatalogQuery): NearestPartsResponse => {
  const { parts, ...compared } = comparedParts(catalog, query);
  return { ...compared, parts: parts.map((part) => shownPart(catalog, part)) };
};

import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../../domain/shop/catalog/facets.ts';
import type { FacetList } from '../../../../domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';

/** Groups whose section gives way in compound mode. */
const CHOICE_GROUPS = FACET_GROUPS.filter((group) => facetOf(group).givesWay);

/** Groups that offer one value at most, by the facets of the query a listing of compounds starts from. */
export const groupsWithoutChoice = (initial: FacetList): readonly FacetGroup[] =>
  CHOICE_GROUPS.filter((group) => initial[group].filter(({ count }) => count > 0).length <= 1);

/** Whether the query a listing of compounds started from fixes this group, and nobody has lifted it since. */
export const isFixedGroup = (initial: CatalogQuery, now: CatalogQuery, group: FacetGroup): boolean =>
  CHOICE_GROUPS.includes(group) &&
  initial.facets[group].length > 0 &&
  initial.facets[group].every((key) => now.facets[group].includes(key));

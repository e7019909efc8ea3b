import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../../domain/shop/catalog/facets.ts';
import type { FacetList } from '../../../../domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';

/** Groups whose section can be hidden in compound mode. */
const CHOICE_GROUPS = FACET_GROUPS.filter((group) => facetOf(group).givesWay);

/** Groups with at most one value, by the facets of the initial query of a compound listing. */
export const groupsWithoutChoice = (initial: FacetList): readonly FacetGroup[] =>
  CHOICE_GROUPS.filter((group) => initial[group].filter(({ count }) => count > 0).length <= 1);

/** Whether the initial query of a compound listing fixes this group and the visitor has not removed that filter. */
export const isFixedGroup = (initial: CatalogQuery, now: CatalogQuery, group: FacetGroup): boolean =>
  CHOICE_GROUPS.includes(group) &&
  initial.facets[group].length > 0 &&
  initial.facets[group].every((key) => now.facets[group].includes(key));

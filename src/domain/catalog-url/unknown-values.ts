import { readMedia } from '../advisor/find-media.ts';
import { filterMedium } from '../advisor/media-filter.ts';
import { FACET_GROUPS } from '../catalog/facets.ts';
import type { CatalogLists } from '../catalog/index/catalog.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { CATEGORY } from '../catalog/search/active-filters.ts';
import { sizesNamed } from '../catalog/search/size-mask.ts';
import { type QueryProblem, quoted } from './query-problem.ts';

const MOST_TOLD = 20;

/** Media that are not known, or that several may be meant by, with those near them. */
const unknownMedia = (values: readonly string[]): QueryProblem[] =>
  readMedia(values.filter((value) => filterMedium(value) === null)).map(({ asked, reading }) => {
    const near = reading.kind === 'found' ? [reading.medium] : reading.near;
    const told = near.length === 0 ? '' : ` Near it: ${near.map(({ name }) => name).join('; ')}.`;
    return { kind: 'unmatched', parameter: 'media', message: `There is no medium ${quoted(asked)}.${told}` };
  });

/**
 * Values of a query that the catalog does not have: they match nothing, which a page says.
 *
 * @example unknownValues(catalog, { ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, durometer: ['foo'] } })
 * // [{ kind: 'unmatched', parameter: 'durometer', message: 'There is no value “foo”.' }]
 */
export const unknownValues = (
  catalog: Pick<CatalogLists, 'sizes' | 'names' | 'facets'>,
  query: CatalogQuery,
): readonly QueryProblem[] => {
  const { mode, sizes, compounds, slug, facets } = query;
  const unknown = (parameter: string, values: readonly string[]): QueryProblem[] =>
    values.map((value) => ({ kind: 'unmatched', parameter, message: `There is no value ${quoted(value)}.` }));
  return [
    ...unknown('slug', slug === null || slug === CATEGORY.key ? [] : [slug]),
    // Compounds are listed whatever their sizes are.
    ...unknown('size', mode === 'compounds' ? [] : sizes.filter((text) => sizesNamed(catalog, text).length === 0)),
    ...unknown(
      'compound',
      compounds.filter((label) => !catalog.names.compoundsByLabel.has(label.toLowerCase())),
    ),
    ...unknownMedia(query.media),
    ...FACET_GROUPS.flatMap((group) =>
      unknown(
        group,
        facets[group].filter((key) => !catalog.facets.byKey[group].has(key)),
      ),
    ),
  ].slice(0, MOST_TOLD);
};

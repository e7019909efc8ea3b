import { readMedia } from '../../reference/media/find-media.ts';
import { filterChoices, filterMedium, filterValue, isFilterClear } from '../../reference/media/media-filter.ts';
import { chemicalText } from '../../reference/tables/chemicals.ts';
import { FACET_GROUPS } from '../catalog/facets.ts';
import type { CatalogLists } from '../catalog/index/catalog.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { CATEGORY } from '../catalog/search/active-filters.ts';
import { sizesNamed } from '../catalog/search/size-mask.ts';
import { type QueryProblem, quoted } from './query-problem.ts';

const MAX_TOLD = 20;

const unclear = (value: string): string =>
  filterMedium(value) === null
    ? `${quoted(filterValue(value).name)} may mean several media`
    : `${quoted(filterValue(value).name)} needs a temperature`;

/** Returns unknown or ambiguous media with similar ones. */
const unknownMedia = ({ media, temperatureC }: Pick<CatalogQuery, 'media' | 'temperatureC'>): QueryProblem[] => {
  const open = media.filter((value) => !isFilterClear(value, temperatureC));
  const told = (message: string, near: readonly { readonly name: string }[], words: string): QueryProblem => ({
    kind: 'unmatched',
    parameter: 'media',
    message: `${message}.${near.length === 0 ? '' : ` ${words}: ${near.map(({ name }) => chemicalText(name)).join('; ')}.`}`,
  });
  const meant = open.filter((value) => filterChoices(value).length > 0);
  const unknown = open.filter((value) => !meant.includes(value)).map((value) => filterValue(value).name);
  return [
    ...meant.map((value) => told(unclear(value), filterChoices(value), 'Choose one')),
    ...readMedia(unknown).map(({ asked, reading }) =>
      told(
        `There is no medium ${quoted(asked)}`,
        reading.kind === 'found' ? [reading.medium] : reading.near,
        'Near it',
      ),
    ),
  ];
};

/**
 * Returns the values of a query that the catalog does not have. They match nothing, which the page reports.
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
    // Listings of compounds ignore sizes.
    ...unknown('size', mode === 'compounds' ? [] : sizes.filter((text) => sizesNamed(catalog, text).length === 0)),
    ...unknown(
      'compound',
      compounds.filter((label) => !catalog.names.compoundsByLabel.has(label.toLowerCase())),
    ),
    ...unknownMedia(query),
    ...FACET_GROUPS.flatMap((group) =>
      unknown(
        group,
        facets[group].filter((key) => !catalog.facets.byKey[group].has(key)),
      ),
    ),
  ].slice(0, MAX_TOLD);
};

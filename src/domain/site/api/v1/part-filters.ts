import * as v from 'valibot';
import { FACET_GROUPS, facetOf } from '../../../shop/catalog/facets.ts';
import { PAGE_SIZES, SORT_COLUMNS } from '../../../shop/catalog/query.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../../../shop/catalog/ranges.ts';
import { MAX_SEARCH_LENGTH } from '../../../shop/catalog-url/parameters.ts';

const listOf = (of: string) => v.optional(v.pipe(v.string(), v.description(`Comma-separated list of ${of}.`)));
export const trueOrFalse = (text: string) => v.optional(v.pipe(v.picklist(['true', 'false']), v.description(text)));

const facetFilter = (key: (typeof FACET_GROUPS)[number]) => {
  const { title, combine } = facetOf(key);
  const several = combine === 'all' ? 'all required' : 'alternatives';
  return v.optional(
    v.pipe(
      v.string(),
      v.description(`${title}: comma-separated keys, which facets=true lists. Several are ${several}.`),
    ),
  );
};

const bound = (side: 'low' | 'high', { min, max, unit }: (typeof RANGE_PARAMETERS)[(typeof RANGE_NAMES)[number]]) =>
  v.optional(
    v.pipe(
      v.number(),
      v.minValue<number, number>(min),
      v.maxValue<number, number>(max),
      v.description(`${side === 'low' ? 'Lowest' : 'Highest'} value in ${unit}.`),
    ),
  );

/**
 * The filters of the store as parameters of a query, for the OpenAPI document: `domain/shop/catalog-url` parses them and
 * reports problems by parameter.
 */
export const partFilters = v.object({
  search: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH), v.description('Keywords.'))),
  size: listOf('sizes, as people write them: AS568-214, 2-214, JIS P10, 10X2.5'),
  compound: listOf('compound codes'),
  media: listOf('media, as GET /api/v1/media names them'),
  ...Object.fromEntries(FACET_GROUPS.map((key) => [key, facetFilter(key)])),
  ...Object.fromEntries(
    RANGE_NAMES.flatMap((name) =>
      (['low', 'high'] as const).map((side) => [RANGE_PARAMETERS[name][side], bound(side, RANGE_PARAMETERS[name])]),
    ),
  ),
  stock_available: trueOrFalse('Parts in our stock or at vendors only.'),
  stock: listOf('own and offsite'),
  quantity: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.description('Pieces. sortBy=price:asc then sorts by the total for this quantity.'),
    ),
  ),
  sortBy: v.optional(
    v.pipe(
      v.picklist(SORT_COLUMNS.flatMap((column) => [`${column}:asc`, `${column}:desc`] as const)),
      v.description('Column and direction. Without it the best fit is first.'),
    ),
  ),
  limit: v.optional(v.pipe(v.picklist(PAGE_SIZES), v.description('Parts per page. Default: 25.'))),
});

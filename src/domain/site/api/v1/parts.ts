import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { byFacet } from '../../../shop/catalog/facets.ts';
import { LONGEST_PART_NUMBER } from '../../../shop/catalog/part-number.ts';
import type { Endpoint } from '../endpoint.ts';
import { partFilters, trueOrFalse } from './part-filters.ts';
import { catalogVersion, publicPart } from './shapes.ts';

/** Maximum part numbers of one lookup. */
export const MAX_LOOKED_UP = 500;

/** A part number of a request. */
export const partNumber = v.pipe(
  v.string('must be a part number.'),
  v.nonEmpty('must be a part number.'),
  v.maxLength(LONGEST_PART_NUMBER, `must be a part number of up to ${LONGEST_PART_NUMBER} characters.`),
);

export const partEndpoint = {
  method: 'GET',
  path: '/api/v1/parts/:part_number',
  takes: 'param',
  request: v.object({ part_number: partNumber }),
  response: v.object({ catalog_version: catalogVersion, part: publicPart }),
} as const satisfies Endpoint;

const lookedUp = v.object({
  requested: v.string(),
  part: v.pipe(v.nullable(publicPart), v.description('null: see problem.')),
  problem: v.nullable(v.object({ code: v.literal('unknown-part'), message: v.string() })),
});

export const lookUpPartsEndpoint = {
  method: 'POST',
  path: '/api/v1/parts/lookup',
  takes: 'json',
  request: v.object({
    part_numbers: v.pipe(
      v.array(partNumber, 'must be a list of part numbers.'),
      v.minLength(1, 'must have a part number.'),
      v.maxLength(MAX_LOOKED_UP, `must have at most ${MAX_LOOKED_UP} part numbers.`),
    ),
  }),
  /** One entry per part number, in request order. */
  response: v.object({ catalog_version: catalogVersion, items: v.array(lookedUp) }),
} as const satisfies Endpoint;

/** Value of `cursor`: checksum of the catalog, then the index of the first part. */
export const CURSOR = /^([0-9a-f]{16})\.(\d{1,8})$/;

const facetValue = v.object({
  key: v.string(),
  label: v.string(),
  count: v.pipe(wholeNumber(), v.description('Exact number of parts if this value were selected.')),
});

export const partsEndpoint = {
  method: 'GET',
  path: '/api/v1/parts',
  takes: 'query',
  request: v.object({
    ...partFilters.entries,
    cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR), v.description('The next_cursor of the previous page.'))),
    facets: trueOrFalse('Whether to count the values of every filter.'),
  }),
  response: v.object({
    catalog_version: catalogVersion,
    total_items: v.pipe(wholeNumber(), v.description('Exact number of parts of the query.')),
    items: v.array(publicPart),
    next_cursor: v.pipe(
      v.nullable(v.string()),
      v.description('Value of cursor for the next page. null on the last page.'),
    ),
    facets: v.optional(v.pipe(v.object(byFacet(() => v.array(facetValue))), v.description('Only with facets=true.'))),
  }),
} as const satisfies Endpoint;

export type PartsPage = Value<typeof partsEndpoint.response>;
export type LookedUpPart = Value<typeof lookedUp>;

import * as v from 'valibot';
import { millimeters } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { LONGEST_SEARCH } from '../../../kit/text/bounded-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { found } from './found.ts';

const request = v.object({
  searchText: v.pipe(
    v.string('searchText must be text.'),
    v.maxLength(LONGEST_SEARCH, `searchText holds at most ${LONGEST_SEARCH} characters.`),
  ),
});

/**
 * A part with the data to draw its ring: mm and the compound's color. `summary`: material, hardness and color in words.
 */
export const searchProduct = v.object({
  id: v.number(),
  name: v.string(),
  idMm: v.optional(millimeters),
  csMm: v.optional(millimeters),
  color: v.optional(v.string()),
  summary: v.optional(v.string()),
});

const page = v.object({ id: v.union([v.number(), v.string()]), title: v.string(), url: v.string() });

/** Parts and pages for a text (search result), and what was understood of it. null for a list of part numbers. */
const answer = v.object({
  products: v.array(searchProduct),
  pages: v.array(page),
  found: v.optional(v.nullable(found)),
});

export const searchEndpoint = {
  method: 'POST',
  path: '/api/search',
  takes: 'json',
  request,
  response: answer,
} as const satisfies Endpoint;

export type SearchResponse = Value<typeof answer>;

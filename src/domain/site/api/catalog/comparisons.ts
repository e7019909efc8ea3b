import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import type { Endpoint } from '../endpoint.ts';

/** Compound IDs, at most one page of them. */
const request = v.object({
  compounds: v.pipe(
    v.string('must be compound ids, separated by commas.'),
    v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,99}$/, 'must be 1 to 100 compound ids, separated by commas.'),
    v.transform((text) => [...new Set(text.split(',').map(Number))]),
  ),
});

/** A product with which a compound can be compared. */
const comparison = v.object({ id: v.number(), comparison_link: v.string(), comparison_text: v.string() });

export type Comparison = Value<typeof comparison>;

/** By compound ID. */
export const comparisons = v.record(v.string(), v.array(comparison));

export const comparisonsEndpoint = {
  method: 'GET',
  path: '/api/comparisons',
  takes: 'query',
  request,
  response: comparisons,
} as const satisfies Endpoint;

export type Comparisons = Value<typeof comparisons>;

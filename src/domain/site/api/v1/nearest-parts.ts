import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import type { Endpoint } from '../endpoint.ts';
import { partFilters } from './part-filters.ts';
import { catalogVersion, publicFilter, publicPart } from './shapes.ts';

const shared = {
  filter: v.pipe(v.string(), v.description('Parameter of the query that the part does not meet.')),
  points: v.pipe(v.number(), v.description('Contribution to the distance.')),
};

const difference = v.variant('kind', [
  v.object({ ...shared, kind: v.literal('words'), requested: v.array(v.string()), actual: v.string() }),
  v.object({
    ...shared,
    kind: v.literal('size'),
    requested: v.string(),
    actual: v.string(),
    id_difference_mm: v.pipe(v.number(), v.description('Inside diameter of the part minus the requested one.')),
    cs_difference_mm: v.pipe(v.number(), v.description('Cross-section of the part minus the requested one.')),
  }),
  v.object({
    ...shared,
    kind: v.literal('length'),
    requested_low_mm: v.nullable(v.number()),
    requested_high_mm: v.nullable(v.number()),
    actual_mm: v.number(),
  }),
  v.object({
    ...shared,
    kind: v.literal('temperature'),
    requested_c: v.number(),
    actual_c: v.pipe(v.nullable(v.number()), v.description('Limit of the compound. null: no data.')),
  }),
]);

const nearestPart = v.object({
  part: publicPart,
  differences: v.pipe(v.array(difference), v.description('Empty for a part that meets the query.')),
  distance: v.pipe(
    v.number(),
    v.description('Sum of the points, and a little for parts out of stock. Smaller is nearer.'),
  ),
});

export const publicNearestPartsEndpoint = {
  method: 'GET',
  path: '/api/v1/parts/nearest',
  takes: 'query',
  /** Without what only orders or divides a list. */
  request: v.omit(partFilters, ['limit', 'sortBy', 'quantity']),
  response: v.object({
    catalog_version: catalogVersion,
    required: v.pipe(
      v.array(publicFilter),
      v.description('Certificates and media of the query. Every listed part meets all of them.'),
    ),
    is_required_impossible: v.pipe(v.boolean(), v.description('No part meets everything that is required.')),
    not_compared: v.pipe(
      v.array(publicFilter),
      v.description('Criteria with which parts cannot be compared: they have no effect.'),
    ),
    items: v.pipe(v.array(nearestPart), v.description('Nearest first, up to six.')),
  }),
} as const satisfies Endpoint;

export type PublicNearestParts = Value<typeof publicNearestPartsEndpoint.response>;
export type PublicDifference = Value<typeof difference>;

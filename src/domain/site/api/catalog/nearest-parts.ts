import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { activeFilter } from '../../../shop/catalog/listing.ts';
import { difference } from '../../../shop/catalog/nearest/difference.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogQuery } from './catalog-query.ts';
import { rankedPart } from './ranked-part.ts';

const part = v.object({
  ...rankedPart.entries,
  /** In points: docs/decisions/055-rank-nearest-parts-by-tolerance.md. */
  distance: v.number(),
  differs: v.array(difference),
});

const answer = v.object({
  /** Requested certificates and media: every listed part has all of the certificates and serves in all of the media. */
  held: v.array(activeFilter),
  /** Whether no part meets all of these. */
  noneHolds: v.boolean(),
  /** Criteria of the query by which parts cannot be compared. */
  leftOut: v.array(activeFilter),
  /** Nearest first, at most six. */
  parts: v.array(part),
});

export const nearestPartsEndpoint = {
  method: 'GET',
  path: '/api/parts/nearest',
  takes: 'query',
  request: catalogQuery,
  response: answer,
} as const satisfies Endpoint;

export type NearestPartsResponse = Value<typeof answer>;
export type NearestPart = NearestPartsResponse['parts'][number];

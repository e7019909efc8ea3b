import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { activeFilter } from '../../../shop/catalog/listing.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogQuery } from './catalog-query.ts';

/** An active filter, the number of rows without it, and the link to them. */
export const relaxation = v.object({ ...activeFilter.entries, totalItems: v.number(), href: v.string() });

export const relaxationsEndpoint = {
  method: 'GET',
  path: '/api/relaxations',
  takes: 'query',
  request: catalogQuery,
  response: v.array(relaxation),
} as const satisfies Endpoint;

/** A filter of an empty result that could be removed, and the number of rows without it. */
export type RelaxedFilter = Value<typeof relaxation>;

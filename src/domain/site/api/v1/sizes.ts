import * as v from 'valibot';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import type { Endpoint } from '../endpoint.ts';
import { catalogVersion, publicSize } from './shapes.ts';

/** The sizes of a standard, or of all. They are few enough for one response. */
export const publicSizesEndpoint = {
  method: 'GET',
  path: '/api/v1/sizes',
  takes: 'query',
  request: v.object({
    standard: v.optional(v.picklist(['as568', 'jis', 'metric', 'all'], 'must be as568, jis, metric or all.'), 'all'),
  }),
  response: v.object({ catalog_version: catalogVersion, total_items: wholeNumber(), items: v.array(publicSize) }),
} as const satisfies Endpoint;

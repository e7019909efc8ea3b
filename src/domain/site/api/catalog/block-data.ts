import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';

/** Maximum characters of a block's options. Longer options are rejected with status 414. */
export const LONGEST_OPTIONS = 6000;

export const blockDataEndpoint = {
  method: 'GET',
  path: '/api/block-data',
  takes: 'query',
  request: v.object({
    name: v.string(),
    /** A serialized JSON object. */
    options: v.optional(v.string()),
    /** Path of the edited page. */
    path: v.optional(v.string()),
  }),
  response: v.object({ data: v.unknown() }),
} as const satisfies Endpoint;

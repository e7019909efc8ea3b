import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';

/** Characters of a block's options; a longer text is answered with 414. */
export const LONGEST_OPTIONS = 6000;

export const blockDataEndpoint = {
  method: 'GET',
  path: '/api/block-data',
  takes: 'query',
  request: v.object({
    name: v.string(),
    /** A JSON object as text. */
    options: v.optional(v.string()),
    /** Of the page that is edited. */
    path: v.optional(v.string()),
  }),
  answer: v.object({ data: v.unknown() }),
} as const satisfies Endpoint;

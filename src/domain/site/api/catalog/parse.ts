import * as v from 'valibot';
import { LONGEST_SEARCH } from '../../../kit/text/bounded-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { found } from './found.ts';

/** A text to parse. */
export const parseRequest = v.object({
  q: v.pipe(
    v.string('must be the text to read.'),
    v.maxLength(LONGEST_SEARCH, `holds at most ${LONGEST_SEARCH} characters.`),
  ),
  unit: v.optional(
    v.pipe(v.picklist(['mm', 'in'], 'must be mm or in.'), v.description('Unit of differences in words.')),
    'mm',
  ),
});

export const parseEndpoint = {
  method: 'GET',
  path: '/api/parse',
  takes: 'query',
  request: parseRequest,
  response: found,
} as const satisfies Endpoint;

import * as v from 'valibot';
import { LONGEST_SEARCH } from '../../../kit/text/bounded-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { found } from './found.ts';

const request = v.object({
  q: v.pipe(
    v.string('must be the text to read.'),
    v.maxLength(LONGEST_SEARCH, `holds at most ${LONGEST_SEARCH} characters.`),
  ),
  unit: v.optional(v.picklist(['mm', 'in'], 'must be mm or in.'), 'mm'),
});

export const parseEndpoint = {
  method: 'GET',
  path: '/api/v1/parse',
  takes: 'query',
  request,
  response: found,
} as const satisfies Endpoint;

import * as v from 'valibot';
import type { Value } from '../../../kit/schema/value.ts';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { MAX_PASTED_LINES } from '../../../order/lists/limits.ts';
import { pricingPartSchema } from '../../../shop/pricing/pricing-part.ts';
import type { Endpoint } from '../endpoint.ts';

/** The lines of a list, as typed. */
const request = v.object({
  lines: v.pipe(
    v.array(v.string('each line must be text.'), 'lines must be a list.'),
    v.maxLength(MAX_PASTED_LINES, `lines holds at most ${MAX_PASTED_LINES}.`),
  ),
});

const line = v.union([
  v.object({ kind: v.literal('part'), part: pricingPartSchema, quantity: wholeNumber(1) }),
  v.object({ kind: v.literal('problem'), problem: v.string() }),
  /** An empty line or a header. */
  v.object({ kind: v.literal('nothing') }),
]);

export const partsLookupEndpoint = {
  method: 'POST',
  path: '/api/parts-lookup',
  takes: 'json',
  request,
  response: v.object({ lines: v.array(line) }),
} as const satisfies Endpoint;

/** The server's reading of one line of a pasted list. */
export type LookedUpLine = Value<typeof line>;

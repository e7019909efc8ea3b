import * as v from 'valibot';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import { alternativePart } from '../../shop/pricing/alternative-part.ts';
import { pricingData } from '../../shop/pricing/pricing-data.ts';
import { MAX_QUANTITY } from '../../shop/pricing/pricing-rules.ts';
import type { Endpoint } from './endpoint.ts';

/** Maximum lines of one request. */
export const MAX_PRICED_LINES = 200;
/** Maximum lines of one request for alternatives, since each may have several parts. */
export const MAX_LINES_WITH_ALTERNATIVES = 40;

const askedLine = v.object(
  {
    part: v.pipe(v.string('must be a part number.'), v.maxLength(LONGEST_PART_NUMBER, 'must be a part number.')),
    quantity: v.pipe(
      v.number('must be a whole number of pieces.'),
      v.integer('must be a whole number of pieces.'),
      v.minValue(1, 'must be at least 1.'),
      v.maxValue(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}.`),
    ),
  },
  'must be an object with part and quantity.',
);

const linesUpTo = (most: number) =>
  v.object({
    lines: v.pipe(v.array(askedLine, 'must be a list.'), v.maxLength(most, `must be at most ${most}.`)),
  });

export type PriceRequestLine = v.InferOutput<typeof askedLine>;

const pricedLine = v.object({
  part: v.string(),
  quantity: v.number(),
  /** 1/100,000 USD. null if there is no price to show. */
  unitPriceE5: v.nullable(v.number()),
  /** null: `priceText` is shown instead. */
  totalCents: v.nullable(v.number()),
  priceText: v.string(),
  /** Business days until all pieces can ship. null = on request. */
  shipDays: v.nullable(v.number()),
  /** Data to price any other quantity. */
  pricing: pricingData,
});

export const pricesEndpoint = {
  method: 'POST',
  path: '/api/prices',
  takes: 'json',
  request: linesUpTo(MAX_PRICED_LINES),
  /** One entry per line, in request order. */
  response: v.object({ lines: v.array(pricedLine) }),
} as const satisfies Endpoint;

export const alternativesEndpoint = {
  method: 'POST',
  path: '/api/prices/alternatives',
  takes: 'json',
  request: linesUpTo(MAX_LINES_WITH_ALTERNATIVES),
  /** One list per line, in request order. Empty for an unknown part. */
  response: v.object({ lines: v.array(v.array(alternativePart)) }),
} as const satisfies Endpoint;

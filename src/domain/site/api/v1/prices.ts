import * as v from 'valibot';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { LONGEST_PART_NUMBER } from '../../../shop/catalog/part-number.ts';
import type { Endpoint } from '../endpoint.ts';
import { money } from './shapes.ts';

/** Maximum lines of one request. */
export const MAX_PRICED_LINES = 500;

const requestedLine = v.object(
  {
    part_number: v.pipe(
      v.string('must be a part number.'),
      v.maxLength(LONGEST_PART_NUMBER, `must have at most ${LONGEST_PART_NUMBER} characters.`),
    ),
    quantity: v.pipe(v.number('must be a number of pieces.'), v.description('Whole pieces, from 1 to 9,999,999.')),
  },
  'must be an object with part_number and quantity.',
);

/** Why a line has no price. */
export const LINE_PROBLEMS = {
  'unknown-part': 'There is no part with this number.',
  'invalid-quantity': 'The quantity must be a whole number from 1 to 9,999,999.',
  'price-on-request': 'There is no published price for this quantity. Request a quote.',
  'price-unavailable': 'Prices cannot be read right now. Try again in a minute.',
} as const;

export type LineProblem = keyof typeof LINE_PROBLEMS;

export const publicPricedLine = v.object({
  part_number: v.pipe(v.string(), v.description('As it is written in the catalog; for an unknown part, as requested.')),
  quantity: v.number(),
  unit_price: v.nullable(money),
  total: v.pipe(v.nullable(money), v.description('Cost of the line, with the line minimum. null: see problem.')),
  is_line_minimum: v.pipe(v.boolean(), v.description('The total is the line minimum.')),
  same_total_up_to: v.pipe(
    v.nullable(wholeNumber(1)),
    v.description('Largest quantity that costs the same. null: none is larger.'),
  ),
  lead_time_days: v.pipe(
    v.nullable(wholeNumber()),
    v.description('Business days until all pieces can ship. null: on request.'),
  ),
  as_of: v.pipe(
    v.nullable(v.string()),
    v.description('ISO time of an earlier read, while current prices are unavailable. null: current.'),
  ),
  problem: v.nullable(
    v.object({ code: v.picklist(Object.keys(LINE_PROBLEMS) as [LineProblem, ...LineProblem[]]), message: v.string() }),
  ),
});

export const publicPricesEndpoint = {
  method: 'POST',
  path: '/api/v1/prices',
  takes: 'json',
  request: v.object({
    lines: v.pipe(
      v.array(requestedLine, 'must be a list.'),
      v.minLength(1, 'must have a line.'),
      v.maxLength(MAX_PRICED_LINES, `must have at most ${MAX_PRICED_LINES} lines.`),
    ),
  }),
  response: v.object({
    lines: v.pipe(v.array(publicPricedLine), v.description('One entry per line, in request order.')),
    subtotal: v.pipe(money, v.description('Sum of the totals. Lines without a total are not in it.')),
    order_minimum: v.pipe(money, v.description('An order costs at least this.')),
  }),
} as const satisfies Endpoint;

export type PriceRequest = v.InferOutput<typeof publicPricesEndpoint.request>;
export type PublicPrices = v.InferOutput<typeof publicPricesEndpoint.response>;

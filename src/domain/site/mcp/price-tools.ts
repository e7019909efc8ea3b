import * as v from 'valibot';
import { publicPricesEndpoint } from '../api/v1/prices.ts';
import { partNumber } from './catalog-tools.ts';
import { fields, type Tool } from './tool.ts';

/** Maximum lines of a call. */
const MAX_LINES = 100;

const lines = v.pipe(
  v.array(
    fields({
      part_number: partNumber,
      quantity: v.pipe(v.number('must be a number of pieces.'), v.description('Whole pieces, from 1 to 9,999,999.')),
    }),
    'must be a list.',
  ),
  v.minLength(1, 'must have a line.'),
  v.maxLength(MAX_LINES, `must have at most ${MAX_LINES} lines. Split the list.`),
);

const { lines: pricedLines, subtotal, order_minimum } = publicPricesEndpoint.response.entries;

export const pricePartsTool = {
  name: 'price_parts',
  title: 'Price parts',
  description:
    'Prices parts with quantities: unit price, total and lead time of each line, or the reason why a line has no price. ' +
    'Every line is judged on its own. Prices are current US list prices without tax and shipping; a quote confirms them.',
  input: fields({ lines }),
  output: publicPricesEndpoint.response,
} as const satisfies Tool;

export const prepareQuoteTool = {
  name: 'prepare_quote',
  title: 'Prepare a quote request',
  description:
    'Returns a link that opens parts and quantities in the cart, where a person checks the lines and sends the quote request. ' +
    'This tool sends, stores and orders nothing: give the link to the user.',
  input: fields({ lines }),
  output: v.object({
    url: v.pipe(v.string(), v.description('Link for the user, to be opened in a browser.')),
    lines: v.pipe(pricedLines, v.description('The lines of the link with their current prices.')),
    left_out: v.pipe(pricedLines, v.description('Lines that are not in the link. problem says why.')),
    subtotal,
    order_minimum,
    next_step: v.pipe(v.string(), v.description('What the user does with the link.')),
  }),
} as const satisfies Tool;

export type QuoteInput = v.InferOutput<typeof prepareQuoteTool.input>;

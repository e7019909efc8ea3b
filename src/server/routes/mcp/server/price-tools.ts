import { buyHref } from '../../../../domain/order/lists/buy-link.ts';
import type { PublicPrices } from '../../../../domain/site/api/v1/prices.ts';
import { prepareQuoteTool, pricePartsTool, type QuoteInput } from '../../../../domain/site/mcp/price-tools.ts';
import { publicPrices } from '../../../catalog/public-prices.ts';
import { AppError } from '../../../http/app-error.ts';
import { runnable } from './tool-calls.ts';

/** Prices lines, each with its own problem. */
export const priceTool = runnable(pricePartsTool, async ({ lines }, { catalog, services: { prices } }) => ({
  value: await publicPrices(await catalog(), prices, lines),
}));

/** Adds up the quantities of lines with the same part number: a link must name each part once. */
const merged = (lines: QuoteInput['lines']): QuoteInput['lines'] =>
  [...Map.groupBy(lines, ({ part_number }) => part_number.trim().toUpperCase()).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );

type PricedLine = PublicPrices['lines'][number];

/** Whether a line can be requested: a part without a price can, and an unknown one cannot. */
const canBeRequested = ({ problem }: PricedLine): boolean =>
  problem === null || problem.code === 'price-on-request' || problem.code === 'price-unavailable';

/** Returns the link that opens lines in the cart. It stores and sends nothing. */
export const quoteTool = runnable(prepareQuoteTool, async ({ lines }, { catalog, services: { prices, settings } }) => {
  const priced = await publicPrices(await catalog(), prices, merged(lines));
  const inLink = priced.lines.filter(canBeRequested);
  const leftOut = priced.lines.filter((line) => !canBeRequested(line));
  if (inLink.length === 0) {
    const problems = leftOut.map(({ part_number, problem }) => ({
      parameter: 'lines',
      message: `${part_number}: ${problem?.message ?? ''}`,
    }));
    throw new AppError('bad-input', { message: 'No line can be quoted, so there is no link.', problems });
  }
  return {
    value: {
      url: settings.siteUrl + buyHref(inLink),
      lines: inLink,
      left_out: leftOut,
      subtotal: priced.subtotal,
      order_minimum: priced.order_minimum,
      next_step:
        'Nothing was sent. The user opens the link, checks the lines in the cart and sends the quote request there.',
    },
  };
});

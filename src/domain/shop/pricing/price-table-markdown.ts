import { table } from '../../kit/markdown/blocks.ts';
import type { Markdown } from '../../kit/markdown/markdown.ts';
import { type DisplayedPriceLine, unitPriceText } from './price-lines.ts';

/** Returns price breaks as a table, in USD. */
export const priceTable = (lines: readonly DisplayedPriceLine[]): Markdown =>
  table(
    [
      { head: 'Quantity', figures: true },
      { head: 'Unit price, USD', figures: true },
      { head: 'Total of the first quantity, USD', figures: true },
      'Discount',
    ],
    lines.map((line) => [line.minQuantity, unitPriceText(line), line.total, line.discount]),
  );

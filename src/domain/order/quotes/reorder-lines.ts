import { formatCount } from '../../kit/text/counted.ts';
import { longDay } from '../../kit/text/date-format.ts';
import type { UsdCents } from '../../kit/units.ts';
import { formatCents, formatUnitPrice } from '../../shop/pricing/money.ts';
import type { SavedLine } from '../lists/saved-list.ts';
import type { QuoteRequest } from './quote.ts';
import { shownQuote } from './shown-line.ts';

/**
 * Returns the lines of an earlier quote as a list: those of the cart, and texts for which staff offered a part. Once
 * staff replied, the note of each line with a price says what it was, because the list shows current prices.
 */
export const reorderLines = (quote: QuoteRequest): readonly SavedLine[] => {
  const { number, answeredAt } = quote;
  const { lines, texts } = shownQuote(quote);
  const noteWith = (note: string, quantity: number, price: { total: UsdCents; unit: string } | null): string => {
    if (answeredAt === null || price === null) return note;
    const each = `${formatCents(price.total)} for ${formatCount(quantity)}, unit price ${price.unit}`;
    const quoted = `Quoted ${longDay(new Date(answeredAt))}: ${each} (${number})`;
    return note === '' ? quoted : `${note}. ${quoted}`;
  };
  return [
    ...lines.map(({ item: { productName, quantity, note, price, fixedPriceDisplay } }) => ({
      text: '',
      part: productName,
      quantity,
      own: '',
      note: noteWith(note, quantity, typeof price === 'number' ? { total: price, unit: fixedPriceDisplay } : null),
    })),
    ...texts.flatMap(({ part, offer }) => {
      if (offer === null || part === '') return [];
      const { quantity, totalCents, unitPriceE5 } = offer;
      const price = { total: totalCents, unit: formatUnitPrice(unitPriceE5) };
      return [{ text: '', part, quantity, own: '', note: noteWith('', quantity, price) }];
    }),
  ];
};

import { counted } from '../../kit/text/counted.ts';
import { type UsdE5, usdCents, usdE5 } from '../../kit/units.ts';
import { formatCents, formatUnitPrice, integerFromDecimal } from '../../shop/pricing/money.ts';
import type { ShownLine } from './shown-line.ts';

/** The difference between a line's price and the price that the visitor saw. */
export interface PriceChange {
  /** The price that the visitor saw, or ''. */
  readonly before: string;
  readonly words: string;
}

const DISPLAYED = /^\$[\d,]{1,12}\.\d{2,5}$/;

/**
 * Returns the unit price that a line displays, or null for a text. The value comes from the visitor's browser, so
 * nothing else is parsed.
 */
export const unitPriceIn = (display: string): UsdE5 | null => {
  if (!DISPLAYED.test(display)) return null;
  const amount = integerFromDecimal(display.replace(/[$,]/g, ''), 5);
  return amount === null ? null : usdE5(amount);
};

const MINUS = '\u2212';

/** @example signed(4000) // '+$0.04' */
const signedE5 = (difference: number): string =>
  (difference < 0 ? MINUS : '+') + formatUnitPrice(usdE5(Math.abs(difference)));

/** Returns null if the price is unchanged or still missing. */
export const priceChange = ({ sent, item, check, isAnswered, isDeclined }: ShownLine): PriceChange | null => {
  if (isDeclined || (check !== 'priced' && !isAnswered)) return null;
  if (typeof item.price !== 'number') {
    return typeof sent.price === 'number' ? { before: sent.fixedPriceDisplay, words: 'no price now: ask us' } : null;
  }
  if (typeof sent.price !== 'number') return { before: '', words: 'priced since your request' };
  if (item.quantity !== sent.quantity) return null;
  const [before, now] = [unitPriceIn(sent.fixedPriceDisplay), unitPriceIn(item.fixedPriceDisplay)];
  if (before !== null && now !== null && before !== now) {
    return { before: formatUnitPrice(before), words: `${signedE5(now - before)} since your request` };
  }
  if (item.price === sent.price) return null;
  return { before: '', words: `line total ${formatCents(sent.price)} in your request` };
};

const MAX_NAMED = 3;

/** Returns the price changes since the request, in sentences, or null without changes. */
export const changedPrices = (
  lines: readonly ShownLine[],
): { readonly title: string; readonly words: string } | null => {
  const changed = lines.filter((line) => priceChange(line) !== null);
  if (changed.length === 0) return null;
  const named = changed.flatMap((line) => {
    const before = priceChange(line)?.before ?? '';
    return before === '' || typeof line.item.price !== 'number'
      ? []
      : [`${line.item.productName} is ${line.item.fixedPriceDisplay}, not ${before}.`];
  });
  const both = lines.filter(({ sent, item }) => typeof sent.price === 'number' && typeof item.price === 'number');
  const sum = (which: 'sent' | 'item'): number =>
    both.reduce((total, line) => total + (typeof line[which].price === 'number' ? line[which].price : 0), 0);
  const [then, now] = [usdCents(sum('sent')), usdCents(sum('item'))];
  const sums =
    then === now
      ? []
      : [
          `${both.length === 1 ? 'The line you saw priced comes' : `The ${both.length} lines you saw priced come`} to ${formatCents(now)}, not ${formatCents(then)}.`,
        ];
  return {
    title: `${counted(changed.length, 'price')} changed since your request.`,
    words: [...named.slice(0, MAX_NAMED), ...sums].join(' '),
  };
};

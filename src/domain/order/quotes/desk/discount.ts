import { withoutEnd } from '../../../kit/text/strip-ends.ts';
import { type UsdE5, usdE5 } from '../../../kit/units.ts';
import { divideRounded, formatUnitPrice, integerFromDecimal } from '../../../shop/pricing/money.ts';
import type { PriceList } from '../../../shop/pricing/price-list.ts';
import { tierFor } from '../../../shop/pricing/price-tier.ts';

/** Discounts are whole hundredths of a percent, such as 450 for 4.5%. Negative ones are above the list price. */
const WHOLE = 10_000;
const LARGEST_DISCOUNT = 9_999;
const SMALLEST_DISCOUNT = -99_999;

/** Returns the list price of a quantity, or `null` if the list is unknown or hidden. */
export const listPriceAt = (prices: PriceList | null, quantity: number | null): UsdE5 | null =>
  prices === null || prices.hidden || quantity === null
    ? null
    : (tierFor(prices.breaks, quantity)?.unitPriceE5 ?? null);

/**
 * Returns the discount of a price from the list price, rounded to hundredths of a percent.
 *
 * @example discountOf(usdE5(42_000), usdE5(44_000)) // 455: 4.55%
 */
export const discountOf = (price: UsdE5, list: UsdE5): number => divideRounded((list - price) * WHOLE, list);

/** Returns the list price less a discount in hundredths of a percent, rounded to 1/100,000 USD and at least that. */
export const discountedPrice = (list: UsdE5, discount: number): UsdE5 =>
  usdE5(Math.max(1, list - divideRounded(list * discount, WHOLE)));

/** Formats a discount for its field. @example discountText(450) // '4.5' */
export const discountText = (discount: number): string => {
  const magnitude = Math.abs(discount);
  const fraction = withoutEnd(String(magnitude % 100).padStart(2, '0'), '0');
  return `${discount < 0 ? '-' : ''}${Math.trunc(magnitude / 100)}${fraction === '' ? '' : `.${fraction}`}`;
};

/** Parses a typed discount in percent. Returns `null` if it is not one. @example parseDiscount('4.5 %') // 450 */
export const parseDiscount = (text: string): number | null => {
  const typed = text.replace('\u2212', '-').trim();
  const discount = integerFromDecimal((typed.endsWith('%') ? typed.slice(0, -1) : typed).trim(), 2);
  return discount === null || discount > LARGEST_DISCOUNT || discount < SMALLEST_DISCOUNT ? null : discount;
};

/** Formats a unit price for its field: without the dollar sign and thousands separators. @example priceText(42_000) // '0.42' */
export const priceFieldText = (price: UsdE5): string => formatUnitPrice(price).slice(1).replaceAll(',', '');

/** A million dollars apiece, as in the replies of the backend. */
const HIGHEST_PRICE_E5 = 100_000_000_000;

/** Parses a typed unit price in US dollars. Returns `null` if it is not one. @example parsePrice('$1,200.5') // 120050000 */
export const parsePrice = (text: string): UsdE5 | null => {
  const amount = integerFromDecimal(
    text
      .trim()
      .replace(/^\$\s*/, '')
      .replaceAll(',', ''),
    5,
  );
  return amount === null || amount < 1 || amount > HIGHEST_PRICE_E5 ? null : usdE5(amount);
};

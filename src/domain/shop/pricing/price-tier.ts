import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { amountCents, formatUnitPrice, greaterAmount, quantityWithin } from './money.ts';
import type { PriceBreak, PriceList } from './price-list.ts';
import { CONTACT_US, MAX_QUANTITY, REQUEST_COST } from './pricing-rules.ts';

/**
 * Returns the price tier of a quantity: the highest whose `minQuantity` does not exceed it. Below the first break the
 * first price applies, because the line minimum is computed from it. Returns undefined only without breaks.
 */
export const tierFor = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.findLast((one) => one.minQuantity <= quantity) ?? breaks[0];

/** One tier with its range of quantities. `to` is null for the last one. */
export interface PriceSpan {
  readonly from: number;
  readonly to: number | null;
  readonly unitPriceE5: UsdE5;
}

/** Returns the tiers as ranges that cover every quantity from 1 exactly once. */
export const priceSpans = (breaks: readonly PriceBreak[]): PriceSpan[] =>
  breaks.map((one, index) => {
    const next = breaks[index + 1];
    return {
      from: index === 0 ? 1 : one.minQuantity,
      to: next ? next.minQuantity - 1 : null,
      unitPriceE5: one.unitPriceE5,
    };
  });

/**
 * Returns the smallest quantity whose unit price × quantity exceeds an amount, or null if there is no such quantity up
 * to `MAX_QUANTITY`.
 */
const firstQuantityAbove = (breaks: readonly PriceBreak[], limitCents: UsdCents): number | null => {
  // Loops over the breaks instead of `priceSpans`, because a sort by total computes this for thousands of lists.
  for (let index = 0; index < breaks.length; index++) {
    const { minQuantity, unitPriceE5 } = breaks[index] as PriceBreak;
    const from = index === 0 ? 1 : minQuantity;
    const to = (breaks[index + 1]?.minQuantity ?? MAX_QUANTITY + 1) - 1;
    const quantity = Math.max(from, quantityWithin(limitCents, unitPriceE5) + 1);
    if (quantity <= Math.min(to, MAX_QUANTITY)) return quantity;
  }
  return null;
};

/**
 * Returns the quantity from which the price is agreed in person: the first whose unit price × quantity exceeds the line
 * maximum, or null for never. A maximum below the line minimum counts as the minimum, because otherwise nothing could
 * be bought.
 */
export const contactFrom = ({ breaks, lineMinCents, lineMaxCents }: PriceList): number | null =>
  lineMaxCents === null ? null : firstQuantityAbove(breaks, greaterAmount(lineMinCents, lineMaxCents));

/**
 * Returns the quantity up to which a line costs the line minimum: floor(line minimum / first unit price), at least 1.
 * If a later break is more expensive, it ends where the amount exceeds the minimum. Returns 0 only without breaks.
 *
 * @example lineMinimumQuantity({breaks: [{minQuantity: 1, unitPriceE5: 112_000}], lineMinCents: 2_500, …}) // 22
 */
export const lineMinimumQuantity = ({ breaks, lineMinCents }: PriceList): number => {
  const first = breaks[0];
  if (!first) return 0;
  const above = firstQuantityAbove(breaks, lineMinCents) ?? MAX_QUANTITY + 1;
  return Math.max(1, Math.min(quantityWithin(lineMinCents, first.unitPriceE5), above - 1));
};

/**
 * Returns the largest quantity up to which a line costs the line minimum, like the given quantity, or null if it costs
 * more, has no price, or no larger quantity costs the same.
 *
 * @example sameTotalUpTo({breaks: [{minQuantity: 1, unitPriceE5: 8_650}], lineMinCents: 2_500, …}, 200) // 289
 */
export const sameTotalUpTo = (priceList: PriceList, quantity: number): number | null => {
  if (lineTotal(priceList, quantity) !== priceList.lineMinCents) return null;
  const above = firstQuantityAbove(priceList.breaks, priceList.lineMinCents) ?? MAX_QUANTITY + 1;
  return above - 1 > quantity ? above - 1 : null;
};

/** The cost of a line for a quantity. Field names are those of a quote option. */
export interface LinePrice {
  /** Total of the line in cents, or the text to show instead. */
  readonly price: UsdCents | typeof REQUEST_COST | typeof CONTACT_US;
  /** Unit price in 1/100,000 USD, or null if there is no price to show. */
  readonly unitPriceE5: UsdE5 | null;
  readonly fixedPriceDisplay: string;
  /** Whether the total is the line minimum. */
  readonly is_line_min: boolean;
}

const unpriced = (text: typeof REQUEST_COST | typeof CONTACT_US): LinePrice => ({
  price: text,
  unitPriceE5: null,
  fixedPriceDisplay: text,
  is_line_min: false,
});

interface LineAmount {
  readonly price: UsdCents;
  readonly unitPriceE5: UsdE5;
  readonly is_line_min: boolean;
}

/** Returns the figures of `priceLine`, or the text that it shows instead. */
const lineAmount = (
  priceList: PriceList | null,
  quantity: number,
): LineAmount | typeof REQUEST_COST | typeof CONTACT_US => {
  const tier = priceList && !priceList.hidden ? tierFor(priceList.breaks, quantity) : undefined;
  if (!priceList || !tier) return REQUEST_COST;
  const contact = contactFrom(priceList);
  if (contact !== null && quantity >= contact) return CONTACT_US;
  const { unitPriceE5 } = tier;
  const amount = amountCents(unitPriceE5, quantity);
  return {
    price: greaterAmount(amount, priceList.lineMinCents),
    unitPriceE5,
    is_line_min: amount <= priceList.lineMinCents,
  };
};

/** Returns the total of `priceLine` in cents, or null without a published price. Formats no texts, for many parts. */
export const lineTotal = (priceList: PriceList | null, quantity: number): UsdCents | null => {
  const line = lineAmount(priceList, quantity);
  return typeof line === 'string' ? null : line.price;
};

/**
 * Prices one line by the tier of its quantity, at least at the line minimum. Returns 'Contact us for best value' above
 * the line maximum, and 'Request Cost' if the price is hidden or unknown.
 */
export const priceLine = (priceList: PriceList | null, quantity: number): LinePrice => {
  const line = lineAmount(priceList, quantity);
  return typeof line === 'string' ? unpriced(line) : { ...line, fixedPriceDisplay: formatUnitPrice(line.unitPriceE5) };
};

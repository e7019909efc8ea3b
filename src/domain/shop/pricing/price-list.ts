import * as v from 'valibot';
import { amountInCents, unitPrice } from '../../kit/schema/units.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { DEFAULT_LINE_MIN_CENTS } from './pricing-rules.ts';

export const priceBreak = v.object({ minQuantity: wholeNumber(1), unitPriceE5: unitPrice });

export const priceList = v.object({
  /** Ascending by `minQuantity`, without duplicates. Empty if `hidden`. */
  breaks: v.array(priceBreak),
  /** Whether the seller does not publish this price, so that 'Request Cost' is shown instead. */
  hidden: v.boolean(),
  lineMinCents: amountInCents(),
  /** Above this amount the price is agreed in person. null = no limit. */
  lineMaxCents: v.nullable(amountInCents(1)),
});

/** From `minQuantity` pieces on, one piece costs `unitPriceE5` (1/100,000 USD). */
export type PriceBreak = Value<typeof priceBreak>;

/** The prices of one product. */
export type PriceList = Value<typeof priceList>;

/** One row of the backend's `price_lists_v2`, with its decimal converted to 1/100,000 USD. */
export interface PriceListLine {
  readonly id: number;
  readonly minQuantity: number;
  readonly fixedPriceE5: UsdE5;
  /** The backend's mark of the cheapest order. The minimum itself is the compound's `line_min`. */
  readonly isMinValue: boolean;
  readonly hidePricing: boolean;
}

/** Returns the valid breaks: prices above zero, quantities from 1, and the newest row of a repeated quantity. */
const breaksOf = (lines: readonly PriceListLine[]): PriceBreak[] => {
  const newest = new Map<number, PriceListLine>();
  for (const line of lines) {
    if (!Number.isSafeInteger(line.fixedPriceE5) || line.fixedPriceE5 <= 0) continue;
    if (!Number.isFinite(line.minQuantity)) continue;
    const minQuantity = Math.max(1, Math.ceil(line.minQuantity));
    const other = newest.get(minQuantity);
    const newer = !other || line.id > other.id || (line.id === other.id && line.fixedPriceE5 < other.fixedPriceE5);
    if (newer) newest.set(minQuantity, line);
  }
  return [...newest]
    .map(([minQuantity, line]) => ({ minQuantity, unitPriceE5: line.fixedPriceE5 }))
    .sort((a, b) => a.minQuantity - b.minQuantity);
};

/**
 * Creates a price list from backend rows in any order. Returns null if no row has a price. A hidden list contains no
 * breaks, so that a price that the seller hides never reaches a browser.
 *
 * @param lineMinCents null or negative selects the default of $25
 * @param lineMaxCents null, zero or negative means no limit
 */
export const priceListFrom = (
  lines: readonly PriceListLine[],
  lineMinCents: UsdCents | null,
  lineMaxCents: UsdCents | null,
): PriceList | null => {
  const breaks = breaksOf(lines);
  const hidden = lines.some((line) => line.hidePricing);
  if (breaks.length === 0 && !hidden) return null;
  return {
    breaks: hidden ? [] : breaks,
    hidden,
    lineMinCents: lineMinCents !== null && lineMinCents >= 0 ? lineMinCents : DEFAULT_LINE_MIN_CENTS,
    lineMaxCents: lineMaxCents !== null && lineMaxCents > 0 ? lineMaxCents : null,
  };
};

import type { UsdCents } from '../../kit/units.ts';
import { formatCents } from '../../shop/pricing/money.ts';
import { orderMinimumText } from '../../shop/pricing/pricing-rules.ts';
import { type ShipTime, shipTimeValue } from '../../shop/pricing/ship-time.ts';
import { cartTotals } from '../cart/cart-totals.ts';
import { acceptedText, type LineCounts, pricedText } from './line-counts.ts';

/** A line with a price. Only such lines can be accepted. */
export interface PricedLine {
  /** From 1. */
  readonly position: number;
  readonly price: UsdCents;
  readonly shipTime: ShipTime;
  readonly expedite: boolean;
}

/** Texts about the lines that a visitor selected for acceptance. */
export interface SelectionTexts {
  readonly total: string;
  /** How many lines the total contains. */
  readonly lines: string;
  readonly shipTime: string;
  /** What an acceptance orders, or '' if it is every line. */
  readonly order: string;
  /** '' once the order minimum is reached. */
  readonly minimum: string;
}

/**
 * Returns the texts of a selection. The page renders them for all priced lines, and its JavaScript for the checked ones.
 *
 * @param counts of the whole quote
 */
export const selectionTexts = (counts: LineCounts, selected: readonly PricedLine[]): SelectionTexts => {
  const { subtotalCents, longestShipTime, orderMinimumReached } = cartTotals({ items: selected });
  const isAll = selected.length === counts.priced;
  const chosen = { ...counts, priced: selected.length, open: counts.lines - selected.length };
  return {
    total: formatCents(subtotalCents),
    lines: isAll ? pricedText(counts) : pricedText(chosen, 'selected'),
    shipTime: longestShipTime === null ? '–' : shipTimeValue(longestShipTime),
    order: acceptedText(counts, selected.length),
    minimum: orderMinimumReached || selected.length === 0 ? '' : orderMinimumText(false),
  };
};

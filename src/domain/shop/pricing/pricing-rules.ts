import { usdCents } from '../../kit/units.ts';
import { formatDollars } from './money.ts';

/** Order minimum $75. */
export const ORDER_MINIMUM_CENTS = usdCents(7_500);
/** Default line minimum, for a compound without one. */
export const DEFAULT_LINE_MIN_CENTS = usdCents(2_500);
/** The largest quantity that can be ordered online. It keeps every amount an exact integer. */
export const MAX_QUANTITY = 9_999_999;

/** Fixed texts next to prices. */
export const REQUEST_COST = 'Request Cost';
export const CONTACT_US = 'Contact us for best value';
export const REQUEST_FOR_ETA = 'Request for ETA';
export const REQUEST_A_QUOTE = 'Request A Quote';
export const FULL_SHIPMENT = 'Full Shipment';
export const PARTIAL_SHIPMENT = 'Faster Partial Shipment';
export const NO_INFORMATION = 'NO_INFORMATION';
export const INVALID_QUANTITY = 'Please enter a valid quantity';
export const HIGHER_QUANTITY_HINT = 'Try higher quantities for better prices';
export const NO_PRICING_DATA = 'Please submit a request for quote on product page.';
export const ORDER_MINIMUM_TEXT = `Order minimum ${formatDollars(ORDER_MINIMUM_CENTS)}`;

/** @example orderMinimumText(false) // 'Order minimum $75: not reached yet' */
export const orderMinimumText = (isReached: boolean): string =>
  isReached ? ORDER_MINIMUM_TEXT : `${ORDER_MINIMUM_TEXT}: not reached yet`;

/** Shown with every price list and in the cart. */
export const PRICING_NOTES = [
  'Prices may vary for extremely large volumes and special shipping requirements',
  'Due to fluctuating tariffs, pricing may change from listed',
  'Full quantity may ship partially from multiple warehouses',
  'Urgent expedites ALWAYS AVAILABLE',
] as const;

import type { UsdE5 } from '../../kit/units.ts';

const E5 = 100_000;

/**
 * Formats a price of 1/100,000 USD like the backend: with two to five decimals.
 *
 * @example priceText(112_000) // '1.12'
 * @example priceText(3_425) // '0.03425'
 * @example priceText(0) // '0.00', unpriced
 */
export const priceText = (priceE5: UsdE5): string => {
  const decimals = String(priceE5 % E5).padStart(5, '0');
  let end = 5;
  while (end > 2 && decimals[end - 1] === '0') end--;
  return `${Math.floor(priceE5 / E5)}.${decimals.slice(0, end)}`;
};

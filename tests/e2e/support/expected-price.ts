import type { PricingData } from '../../../src/domain/shop/pricing/pricing-data.ts';

const dollars = (cents: number): string => {
  const whole = Math.floor(cents / 100).toLocaleString('en-US');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
};

/**
 * Returns the total of a quantity as specified: the highest break that does not exceed it, never below the line
 * minimum. Computed independently of the code under test.
 *
 * @example expectedTotal(pricing, 500) // '$1,042.00'
 */
export const expectedTotal = ({ priceList }: Pick<PricingData, 'priceList'>, quantity: number): string => {
  if (priceList === null) throw new Error('The part has no price list.');
  const tiers = priceList.breaks.filter(({ minQuantity }) => minQuantity <= quantity);
  const unitPriceE5 = (tiers.at(-1) ?? priceList.breaks[0])?.unitPriceE5 ?? 0;
  return dollars(Math.max(priceList.lineMinCents, Math.round((unitPriceE5 * quantity) / 1000)));
};

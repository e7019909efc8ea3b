import { type UsdCents, type UsdE5, usdE5 } from '../../domain/kit/units.ts';
import { priceText } from '../../domain/shop/pricing/price-text.ts';
import type { Money } from '../../domain/site/api/v1/shapes.ts';

const E5_PER_CENT = 1000;

/** Returns a unit price in the form of the public API. */
export const unitPrice = (priceE5: UsdE5): Money => ({ amount: priceText(priceE5), currency: 'USD' });

/** Returns an amount in the form of the public API. @example amount(2_500) // {amount: '25.00', currency: 'USD'} */
export const amount = (cents: UsdCents): Money => unitPrice(usdE5(cents * E5_PER_CENT));

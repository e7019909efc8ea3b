import { usdE5 } from '../../kit/units.ts';
import { formatUnitPrice } from '../../shop/pricing/money.ts';
import { priceLine } from '../../shop/pricing/price-tier.ts';
import { REQUEST_COST } from '../../shop/pricing/pricing-rules.ts';
import type { ListedPart } from './listed-part.ts';

/**
 * Returns the unit price of a listed part at a quantity, or the text that is shown instead of a price. Without a quantity
 * it is the starting price: `from $1.12`.
 */
export const unitPriceText = (
  { priceE5, priceList }: Pick<ListedPart, 'priceE5' | 'priceList'>,
  quantity: number | null,
): string => {
  if (quantity !== null && priceList !== null) return priceLine(priceList, quantity).fixedPriceDisplay;
  return priceE5 === 0 ? REQUEST_COST : `from ${formatUnitPrice(usdE5(priceE5))}`;
};

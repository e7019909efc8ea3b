import { type CartItem, type CartState, cartItem } from '../../../../src/domain/order/cart/cart.ts';
import { quoteOptions } from '../../../../src/domain/shop/pricing/quote-options.ts';
import { supplyFrom } from '../../../../src/domain/shop/pricing/supply.ts';
import { listOf } from '../../shop/pricing/price-list-arbitrary.ts';

export const pricing = {
  priceList: listOf(
    [
      [1, 1.12],
      [50, 0.94],
      [1000, 0.44],
    ],
    { lineMaxCents: 250_000 },
  ),
  supply: supplyFrom(1_284, [{ quantity: 4_200, leadTime: 5 }]),
  pricedAt: '2026-11-20T10:00:00.000Z',
};

/** A line of product `id`, priced as in the store. */
export const line = (uid: string, id: number, quantity = 100): CartItem => {
  const [option] = quoteOptions({
    productId: id,
    productName: `FK7502-${id}`,
    description: 'FKM 75 Shore A',
    descriptionTwo: 'AS568-214 · 24.99 × 3.53 mm',
    color: '#6b4226',
    priceList: pricing.priceList,
    supply: pricing.supply,
    quantity,
  });
  if (!option) throw new Error(`${quantity} is not a quantity.`);
  return cartItem(option, { uid, pricing, ring: { idMm: 24.99, csMm: 3.53 } });
};

export const cartOf = (...items: CartItem[]): CartState => ({ anonymous_id: 'visitor', items, texts: [] });
export const uids = ({ items }: CartState): string[] => items.map((item) => item.uid);

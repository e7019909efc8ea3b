import type { CartItem } from '../../domain/order/cart/cart.ts';
import { repriced } from '../../domain/order/cart/cart-changes.ts';
import type { QuoteLine } from '../../domain/order/quotes/quote-line.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import type { PricingData } from '../../domain/shop/pricing/pricing-data.ts';
import { REQUEST_A_QUOTE, REQUEST_COST, REQUEST_FOR_ETA } from '../../domain/shop/pricing/pricing-rules.ts';
import type { BatchPricing } from '../pricing/pricing-source.ts';

/** Number of parts per read, which takes three backend queries. */
const AT_ONCE = 200;
/** After this time, lines keep the cart's price and are marked: a request is accepted even if prices cannot be read. */
const TIME_LIMIT_MS = 8000;

interface Pricing {
  readonly partOf: (productId: number) => Part | null;
  readonly pricing: BatchPricing;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Removes the price snapshot, because the server has its own prices. */
const withoutSnapshot = (item: CartItem): CartItem => ({ ...item, pricing: null });

const priceLine = (item: CartItem, part: Part | null, data: PricingData | undefined): QuoteLine => {
  const sent = withoutSnapshot(item);
  if (part === null) {
    const nothing = { price: REQUEST_COST, fixedPriceDisplay: REQUEST_COST, is_line_min: false } as const;
    const offered = { ...sent, ...nothing, shipTime: REQUEST_FOR_ETA, helperText: REQUEST_A_QUOTE } as const;
    return { sent, offered, check: 'unknown', asOf: null };
  }
  const named = { ...sent, productName: part.name };
  if (data === undefined) return { sent, offered: named, check: 'unread', asOf: null };
  const { priceList, supply, asOf } = data;
  const snapshot = { priceList, supply, pricedAt: asOf ?? '' };
  return {
    sent,
    offered: withoutSnapshot(repriced({ ...named, pricing: snapshot }, item.quantity)),
    check: 'priced',
    asOf,
  };
};

/** Prices every line from the catalog and the backend. Prices from the browser are only compared. */
export const priceLines = async (
  items: readonly CartItem[],
  { partOf, pricing, now }: Pricing,
): Promise<readonly QuoteLine[]> => {
  const deadline = now() + TIME_LIMIT_MS;
  const parts = new Map(items.map(({ id }) => [id, partOf(id)]));
  const ids = [...parts].flatMap(([id, part]) => (part === null ? [] : [id]));
  const read = new Map<number, PricingData>();
  for (let from = 0; from < ids.length && now() <= deadline; from += AT_ONCE) {
    for (const [id, data] of await pricing.readAll(ids.slice(from, from + AT_ONCE))) read.set(id, data);
  }
  return items.map((item) => priceLine(item, parts.get(item.id) ?? null, read.get(item.id)));
};

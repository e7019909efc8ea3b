import type { CartItem } from '../../domain/cart/cart.ts';
import { repriced } from '../../domain/cart/cart-changes.ts';
import type { Part } from '../../domain/catalog/model.ts';
import { REQUEST_A_QUOTE, REQUEST_COST, REQUEST_FOR_ETA } from '../../domain/pricing/pricing-rules.ts';
import type { QuoteLine } from '../../domain/quotes/quote-line.ts';
import type { PricingSource } from '../pricing/pricing-source.ts';

/** Reads at a time: each is three queries of the database. */
const AT_ONCE = 8;
/** Parts that one request reads: a Worker asks its database a thousand times at most, and storing the request counts too. */
const MOST_READ = 250;
/** After this, lines keep the cart's price and say so: a request is taken even when prices do not answer. */
const PATIENCE_MS = 8000;

interface Pricing {
  readonly partOf: (productId: number) => Part | null;
  readonly pricing: PricingSource;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Nothing of the snapshot is kept: the server has its own prices. */
const bare = (item: CartItem): CartItem => ({ ...item, pricing: null });

const priceLine = async (item: CartItem, { partOf, pricing }: Pricing): Promise<QuoteLine> => {
  const part = partOf(item.id);
  const sent = bare(item);
  if (part === null) {
    const nothing = { price: REQUEST_COST, fixedPriceDisplay: REQUEST_COST, is_line_min: false } as const;
    const offered = { ...sent, ...nothing, shipTime: REQUEST_FOR_ETA, helperText: REQUEST_A_QUOTE } as const;
    return { sent, offered, check: 'unknown', asOf: null };
  }
  const named = { ...sent, productName: part.name };
  try {
    const { priceList, supply, asOf } = await pricing.read(item.id);
    const snapshot = { priceList, supply, pricedAt: asOf ?? '' };
    return { sent, offered: bare(repriced({ ...named, pricing: snapshot }, item.quantity)), check: 'priced', asOf };
  } catch {
    return { sent, offered: named, check: 'unread', asOf: null };
  }
};

/** Prices every line anew from the catalog and the backend; what the browser says about prices is only compared. */
export const priceLines = async (items: readonly CartItem[], sources: Pricing): Promise<readonly QuoteLine[]> => {
  const deadline = sources.now() + PATIENCE_MS;
  const lines: QuoteLine[] = [];
  // Several lines of one part are one read.
  const reads = new Map<number, ReturnType<PricingSource['read']>>();
  const read: PricingSource['read'] = (productId) => {
    const known = reads.get(productId);
    if (known) return known;
    if (reads.size >= MOST_READ) return Promise.reject(new Error('These are more parts than one request reads.'));
    const reading = sources.pricing.read(productId);
    reads.set(productId, reading);
    return reading;
  };
  const bounded = { ...sources, pricing: { read } };
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    const isLate = sources.now() > deadline;
    const priced = isLate
      ? some.map((item): QuoteLine => ({ sent: bare(item), offered: bare(item), check: 'unread', asOf: null }))
      : await Promise.all(some.map((item) => priceLine(item, bounded)));
    lines.push(...priced);
  }
  return lines;
};

import * as v from 'valibot';
import type { CartItem } from '../../../domain/order/cart/cart.ts';
import { repriced } from '../../../domain/order/cart/cart-changes.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { catalogExamples } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import { priceListAt } from '../../../domain/shop/catalog/rows/part-at.ts';
import { cellNamed, partById } from '../../../domain/shop/catalog/rows/parts.ts';
import { supplyTiers } from '../../../domain/shop/pricing/supply.ts';
import { operationsWith } from '../../../domain/site/api/operations.ts';
import { type PublicQuote, sendQuoteEndpoint } from '../../../domain/site/api/v1/quotes.ts';
import { publicQuote } from '../../quotes/public-quote.ts';
import { requestedQuote } from '../../quotes/requested-quote.ts';

const SENT = '2026-11-26T09:00:00.000Z';

/** Prices a line from the index, because a page of documentation reads no backend. */
const pricedFromIndex = (catalog: Catalog, item: CartItem): CartItem => {
  const onHand = partById(catalog, item.id)?.onHand ?? 0;
  const supply = { onHand, offsite: 0, tiers: supplyTiers(onHand, []) };
  const priceList = priceListAt(catalog, cellNamed(catalog, item.productName));
  return { ...repriced({ ...item, pricing: { priceList, supply, pricedAt: SENT } }, item.quantity), pricing: null };
};

/** Returns the response to the example request, which is not stored. null: the catalog lacks its part. */
export const exampleQuote = (catalog: Catalog, siteUrl: string): PublicQuote | null => {
  const { example } = operationsWith(catalogExamples(catalog)).find(({ id }) => id === 'sendQuote') ?? {};
  const sent = v.parse(sendQuoteEndpoint.request, example);
  if (sent.lines.some((line) => cellNamed(catalog, line.part_number) === -1)) return null;
  const { contact, items, texts } = requestedQuote(catalog, '', sent);
  const lines = items.map((item) => {
    const offered = pricedFromIndex(catalog, item);
    return { sent: offered, offered, check: 'priced', asOf: null } as const;
  });
  const quote: QuoteRequest = {
    number: 'Q-2026-000123',
    publicId: '0123456789abcdef'.repeat(2),
    requestedAt: SENT,
    contact,
    lines,
    texts,
    state: 'received',
    answer: null,
    answeredAt: null,
    validUntil: null,
    orderNumber: '',
    acceptance: null,
    events: [],
  };
  return publicQuote(quote, siteUrl, Date.parse(SENT));
};

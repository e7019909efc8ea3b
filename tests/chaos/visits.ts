import type { Conditions } from './faults.ts';
import { posts } from './posts.ts';
import type { Visit } from './visit.ts';

const same = (text: string, well: string): string | null => (text === well ? null : 'differs from before');

const holds =
  (...pieces: string[]) =>
  (text: string): string | null => {
    const missing = pieces.find((piece) => !text.includes(piece));
    return missing === undefined ? null : `lacks ${missing}`;
  };

interface Pricing {
  readonly priceList: unknown;
  readonly supply: { readonly onHand: number };
  readonly asOf: string | null;
  readonly isUnread?: true;
}

const pricingOf = (text: string): Pricing => JSON.parse(text) as Pricing;

/** Prices straight from the backend. */
export const isFresh = (text: string): boolean => {
  const { asOf, isUnread } = pricingOf(text);
  return asOf === null && isUnread === undefined;
};

/** The right prices; said to be of an earlier time where there are none of now; or said to be unread. */
const pricesRight =
  ({ hasPrices, hasEmptyLists }: Conditions) =>
  (text: string, well: string): string | null => {
    const { priceList, isUnread, asOf } = pricingOf(text);
    if (isUnread) return priceList === null ? null : 'tells a price it did not read';
    if (asOf !== null && Number.isNaN(Date.parse(asOf))) return `is as of ${asOf}`;
    if (asOf === null && !hasPrices) return 'tells an earlier price as that of now';
    if (hasEmptyLists && priceList === null) return null;
    return JSON.stringify(priceList) === JSON.stringify(pricingOf(well).priceList) ? null : 'tells another price';
  };

const PRODUCTS = ['fk7502-214', 'nb7001-214', 'fk7502-213', 'nb7001-213'];

/** Of everything something: store, API, product, content, search, what visitors send. `priced`: ids of products with prices. */
export const visits = (priced: readonly number[], conditions: Conditions): Visit[] => [
  { name: 'search API', path: '/api/compounds-search?material=fkm&sortBy=price:asc', wrong: same },
  { name: 'search API', path: '/api/compounds-search?search=214&stock_available=true', wrong: same },
  { name: 'search API', path: '/api/compounds-search?mode=compounds', wrong: same },
  { name: 'filter options API', path: '/api/modifiers/color', wrong: same },
  { name: 'filter options API', path: '/api/modifiers/material', wrong: same },
  { name: 'sizes API', path: '/api/sizes?standard=usa&page=1', wrong: same },
  { name: 'sizes API', path: '/api/sizes?standard=metric&page=2', wrong: same },
  {
    name: 'search box API',
    path: '/api/search',
    send: () => ({ body: '{"searchText":"fk7502-214"}', headers: { 'Content-Type': 'application/json' } }),
    wrong: holds('FK7502-214'),
  },
  { name: 'store', path: '/shop/orings?material=nbr', wrong: holds('</html>', 'class="') },
  { name: 'store', path: '/shop/orings?search=viton', wrong: holds('</html>') },
  { name: 'search page', path: '/search?query=214', wrong: holds('</html>', '214') },
  ...PRODUCTS.map((name) => ({
    name: 'product',
    path: `/product/${name}`,
    wrong: holds(name.toUpperCase(), '</html>'),
  })),
  ...priced.map((id) => ({ name: 'pricing API', path: `/api/pricing/${id}`, wrong: pricesRight(conditions) })),
  ...['/', '/faq', '/rma-tolerances', '/contact-us'].map((path) => ({
    name: 'content',
    path,
    wrong: holds('<h1', '</html>'),
  })),
  ...posts(priced[0] ?? 0, conditions),
];

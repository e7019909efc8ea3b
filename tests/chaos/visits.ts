import type { Conditions, Fault } from './faults.ts';
import { formVisit, JSON_HEADERS, posts } from './posts.ts';
import type { Answer, Visit } from './visit.ts';

/** Byte-identical to the earlier response, because an endpoint has a fixed order of keys. */
const same = ({ text }: Answer, expected: readonly string[]): string | null =>
  expected.includes(text) ? null : 'differs from before';

const holds =
  (...pieces: string[]) =>
  ({ text }: Answer): string | null => {
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

/** Returns whether prices come directly from the backend. */
export const isFresh = (text: string): boolean => {
  const { asOf, isUnread } = pricingOf(text);
  return asOf === null && isUnread === undefined;
};

/** Expects correct prices: current, dated if current ones are unavailable, or marked as unread. */
const pricesRight =
  ({ hasPrices, hasEmptyLists }: Conditions) =>
  ({ text }: Answer, expected: readonly string[]): string | null => {
    const { priceList, isUnread, asOf } = pricingOf(text);
    if (isUnread) return priceList === null ? null : 'tells a price it did not read';
    if (asOf !== null && Number.isNaN(Date.parse(asOf))) return `is as of ${asOf}`;
    if (asOf === null && !hasPrices) return 'tells an earlier price as that of now';
    if (hasEmptyLists && priceList === null) return null;
    const known = expected.map((one) => JSON.stringify(pricingOf(one).priceList));
    return known.includes(JSON.stringify(priceList)) ? null : 'tells another price';
  };

const PRODUCTS = ['fk7502-214', 'nb7001-214', 'fk7502-213', 'nb7001-213'];

/** Files rendered on request: checks the first and last bytes of their format. */
export const FILES: readonly Visit[] = [
  { name: 'part sheet', path: '/product/fk7502-214/fk7502-214-sheet.pdf', wrong: holds('%PDF-', '%%EOF') },
  { name: 'datasheet', path: '/datasheets/fk7502.pdf', wrong: holds('%PDF-', '%%EOF') },
  {
    name: 'ZIP',
    path: '/api/v1/parts/files.zip?part_numbers=FK7502-214',
    wrong: holds('PK\u0003\u0004', 'PK\u0005\u0006'),
  },
];

/**
 * A visit of every kind: store, API, product, content, search, and sent data. `priced` lists ids of products with
 * prices.
 */
const everything = (priced: readonly number[], conditions: Conditions): Visit[] => [
  { name: 'search API', path: '/api/compounds-search?material=fkm&sortBy=price:asc', wrong: same },
  { name: 'search API', path: '/api/compounds-search?search=214&stock_available=true', wrong: same },
  { name: 'search API', path: '/api/compounds-search?search=fk7502-214&limit=25', wrong: same },
  { name: 'search API', path: '/api/compounds-search?mode=compounds', wrong: same },
  { name: 'filter options API', path: '/api/modifiers/color', wrong: same },
  { name: 'filter options API', path: '/api/modifiers/material', wrong: same },
  { name: 'sizes API', path: '/api/sizes?standard=usa&page=1', wrong: same },
  { name: 'sizes API', path: '/api/sizes?standard=metric&page=2', wrong: same },
  {
    name: 'search box API',
    path: '/api/search',
    send: () => ({ body: '{"searchText":"fk7502-214"}', headers: JSON_HEADERS }),
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

/** All visits, with more of those that depend on the failing part. */
export const visits = (priced: readonly number[], conditions: Conditions, fault: Fault | null = null): Visit[] => {
  const all = everything(priced, conditions);
  if (fault?.startsWith('R2')) return [...all, ...Array.from({ length: 8 }, () => formVisit(conditions.canUpload))];
  if (fault === 'mail fails' || fault === 'clock skew') {
    const quotes = all.filter(({ path }) => path === '/api/quotes');
    return [...all, ...quotes, ...quotes];
  }
  return fault === 'visitors leave' ? [...all, ...FILES] : all;
};

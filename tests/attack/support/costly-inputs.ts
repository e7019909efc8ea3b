import { MAX_ITEMS, MAX_TEXTS } from '../../../src/domain/order/cart/cart.ts';
import { MAX_LINE_TEXTS, MAX_LINES, MAX_READ_AT_ONCE } from '../../../src/domain/order/lists/limits.ts';
import { MAX_LINES_WITH_ALTERNATIVES, MAX_PRICED_LINES } from '../../../src/domain/site/api/prices.ts';
import { MAX_PRICED_LINES as MAX_PUBLIC_LINES } from '../../../src/domain/site/api/v1/prices.ts';

/** The most expensive request that a route accepts, and the next larger one, which it rejects. */
export interface CostlyInput {
  readonly route: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Rejected with 4xx; absent for routes with a single size. */
  readonly tooMuch?: { readonly path?: string; readonly body?: unknown };
}

const WORDS = ['viton', 'o-ring', 'black', '75', 'food', 'steam', 'brown', 'seal', 'pcs', 'NSF', 'ozone', 'FDA'];

/** A text of 40 words and numbers, the maximum that is read, which differs from line to line. */
export const longestText = (seed: number): string =>
  Array.from({ length: 40 }, (_, at) => WORDS[(at + seed) % WORDS.length]?.replace('o-ring', 'ring'))
    .join(' ')
    .slice(0, 196)
    .concat(` ${seed % 97}`)
    .slice(0, 200);

export const costliestList = (lines = MAX_READ_AT_ONCE) => ({
  lines: Array.from({ length: lines }, (_, line) => ({
    texts: Array.from({ length: MAX_LINE_TEXTS }, (_, text) => longestText(3 * line + text)),
    holdsQuantity: true,
  })),
});

/** 1,000 lines with notes and 500 texts. */
export const costliestQuote = (lines = MAX_ITEMS, texts = MAX_TEXTS) => ({
  contact: { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: 'By Friday?' },
  items: Array.from({ length: lines }, (_, at) => ({
    uid: `u${at}`,
    id: 107,
    productName: 'FK7502-214',
    price: 15_600,
    fixedPriceDisplay: '$0.78',
    quantity: 1 + at,
    shipTime: 1,
    note: `bag ${at} ${'Größe ½ '.repeat(20)}`,
  })),
  texts: Array.from({ length: texts }, (_, at) => `${at} ${'wörd seal '.repeat(18)}`),
});

export const costliestShare = (lines = MAX_LINES) => ({
  name: 'Pump rebuild',
  lines: Array.from({ length: lines }, (_, at) => ({
    text: '',
    part: at === 0 ? 'FK7502-214' : '',
    quantity: at + 1,
    own: 'x'.repeat(100),
    note: `${at} ${'n'.repeat(90)}`,
  })),
});

const names = (count: number): string => Array.from({ length: count }, (_, at) => `FK7502-${201 + at}`).join(',');

const pricedLines = (count: number) => ({
  lines: Array.from({ length: count }, (_, at) => ({ part: `FK7502-${201 + (at % 80)}`, quantity: 1000 + at })),
});

const publicLines = (count: number) => ({
  lines: pricedLines(count).lines.map(({ part, quantity }) => ({ part_number: part, quantity })),
});

const costliestPublicQuote = (lines = MAX_ITEMS) => ({
  contact: { name: 'R. Okafor', email: 'r.okafor@plant.example', message: 'm'.repeat(5000) },
  lines: Array.from({ length: lines }, (_, at) => ({
    part_number: `FK7502-${201 + (at % 80)}`,
    quantity: 1000 + at,
    customer_part_number: 'c'.repeat(60),
    note: 'n'.repeat(400),
  })),
  texts: Array.from({ length: MAX_TEXTS }, (_, at) => `${at} ${'t'.repeat(600)}`),
});

/** Routes that compute: search, parse, render and draw. */
export const COSTLY_INPUTS: readonly CostlyInput[] = [
  {
    route: 'POST /api/lists/read',
    path: '/api/lists/read',
    body: costliestList(),
    tooMuch: { body: costliestList(MAX_READ_AT_ONCE + 1) },
  },
  {
    route: 'POST /api/quotes',
    path: '/api/quotes',
    body: costliestQuote(),
    tooMuch: { body: costliestQuote(MAX_ITEMS + 1) },
  },
  {
    route: 'POST /api/v1/quotes',
    path: '/api/v1/quotes',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: costliestPublicQuote(),
    tooMuch: { body: costliestPublicQuote(MAX_ITEMS + 1) },
  },
  {
    route: 'POST /api/lists/share',
    path: '/api/lists/share',
    body: costliestShare(),
    tooMuch: { body: { ...costliestShare(), name: 'n'.repeat(81) } },
  },
  {
    route: 'GET /api/v1/parts/files.zip',
    path: `/api/v1/parts/files.zip?part_numbers=${names(50)}`,
    tooMuch: { path: `/api/v1/parts/files.zip?part_numbers=${names(51)}` },
  },
  {
    route: 'GET /api/v1/parts/files.zip with drawings',
    path: `/api/v1/parts/files.zip?part_numbers=${names(10)}&kind=pdf`,
    tooMuch: { path: `/api/v1/parts/files.zip?part_numbers=${names(11)}&kind=pdf` },
  },
  {
    route: 'POST /api/v1/prices',
    path: '/api/v1/prices',
    body: publicLines(MAX_PUBLIC_LINES),
    tooMuch: { body: publicLines(MAX_PUBLIC_LINES + 1) },
  },
  {
    route: 'POST /api/prices',
    path: '/api/prices',
    body: pricedLines(MAX_PRICED_LINES),
    tooMuch: { body: pricedLines(MAX_PRICED_LINES + 1) },
  },
  {
    route: 'POST /api/prices/alternatives',
    path: '/api/prices/alternatives',
    body: pricedLines(MAX_LINES_WITH_ALTERNATIVES),
    tooMuch: { body: pricedLines(MAX_LINES_WITH_ALTERNATIVES + 1) },
  },
  { route: 'GET /og/product/{name}.png', path: '/og/product/fk7502-214.png' },
  { route: 'GET /datasheets/{name}.pdf', path: '/datasheets/fk7502.pdf' },
  { route: 'GET /product/{name}/{name}.pdf', path: '/product/fk7502-214/FK7502-214.pdf' },
  { route: 'GET /search', path: `/search?query=${encodeURIComponent(longestText(1))}` },
  {
    route: 'POST /api/search',
    path: '/api/search',
    body: { searchText: longestText(2) },
    tooMuch: { body: { searchText: 'a'.repeat(5000) } },
  },
];

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { directusStore } from '../../../src/server/backend/directus-store.ts';
import { BackendError } from '../../../src/server/directus/backend-error.ts';
import { directusClient } from '../../../src/server/directus/client.ts';
import { isBackendFailure } from '../../../src/server/ports/backend-failure.ts';
import { pricingSource } from '../../../src/server/pricing/pricing-source.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void logged.push(said.map(String).join(' ')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

type Answers = Readonly<Record<string, unknown>>;

/** The store's reads from a server that returns `data` per collection or item. */
const storeOf = (answers: Answers) =>
  directusStore(
    directusClient({
      url: 'http://backend.example',
      now: () => 0,
      fetch: ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        const data = answers[pathname.replace('/items/', '')] ?? [];
        const isPast = Array.isArray(data) && Number(searchParams.get('offset') ?? 0) >= data.length;
        return Response.json({ data: isPast ? [] : data });
      },
    }),
  );

const kindOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof BackendError ? error.kind : error));

const line = (id: number, minQuantity: number, fixedPrice: unknown) => ({
  id,
  minQuantity,
  fixedPrice,
  is_min_value: false,
  hide_pricing: false,
  product: { compound: { line_min: '25.00', line_max: null } },
});

describe('an unreadable record', () => {
  test('is left out of the price lines and reported with its product', async () => {
    const store = storeOf({ price_lists_v2: [line(1, 1, '0.05'), line(2, 10, null), line(3, 25, '0.04')] });
    const { lines, lineMin } = await store.priceLines(77);
    expect([lines.map(({ id }) => id), lineMin]).toEqual([[1, 3], 2500]);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'rows left out',
        message: '1 of 3 price lines of product 77 could not be read and are left out: fixedPrice.',
      },
    ]);
  });

  test.each([
    ['vendor_stock', { quantity_available: 4, vendor: null }, { quantity_available: 'some', vendor: null }],
    ['modifiers', { key: 'a', label: 'A' }, { key: 'b', label: null }],
    [
      'metric_sizes',
      { id: 1, size_metric: '10X2', cs_mm: 2, id_mm: 10 },
      { id: 2, size_metric: '', cs_mm: '', id_mm: 1 },
    ],
    ['product_comparison', { id: 1, comparison_link: '/a' }, { id: 2, comparison_link: 5 }],
    ['pages', { id: 1, title: 'A', url: '/a' }, { id: 2, title: null, url: '/b' }],
  ])('is left out of %s', async (collection, good, bad) => {
    const store = storeOf({ [collection]: [bad, good] });
    const read: Record<string, () => Promise<readonly unknown[]>> = {
      vendor_stock: () => store.vendorStock(7),
      modifiers: () => store.modifiers('color'),
      metric_sizes: () => store.metricSizes(),
      product_comparison: () => store.comparisons(7),
      pages: () => store.pages(),
    };
    expect(await read[collection]?.()).toHaveLength(1);
    expect(logged).toHaveLength(1);
  });

  test('does not make a list empty: the read fails when no record is readable', async () => {
    expect(await kindOf(storeOf({ price_lists_v2: [line(1, 1, null)] }).priceLines(7))).toBe('invalid-row');
    expect(await kindOf(storeOf({ pages: [{ id: 1 }, { id: 2 }] }).pages())).toBe('invalid-answer');
  });
});

test.each([
  ['a list', []],
  ['a record without the field', {}],
  ['a number', 7],
])('rejects %s instead of a product, rather than reading a stock of 0', async (_, data) => {
  expect(await kindOf(storeOf({ 'products/7': data }).productStock(7))).toBe('invalid-answer');
});

test('a stock of null is 0', async () => {
  expect(await storeOf({ 'products/7': { stock: null } }).productStock(7)).toBe(0);
});

test.each([
  ['a record', { id: 1 }],
  ['a list of no records', [1, 2]],
])('rejects %s instead of a list', async (_, data) => {
  expect(await kindOf(storeOf({ price_lists_v2: data }).priceLines(7))).toBe('invalid-answer');
});

describe('the circuit of the backend', () => {
  const pricingOf = (answers: Answers) => {
    const breaker = createBreaker({ name: 'backend', now: () => 0, timeoutMs: 2000, isFailure: isBackendFailure });
    return { breaker, pricing: pricingSource(storeOf(answers), { now: () => 0, breaker }) };
  };
  const well = { 'products/7': { stock: 3 } };

  test('stays closed for repeated requests of a product with a wrong value', async () => {
    const { breaker, pricing } = pricingOf({ ...well, price_lists_v2: [line(1, 1, null)] });
    for (let ask = 0; ask < 8; ask++) await pricing.read(7).catch(() => undefined);
    expect(breaker.state().circuit).toBe('closed');
  });

  test('opens on responses that break the protocol', async () => {
    const { breaker, pricing } = pricingOf({ 'products/7': {} });
    for (let ask = 0; ask < 8; ask++) await pricing.read(7).catch(() => undefined);
    expect(breaker.state().circuit).toBe('open');
  });
});

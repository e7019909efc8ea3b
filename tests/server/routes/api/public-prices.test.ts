import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { priceLine, sameTotalUpTo } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { pricesEndpoint } from '../../../../src/domain/site/api/prices.ts';
import {
  MAX_PRICED_LINES,
  type PublicPrices,
  publicPricesEndpoint,
} from '../../../../src/domain/site/api/v1/prices.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const post = (app: ReturnType<typeof appWith>, path: string, lines: unknown) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ lines }),
  });

const priced = async (lines: unknown, app = appWith()): Promise<PublicPrices> => {
  const response = await post(app, publicPricesEndpoint.path, lines);
  expect(response.status).toBe(200);
  const json: unknown = await response.json();
  expect(v.parse(publicPricesEndpoint.response, json)).toEqual(json);
  return json as PublicPrices;
};

const line = (quantity: number, part_number = 'FK7502-214') => ({ part_number, quantity });
const cents = (money: { amount: string } | null): number => Math.round(Number(money?.amount ?? Number.NaN) * 100);

describe('POST /api/v1/prices', () => {
  test('prices a line like the cart', async () => {
    const quantities = [1, 22, 23, 200, 1000, 20_000];
    const cart = v.parse(
      pricesEndpoint.response,
      await (
        await post(
          appWith(),
          pricesEndpoint.path,
          quantities.map((quantity) => ({ part: 'FK7502-214', quantity })),
        )
      ).json(),
    );
    const { lines } = await priced(quantities.map((quantity) => line(quantity, 'fk7502-214')));
    for (const [at, { total, same_total_up_to: sameUpTo, ...one }] of lines.entries()) {
      const inCart = cart.lines[at];
      expect(total === null ? null : cents(total)).toBe(inCart?.totalCents ?? null);
      expect(one.part_number).toBe('FK7502-214');
      expect(one.lead_time_days).toBe(inCart?.shipDays ?? null);
      const list = inCart?.pricing.priceList ?? null;
      const quantity = quantities[at] ?? 0;
      expect(one.is_line_minimum).toBe(priceLine(list, quantity).is_line_min);
      expect(sameUpTo).toBe(list && sameTotalUpTo(list, quantity));
      expect(one.problem?.code ?? null).toBe(total === null ? 'price-on-request' : null);
    }
  });

  test('gives each line without a price its reason, and prices the others', async () => {
    const { lines, subtotal, order_minimum } = await priced([
      line(1),
      line(1, 'no-such-part'),
      ...[0, -5, 1.5, 10_000_000, 1e300].map((quantity) => line(quantity)),
      line(100),
    ]);
    expect(lines.map(({ problem }) => problem?.code ?? null)).toEqual([
      null,
      'unknown-part',
      ...Array<string>(5).fill('invalid-quantity'),
      null,
    ]);
    expect(lines[1]).toMatchObject({ part_number: 'no-such-part', total: null });
    const totals = lines.flatMap(({ total }) => (total === null ? [] : cents(total)));
    expect(cents(subtotal)).toBe(totals.reduce((sum, total) => sum + total, 0));
    expect(order_minimum).toEqual({ amount: '75.00', currency: 'USD' });
  });

  test('distinguishes prices that cannot be read from prices on request', async () => {
    const app = appWith({ prices: { readAll: async () => new Map() } });
    const { lines } = await priced([line(1)], app);
    expect(lines[0]).toMatchObject({ unit_price: null, total: null, problem: { code: 'price-unavailable' } });
  });

  test.each([
    ['no lines', []],
    ['too many lines', Array.from({ length: MAX_PRICED_LINES + 1 }, () => line(1))],
    ['a quantity in words', [{ part_number: 'FK7502-214', quantity: '5' }]],
    ['a long part number', [line(1, 'x'.repeat(61))]],
    ['another name of the field', [{ part: 'FK7502-214', quantity: 1 }]],
    ['no list', 'FK7502-214'],
  ])('rejects %s', async (_, lines) => {
    const response = await post(appWith(), publicPricesEndpoint.path, lines);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { problems: unknown[] }).problems.length).toBeGreaterThan(0);
  });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { alternativesEndpoint } from '../../../../src/domain/site/api/prices.ts';
import { appWith, backendWith } from '../../../support/services/fake-services.ts';

const post = (path: string, lines: unknown) =>
  appWith().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ lines }),
  });
const PRICES = '/api/prices';

test('returns each line in order, with its total and ship days', async () => {
  const response = await post(PRICES, [
    { part: 'fk7502-214', quantity: 1 },
    { part: 'FK7502-214', quantity: 100 },
  ]);
  const { lines } = (await response.json()) as { lines: Record<string, unknown>[] };
  expect(response.status).toBe(200);
  expect(lines.map(({ part, quantity }) => [part, quantity])).toEqual([
    ['FK7502-214', 1],
    ['FK7502-214', 100],
  ]);
  expect(lines[0]).toMatchObject({ totalCents: expect.any(Number), pricing: { priceList: expect.any(Object) } });
});

test('names an unknown part and an invalid quantity by line', async () => {
  const unknown = await post(PRICES, [
    { part: 'FK7502-214', quantity: 1 },
    { part: 'no-such-part', quantity: 1 },
  ]);
  expect(unknown.status).toBe(400);
  expect(unknown.headers.get('content-type')).toContain('application/problem+json');
  expect(await unknown.text()).toContain('lines.1.part: there is no part of this number.');
  for (const quantity of [0, 1.5, 10_000_000, '5']) {
    const refused = await post(PRICES, [{ part: 'FK7502-214', quantity }]);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('lines.0.quantity: must be');
  }
});

test('rejects more than 200 lines', async () => {
  const lines = Array.from({ length: 201 }, () => ({ part: 'FK7502-214', quantity: 1 }));
  expect((await post(PRICES, lines)).status).toBe(400);
  expect((await post(PRICES, lines.slice(1))).status).toBe(200);
});

test('an unknown part has no alternatives', async () => {
  const response = await post('/api/prices/alternatives', [{ part: 'no-such-part', quantity: 1 }]);
  expect(await response.json()).toEqual({ lines: [[]] });
});

test('an alternative has the same size, a compared compound and the quantity in stock, and says what changes', async () => {
  const comparison = (comparison_link: string, id = 1) => ({ id, comparison_link, comparison_text: 'NB7001' });
  const named = async (quantity: number, ...links: readonly string[]) => {
    const app = appWith({ backend: backendWith({ comparisons: async () => links.map(comparison) }) });
    const response = await app.request('/api/prices/alternatives', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ lines: [{ part: 'FK7502-214', quantity }] }),
    });
    const [found = []] = v.parse(alternativesEndpoint.response, await response.json()).lines;
    return found.map(({ part, differs, isOtherPolymer, media }) => [part.productName, differs, isOtherPolymer, media]);
  };
  expect(await named(8, '/shop/orings?search=NB7001', '/shop/orings?search=NB7001')).toEqual([
    [
      'NB7001-214',
      'Same size. NBR instead of FKM, 70 Shore A instead of 75 Shore A, black instead of brown.',
      true,
      expect.stringMatching(/^Rated worse \(C or D, not A or B\): 22 of 29 chlorinated and other solvents; /),
    ],
  ]);
  expect(await named(9, '/shop/orings?search=NB7001')).toEqual([]);
  expect(await named(1, '/shop/orings?search=FK7502', '/shop/orings?search=CO9007', '/shop/orings?search=')).toEqual(
    [],
  );
  expect(await named(1, 'https://evil.example/?search=NB7001', '/shop/orings')).toEqual([]);
});

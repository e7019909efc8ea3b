import type { D1Database } from '@cloudflare/workers-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { mm } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { findPart } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { type RemoteBackendOptions, remoteBackend } from '../../../src/server/backend/remote.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { publicItemsServer } from '../../support/backend/items-server.ts';
import { recordedDatabase } from '../../support/backend/recorded-database.ts';

let db: D1Database;

beforeAll(async () => {
  db = await recordedDatabase();
});

interface ServerSetting {
  /** Emulates QUERY_LIMIT_MAX: rejects a higher limit, and -1 returns that many rows. */
  readonly max?: number;
  /** Emulates PostgreSQL: decimals and sums are padded strings. */
  readonly asText?: boolean;
}

const padded = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'number' && ['fixedPrice', 'line_min', 'line_max', 'quantity_available'].includes(key)
        ? inner.toFixed(key === 'fixedPrice' ? 5 : key === 'quantity_available' ? 0 : 2)
        : inner,
    ]),
  );
};

/** A server like the backend with the recorded rows, which counts its requests. */
const serverWith = ({ max, asText = false }: ServerSetting = {}) => {
  const answerOf = publicItemsServer(db);
  const requests: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    requests.push(decodeURIComponent(url.pathname + url.search));
    const limit = Number(url.searchParams.get('limit') ?? 100);
    if (max !== undefined && limit > max) {
      const errors = [
        { message: `"limit" must be less than or equal to ${max}.`, extensions: { code: 'INVALID_QUERY' } },
      ];
      return Response.json({ errors }, { status: 400 });
    }
    if (max !== undefined && limit === -1) url.searchParams.set('limit', String(max));
    const answer = await answerOf(new Request(url, request));
    if (!asText) return answer;
    return new Response(JSON.stringify(await answer.json(), padded), { status: answer.status });
  };
  return { requests, fetch };
};

const tables: readonly Size[] = [];
const remote = (setting?: ServerSetting, options: Partial<RemoteBackendOptions> = {}) => {
  const { requests, fetch } = serverWith(setting);
  const ownPages = async () => [{ id: 1, title: 'O-rings', url: '/o-rings', words: 'seal' }];
  return {
    requests,
    backend: remoteBackend({
      url: 'http://backend.example',
      fetch,
      now: () => 0,
      tables: async () => tables,
      ownPages,
      ...options,
    }),
  };
};

describe.each([
  ['that returns everything at once', {}],
  ['on PostgreSQL', { asText: true }],
  ['that returns a thousand rows at a time', { max: 1000, asText: true }],
])('a server %s', (_, setting) => {
  test('reports the products without a compound, which the index leaves out', async () => {
    const [part, ...others] = await remote(setting).backend.partsWithoutCompound();
    expect(others).toEqual([]);
    expect(part).toEqual({ name: expect.stringMatching(/./), size: expect.anything(), onHand: expect.any(Number) });
  });

  test("builds a catalog with the server's compounds, sizes and names", async () => {
    const { snapshot, parts, skipped } = await buildSnapshot(remote(setting).backend);
    const catalog = openCatalog(snapshot);
    // One of the 2,400 products has no compound.
    expect([parts, skipped, catalog.compounds.length, catalog.sizes.length]).toEqual([2399, 0, 40, 60]);
    expect(findPart(catalog, 'AS568-001 1')).toMatchObject({
      id: 1,
      name: 'AS568-001 1',
      priceE5: 5374,
      onHand: 769,
      vendorQuantity: 1085 + 1513 + 728 + 77,
      compoundRecord: { label: 'V75-001', durometerScale: 'Shore A' },
      sizeRecord: { standard: 'usa', code: '001', csMm: mm(1.78) },
    });
    expect(findPart(catalog, 'AS568-001 7')).toBeNull();
    const { compoundRecord } = findPart(catalog, 'AS568-001 1') ?? {};
    const keys = compoundRecord?.modifiers.map((at) => catalog.modifiers[at]?.key);
    expect(keys).toContain('aflas');
  });

  test('returns the same prices, stock and lists as the embedded backend', async () => {
    const { backend } = remote(setting);
    const { lines, lineMin, lineMax } = await backend.priceLines(1);
    expect([lines.length, lines[0]?.fixedPriceE5, lineMin, lineMax]).toEqual([5, 5374, 5000, 500_000]);
    expect((await backend.priceLines(5)).lines).toHaveLength(30);
    expect((await backend.vendorStock(1)).map(({ quantity }) => quantity)).toEqual([1085, 1513, 728, 77]);
    expect([await backend.productStock(1), await backend.productStock(999_999)]).toEqual([769, null]);
    expect((await backend.modifiers('cure')).map(({ label }) => label)).toEqual(['Bisphenol', 'Peroxide', 'Sulfur']);
    expect(await backend.metricSizes()).toHaveLength(1200);
    expect(await backend.comparisons(1)).toHaveLength(2);
  });
});

test('sorts sizes by the table of their standard, then unlisted ones by cross-section', async () => {
  const code = (text: string): Size => ({ code: text, standard: 'usa', idMm: mm(1), csMm: mm(1) });
  const { backend } = remote({}, { tables: async () => [code('003'), code('001')] });
  const sizes = await backend.catalogSizes();
  expect(sizes.slice(0, 2).map((size) => size.code)).toEqual(['003', '001']);
  const rest = sizes.slice(2, 40).map(({ csMm }) => csMm);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('lists the pages of this site and those that exist only in the backend', async () => {
  const pages = await remote().backend.pages();
  expect(pages[0]).toMatchObject({ id: 1, url: '/o-rings', words: 'seal' });
  expect(pages.map(({ url }) => url)).toEqual([
    '/o-rings',
    '/as568-sizing-chart',
    '/contact-us',
    '/metric-o-ring-table',
  ]);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

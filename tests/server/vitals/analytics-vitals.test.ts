import { readFileSync } from 'node:fs';
import type { AnalyticsEngineDataPoint, AnalyticsEngineDataset } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { analyticsVitals, DATASET } from '../../../src/server/vitals/analytics-vitals.ts';
import { createVitalsStore } from '../../../src/server/vitals/create-vitals-store.ts';
import { VIEW } from '../../support/pages/measured-view.ts';

const ACCOUNT = { id: '0123456789abcdef'.repeat(2), token: 'token-that-may-read-analytics-0123456789' };
const NO_DATABASE = {
  prepare: () => {
    throw new Error('The database must not be queried.');
  },
} as never;

const dataset = () => {
  const points: (AnalyticsEngineDataPoint | undefined)[] = [];
  const binding: AnalyticsEngineDataset = { writeDataPoint: (point) => void points.push(point) };
  return { points, binding };
};

const storeThat = (answer: (request: Request) => Response | Promise<Response>, patienceMs = 1000) =>
  analyticsVitals(dataset().binding, {
    account: ACCOUNT,
    patienceMs,
    fetch: async (input, init) => answer(new Request(input, init)),
  });

const DATA = [
  {
    page: 'store',
    name: 'LCP',
    device: 'mobile',
    total: '12040',
    p50: 1900,
    p75: 2600.5,
    p95: 5200,
    good: '8000',
    poor: 1000,
  },
  { page: 'home', name: 'CLS', device: 'desktop', total: 3, p50: 0, p75: 0.01, p95: 0.2, good: 2, poor: 0 },
];

test('writes each metric as a data point whose strings come from fixed lists', async () => {
  const { points, binding } = dataset();
  await createVitalsStore({ DB: NO_DATABASE, VITALS: binding }, ACCOUNT, Date.now).write(VIEW);
  expect(points).toEqual([
    { indexes: ['store'], blobs: ['store', 'LCP', 'good', 'desktop', '4g', 'navigate'], doubles: [1800] },
    { indexes: ['store'], blobs: ['store', 'CLS', 'needs-improvement', 'desktop', '4g', 'navigate'], doubles: [0.12] },
    { indexes: ['store'], blobs: ['store', 'INP', 'poor', 'desktop', '4g', 'navigate'], doubles: [640] },
  ]);
});

test('writes to the database too when no account can be queried', async () => {
  const { points, binding } = dataset();
  const both = createVitalsStore({ DB: NO_DATABASE, VITALS: binding }, null, Date.now);
  await expect(both.write(VIEW)).rejects.toThrow('The database must not be queried.');
  expect(points).toHaveLength(VIEW.metrics.length);
  await expect(createVitalsStore({ DB: NO_DATABASE }, ACCOUNT, Date.now).write(VIEW)).rejects.toThrow(
    'The database must not be queried.',
  );
});

test('queries weighted percentiles of the dataset that wrangler.toml binds', async () => {
  let sentRequest: Request | undefined;
  const rows = await storeThat((request) => {
    sentRequest = request;
    return Response.json({ meta: [], data: DATA, rows: 2 });
  }).report();
  expect(sentRequest?.url).toBe(`https://api.cloudflare.com/client/v4/accounts/${ACCOUNT.id}/analytics_engine/sql`);
  expect(sentRequest?.headers.get('Authorization')).toBe(`Bearer ${ACCOUNT.token}`);
  const query = (await sentRequest?.text()) ?? '';
  expect(query).toContain('quantileExactWeighted(0.75)(double1, _sample_interval) AS p75');
  expect(query).toContain(`FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '28' DAY`);
  expect(readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8')).toContain(`dataset = "${DATASET}"`);
  expect(rows).toEqual([
    { page: 'home', name: 'CLS', device: 'desktop', count: 3, p50: 0, p75: 0.01, p95: 0.2, good: 2, poor: 0 },
    {
      page: 'store',
      name: 'LCP',
      device: 'mobile',
      count: 12_040,
      p50: 1900,
      p75: 2600.5,
      p95: 5200,
      good: 8000,
      poor: 1000,
    },
  ]);
});

test('skips unreadable rows', async () => {
  const odd = [{ ...DATA[0], page: '<script>' }, { ...DATA[0], total: 'many' }, { ...DATA[0], p75: -1 }, null];
  expect(await storeThat(() => Response.json({ data: [...odd, DATA[1]] })).report()).toHaveLength(1);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a refusal', () => Response.json({ errors: ['token'] }, { status: 403 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } })],
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json([])],
])('%s fails without revealing the token', async (_, answer) => {
  const error = await storeThat(answer)
    .report()
    .then(
      () => null,
      (cause: unknown) => String(cause),
    );
  expect(error).not.toBeNull();
  expect(error).not.toContain(ACCOUNT.token);
});

test('stops waiting for a missing response', async () => {
  const hanging = analyticsVitals(dataset().binding, {
    account: ACCOUNT,
    patienceMs: 20,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  await expect(hanging.report()).rejects.toThrow();
});

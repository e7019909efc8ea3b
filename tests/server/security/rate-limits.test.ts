import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RateLimitName } from '../../../src/server/security/rate-limit-rules.ts';
import { limitBindings } from '../../../src/server/security/rate-limits.ts';
import { appWith } from '../../support/services/fake-services.ts';

const toml = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8');
const BINDING =
  /\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = (\d+) \}/g;

test('wrangler.toml declares each limit of the table once', () => {
  const declared = [...toml.matchAll(BINDING)].map(([, name = '', namespace, requests, periodS]) => [
    name,
    { namespace, requests: Number(requests), periodS: Number(periodS) },
  ]);
  expect(declared).toHaveLength(toml.split('[[ratelimits]]').length - 1);
  expect(Object.fromEntries(declared)).toEqual(limitBindings());
  expect(new Set(declared.map(([, rule]) => (rule as { namespace: string }).namespace)).size).toBe(declared.length);
});

const app = appWith();
const full = (name: RateLimitName, more: object = {}) => ({
  REQUEST_LOG: 'off',
  [name]: { limit: async ({ key }: { key: string }) => ({ success: key !== '192.0.2.7' }) },
  ...more,
});
const JSON_BODY = { method: 'POST', headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' } };

const GUARDED: readonly { readonly name: RateLimitName; readonly path: string; readonly init?: RequestInit }[] = [
  { name: 'DRAW_LIMIT', path: '/og/home.png' },
  { name: 'DRAW_LIMIT', path: '/og/product/fk7502-214.png' },
  { name: 'DRAW_LIMIT', path: '/datasheets/fk7502.pdf' },
  { name: 'IMAGE_LIMIT', path: '/_next/image?url=/a.png&w=640' },
  { name: 'SEARCH_LIMIT', path: '/search?query=nbr' },
  { name: 'SEARCH_LIMIT', path: '/api/search', init: { ...JSON_BODY, body: '{"searchText":"nbr"}' } },
  { name: 'SEARCH_LIMIT', path: '/api/parts-lookup', init: { ...JSON_BODY, body: '{"lines":[]}' } },
  { name: 'LIST_LIMIT', path: '/api/lists/read', init: { ...JSON_BODY, body: '{"lines":[]}' } },
  { name: 'SEARCH_LIMIT', path: '/api/compounds-search' },
  { name: 'SEARCH_LIMIT', path: '/api/relaxations' },
  { name: 'SEARCH_LIMIT', path: '/api/v1/parts/nearest' },
  { name: 'SEARCH_LIMIT', path: '/api/finder' },
  { name: 'PRICE_LIMIT', path: '/api/pricing/107' },
  { name: 'PRICE_LIMIT', path: '/api/v1/prices', init: { ...JSON_BODY, body: '{"lines":[]}' } },
  { name: 'PRICE_LIMIT', path: '/api/prices', init: { ...JSON_BODY, body: '{"lines":[]}' } },
  { name: 'PRICE_LIMIT', path: '/api/prices/alternatives', init: { ...JSON_BODY, body: '{"lines":[]}' } },
  { name: 'PUBLISH_LIMIT', path: '/admin/content-changed', init: { ...JSON_BODY, body: '{}' } },
  { name: 'MEASURE_LIMIT', path: '/api/measure', init: { ...JSON_BODY, body: '{}' } },
  { name: 'VITALS_LIMIT', path: '/api/vitals', init: { ...JSON_BODY, body: '{}' } },
  { name: 'VITALS_LIMIT', path: '/admin/vitals' },
  { name: 'EDIT_LIMIT', path: '/api/block-data?name=Size%20Chart' },
];

describe.each(GUARDED)('$name at $path', ({ name, path, init = {} }) => {
  const request = (client: string, env: object) =>
    app.request(path, { ...init, headers: { ...init.headers, 'CF-Connecting-IP': client } }, env as never);

  test('a client above the limit gets 429 with Retry-After; others do not', async () => {
    const refused = await request('192.0.2.7', full(name));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    if (path.startsWith('/api/')) expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.text()).toContain('Wait a minute');
    expect((await request('192.0.2.8', full(name))).status).not.toBe(429);
  });

  test('nothing is limited in development', async () => {
    expect((await request('192.0.2.7', full(name, { DEVELOPMENT: '1' }))).status).not.toBe(429);
  });
});

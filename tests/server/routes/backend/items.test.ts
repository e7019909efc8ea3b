import { expect, test, vi } from 'vitest';
import type { Services } from '../../../../src/server/services.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const ONE = '/items/vendors/1';
const app = (changes: Partial<Services> = {}) =>
  appWith({ items: async () => Response.json({ data: { id: 1 } }), ...changes });

/** A limit that allows `calls` calls per client. */
const limitOf = (calls: number) => {
  const made = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      made.set(key, (made.get(key) ?? 0) + 1);
      return { success: (made.get(key) ?? 0) <= calls };
    },
  };
};

test('returns 429 in protocol format with Retry-After to a client above the limit; others succeed', async () => {
  const site = app();
  const ITEMS_LIMIT = limitOf(2);
  const request = (client: string) =>
    site.request(ONE, { headers: { 'CF-Connecting-IP': client } }, { REQUEST_LOG: 'off', ITEMS_LIMIT });
  expect([(await request('192.0.2.1')).status, (await request('192.0.2.1')).status]).toEqual([200, 200]);
  const refused = await request('192.0.2.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'REQUESTS_EXCEEDED' } }] });
  expect((await request('192.0.2.2')).status).toBe(200);
});

test('returns 404 in protocol format when public access is off or the backend is another server', async () => {
  for (const path of [ONE, '/items', '/items/products?limit=1']) {
    const answer = await app({ items: null }).request(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/json']);
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
    const requestedPath = path.replace(/\?.*/, '');
    expect(errors).toEqual([
      {
        message: `Route ${requestedPath} doesn't exist.`,
        extensions: { path: requestedPath, code: 'ROUTE_NOT_FOUND' },
      },
    ]);
  }
});

test('logs a rejected token', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const site = app({ items: async () => Response.json({ errors: [] }, { status: 401 }) });
  await site.request(ONE, { headers: { Authorization: 'Bearer a.b.c', 'CF-Connecting-IP': '192.0.2.1' } }, {});
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toContainEqual(expect.objectContaining({ what: 'token-refused', account: null, from: '192.0.2.0/24' }));
  vi.restoreAllMocks();
});

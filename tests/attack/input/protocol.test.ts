import { describe, expect, test } from 'vitest';
import { attack, attackSafely, forAll } from '../support/attack.ts';
import { PRODUCTION_BINDINGS } from '../support/target.ts';

const COLLECTIONS = [
  'products',
  'price_lists_v2',
  'vendor_stock',
  'modifiers',
  'compounds',
  'sizes',
  'users',
  'directus_users',
  'sessions',
  'quote_requests',
  'sqlite_master',
  '__proto__',
];
const headers = { Authorization: `Bearer ${PRODUCTION_BINDINGS.ITEMS_TOKEN}` };
const withToken = (query: string) => attackSafely(`/items/${query}`, { headers });

const codeOf = (text: string): string | undefined =>
  (JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]?.extensions?.code;

describe('the protocol over HTTP', () => {
  test('returns 403 FORBIDDEN for any query without a token', async () => {
    for (const path of [
      ...COLLECTIONS,
      'products/1',
      'products?limit=1',
      '',
      '../items/products',
      'PRODUCTS',
      'products/',
      'products?access_token=x',
    ]) {
      const { status, text } = await attackSafely(`/items/${path}`);
      expect([status, codeOf(text)], path).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('returns 401 for a wrong token', async () => {
    const { ITEMS_TOKEN } = PRODUCTION_BINDINGS;
    for (const token of [
      'x',
      `${ITEMS_TOKEN}x`,
      ITEMS_TOKEN.slice(0, -1),
      ITEMS_TOKEN.toUpperCase(),
      PRODUCTION_BINDINGS.SYNC_TOKEN,
      'a'.repeat(5000),
    ]) {
      const { status } = await attackSafely('/items/products?limit=1', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(status, token.slice(0, 50)).toBe(401);
    }
    expect((await attackSafely(`/items/products?limit=1&access_token=${ITEMS_TOKEN}x`)).status).not.toBe(200);
  });

  test('allows reads and no writes with the token', async () => {
    expect((await withToken('products?limit=1&fields=id')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'SEARCH']) {
      const answer = await attackSafely('/items/products/1', {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect([400, 403, 404, 405], `${method}: ${answer.status}`).toContain(answer.status);
    }
  });

  test.each([
    ['alias', 'alias[a]=name&fields=a'],
    ['deep', 'deep[price_lists][_limit]=1'],
    ['search', 'search=fkm'],
    ['CSV', 'export=csv'],
    ['functions', 'fields=count(price_lists)'],
    ['functions in a filter', 'filter[year(date_updated)][_eq]=2024'],
    ['grouping', 'groupBy=compound&aggregate[count]=*'],
    ['versions', 'version=draft'],
  ])('does not support %s', async (_, query) => {
    const { status, text } = await withToken(`products?limit=1&${query}`);
    expect([400, 403], text.slice(0, 200)).toContain(status);
  });

  test('has no collections of users or internals', async () => {
    for (const name of [
      'users',
      'directus_users',
      'sessions',
      'quote_requests',
      'form_submissions',
      'sqlite_master',
      'd1_migrations',
      '_cf_KV',
      'settings',
      '__proto__',
      'constructor',
    ]) {
      expect((await withToken(`${name}?limit=1`)).status, name).toBe(403);
    }
  });

  test('no query is expensive: nested sorts, long lists and deep filters are rejected or fast', async () => {
    const nestedFilter = (depth: number): string => `${'{"_and":['.repeat(depth)}{"id":{"_eq":1}}${']}'.repeat(depth)}`;
    const queries = [
      `sort=${Array.from({ length: 100 }, () => 'compound.modifiers.modifiers_id.label').join(',')}`,
      'sort=compound.modifiers.modifiers_id.label,-price_lists.min_quantity',
      'sort=-compound.name,compound.product_family.name,name&limit=10000',
      `fields=${'compound.'.repeat(50)}id`,
      `fields=${Array.from({ length: 200 }, () => '*.*.*').join(',')}`,
      'fields=*.*.*.*.*.*&limit=10000',
      `filter=${encodeURIComponent(nestedFilter(500))}`,
      `filter=${encodeURIComponent(`{"id":{"_in":[${Array.from({ length: 5000 }, (_, at) => at).join(',')}]}}`)}`,
      `filter[name][_contains]=${'%25'.repeat(500)}`,
      'filter[name][_icontains]=a&limit=-1',
      'limit=-1',
      'limit=99999999999&offset=99999999999',
      'offset=1000000&limit=10000',
      'meta=*&filter[name][_nempty]=true',
    ];
    await forAll(queries, async (query) => {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3 && best > 1000; round++)
        best = Math.min(best, (await withToken(`products?${query}`)).milliseconds);
      expect(best, query.slice(0, 120)).toBeLessThan(1000);
    });
  });
});

describe('hidden data', () => {
  test('no response of the store’s API names a vendor', async () => {
    const paths = [
      '/api/compounds-search?limit=100',
      '/api/compounds-search?search=fk7502-214',
      '/api/pricing/107',
      '/api/sizes?standard=all',
      '/product/fk7502-214',
      '/shop/orings?stock_available=true',
    ];
    for (const path of paths) expect((await attack(path)).text, path).not.toMatch(/"vendor(_name|Name)"|vendor_id/);
  });

  test('the store reveals no price that the backend hides', async () => {
    const { items } = JSON.parse(
      (await attack('/api/compounds-search?sortBy=price:asc&limit=100&page=10844')).text,
    ) as {
      items: { id: number; price: string }[];
    };
    const hidden = items.filter(({ price }) => Number(price) === 0).slice(-20);
    expect(hidden.length).toBe(20);
    for (const { id } of hidden) {
      const { priceList } = JSON.parse((await attack(`/api/pricing/${id}`)).text) as { priceList: unknown };
      expect(JSON.stringify(priceList), String(id)).not.toMatch(/"\w*price\w*":[1-9]/i);
    }
  });
});

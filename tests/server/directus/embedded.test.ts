import type { D1Database } from '@cloudflare/workers-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { COLLECTIONS } from '../../../src/server/directus/embedded/collections.ts';
import { costGuard } from '../../../src/server/directus/embedded/cost-guard.ts';
import { readParameters } from '../../../src/server/directus/embedded/parameters.ts';
import { readRequest } from '../../../src/server/directus/embedded/request.ts';
import { ITEMS_TOKEN, itemsServer } from '../../support/backend/items-server.ts';
import { recordedDatabase } from '../../support/backend/recorded-database.ts';

let db: D1Database;
let statements: string[] = [];

beforeAll(async () => {
  const real = await recordedDatabase();
  const prepare = (sql: string) => {
    statements.push(sql);
    return real.prepare(sql);
  };
  db = { ...real, prepare } as D1Database;
});

const read = async (path: string): Promise<{ status: number; data: unknown; code: string; message: string }> => {
  statements = [];
  const headers = { Authorization: `Bearer ${ITEMS_TOKEN}` };
  const response = await itemsServer(db)(new Request(`http://backend.example/items/${path}`, { headers }));
  const body = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = body.errors ?? [];
  const { code = '' } = error?.extensions ?? {};
  return { status: response.status, data: body.data, code, message: error?.message ?? '' };
};

describe('the store’s reads', () => {
  test.each([
    ['priceLines', (backend: Backend) => backend.priceLines(1)],
    ['vendorStock', (backend: Backend) => backend.vendorStock(1)],
    ['productStock', (backend: Backend) => backend.productStock(1)],
  ])('%s runs one statement that finds its rows by key', async (_, call) => {
    statements = [];
    await call(embeddedBackend(db));
    expect(statements).toHaveLength(1);
    const sql = `EXPLAIN QUERY PLAN ${statements[0]}`;
    const marks = [...sql.matchAll(/\?/g)].length;
    const plan = await db
      .prepare(sql)
      .bind(...Array(marks).fill(1))
      .all<{ detail: string }>();
    expect(plan.results.length).toBeGreaterThan(0);
    expect(plan.results.map(({ detail }) => detail).filter((detail) => /^(SCAN|MATERIALIZE)/.test(detail))).toEqual([]);
  });
});

describe('hidden data', () => {
  const ON_REQUEST = 11;

  test('hides vendor stock from the store for any query, but not from authenticated clients', async () => {
    const hidden = await read('vendor_stock?filter[hide_from_store][_eq]=true&fields=our_product,quantity_available');
    expect(hidden.data).toHaveLength(1);
    const [{ our_product: product }] = hidden.data as [{ our_product: number }];
    const all = await read(`vendor_stock?filter[our_product][_eq]=${product}&limit=-1&fields=id`);
    const shown = await embeddedBackend(db).vendorStock(product);
    expect(shown.length).toBeLessThan((all.data as unknown[]).length);
    expect(statements.at(-1)).toContain('WHERE hide_from_store IS NOT 1');
  });

  test('marks a price on request for the store, without its amounts', async () => {
    const { lines } = await embeddedBackend(db).priceLines(ON_REQUEST);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ hidePricing, fixedPriceE5 }) => hidePricing && fixedPriceE5 === 0)).toBe(true);
    const byToken = await read(`price_lists_v2?filter[product][_eq]=${ON_REQUEST}&fields=fixedPrice,hide_pricing`);
    expect(byToken.data).toContainEqual({ fixedPrice: expect.closeTo(0.05, 1), hide_pricing: true });
    expect((byToken.data as { fixedPrice: number }[]).every(({ fixedPrice }) => fixedPrice > 0)).toBe(true);
  });

  test('a price on request has no starting price in the catalog', async () => {
    const part = async (id: number) => {
      for await (const parts of embeddedBackend(db).catalogParts()) {
        const found = parts.find((one) => one.id === id);
        if (found) return found.priceE5;
      }
      return null;
    };
    expect([await part(ON_REQUEST), await part(1)]).toEqual([0, 5374]);
    const cursor = (await embeddedBackend(db).changeCursor()) ?? '';
    await db.prepare('INSERT INTO catalog_changes (part_id) VALUES (11), (1)').run();
    const { values } = await embeddedBackend(db).changedParts(cursor);
    expect(values.map(({ id, priceE5 }) => [id, priceE5])).toEqual([
      [1, 5374],
      [ON_REQUEST, 0],
    ]);
  });

  test('rejects a store read that names a vendor', async () => {
    expect((await read('vendors/1?fields=name')).data).toEqual({ name: 'Vendor One' });
    const { embeddedClient } = await import('../../../src/server/directus/embedded/client.ts');
    const client = embeddedClient(db, () => 0);
    const row = (await import('valibot')).looseObject({});
    for (const fields of [['vendor.name'], ['vendor.lead_time', 'vendor.name']]) {
      const query = { filter: { our_product: { _eq: 1 } }, fields };
      await expect(client.list('vendor_stock', query, row)).rejects.toMatchObject({ kind: 'forbidden' });
    }
    expect(Object.keys((await client.item('vendors', 1, { fields: ['*'] }, row)) ?? {})).toEqual(['id', 'lead_time']);
    const byName = { filter: { name: { _eq: 'Vendor One' } } };
    await expect(client.list('vendors', byName, row)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(client.list('vendors', { sort: ['name'] }, row)).rejects.toMatchObject({ kind: 'forbidden' });
    const groups = { groupBy: ['name'], limit: -1 };
    await expect(client.list('vendors', groups, row)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('conditions', () => {
  test.each([
    ['filter[lead_time][_gt]=3', [2, 3]],
    ['filter[lead_time][_gte]=3', [1, 2, 3]],
    ['filter[lead_time][_between]=4,14', [2, 3]],
    ['filter[lead_time][_null]=true', [4]],
    ['filter[lead_time][_null]=false', [1, 2, 3]],
    ['filter[lead_time][_neq]=3', [2, 3]],
    ['filter[lead_time][_in]=3,7', [1, 2]],
    ['filter[lead_time][_eq]=7', [2]],
    ['filter[name][_eq]=Vendor%20Two', [2]],
    ['filter[name][_in][]=Vendor%20Two&filter[name][_in][]=x,y', [2]],
    ['filter={"_or":[{"id":{"_eq":1}},{"_and":[{"id":{"_gt":2}},{"name":{"_neq":"No lead time"}}]}]}', [1, 3]],
    ['filter[id][_gt]=1&filter[id][_neq]=3', [2, 4]],
    ['sort=-name', [2, 3, 1, 4]],
    ['sort=-id&limit=2&offset=1', [3, 2]],
  ])('%s', async (filter, ids) => {
    const { data } = await read(`vendors?fields=id&${filter}`);
    expect((data as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });

  test('groups, counts, sums and maxima', async () => {
    expect((await read('vendors?aggregate[count]=id')).data).toEqual([{ count: { id: 4 } }]);
    const { data } = await read(
      'vendor_stock?filter[our_product][_eq]=1&groupBy[]=our_product&aggregate[sum]=quantity_available&aggregate[max]=vendor',
    );
    expect(data).toEqual([{ our_product: 1, sum: { quantity_available: expect.any(Number) }, max: { vendor: 4 } }]);
  });
});

describe('a large collection', () => {
  /** A guard that assumes a million products. */
  const allowed = async (collection: string, query: string): Promise<number | string> => {
    const found = COLLECTIONS.get(collection);
    if (!found) throw new Error(`There is no collection ${collection}.`);
    const statement = { bind: () => statement, first: async () => ({ count: 50_000 }) };
    const guard = costGuard({ prepare: () => statement } as unknown as D1Database, () => 0);
    return guard.largestPage(found, readRequest(readParameters(query))).catch((error: Error) => error.name);
  };

  test.each([
    ['products', ''],
    ['products', 'limit=10000&sort=id&filter[id][_gt]=5'],
    ['products', 'sort=-id'],
    ['products', 'aggregate[count]=id'],
    ['products', 'filter[compound][_null]=true&fields=name'],
    ['products', 'meta=total_count'],
    [
      'vendor_stock',
      'filter={"_and":[{"our_product":{"_between":[1,9000]}},{"hide_from_store":{"_neq":true}}]}&groupBy[]=our_product&aggregate[sum]=quantity_available',
    ],
    ['price_lists_v2', 'filter[product][_in]=1,2,3&sort=minQuantity'],
  ])('reads %s?%s, up to ten thousand rows', async (collection, query) => {
    expect(await allowed(collection, query)).toBe(10_000);
  });

  test.each([
    ['products', 'filter[name][_eq]=x'],
    ['products', 'filter[id][_gt]=5&filter[stock][_eq]=999999'],
    ['products', 'filter[id][_neq]=5'],
    ['products', 'filter[compound][_null]=false'],
    ['products', 'filter[compound][_eq]=1'],
    ['products', 'filter={"_or":[{"id":{"_eq":1}},{"stock":{"_gt":5}}]}'],
    ['products', 'sort=name'],
    ['products', 'groupBy[]=size'],
    ['products', 'aggregate[sum]=stock'],
    ['products', 'aggregate[count]=id&filter[stock][_gt]=5'],
    ['products', 'offset=1000000'],
    ['vendor_stock', ''],
    ['vendor_stock', 'meta=total_count&filter[our_product][_eq]=1'],
    ['vendor_stock', 'filter[our_product][_between]=1,99999999&groupBy[]=vendor'],
    ['vendor_stock', 'filter[vendor][_eq]=1'],
    ['price_lists_v2', 'aggregate[count]=id'],
    ['price_lists_v2', 'sort=minQuantity'],
    ['price_lists_v2', 'filter[product][_between]=1,90000&sort=minQuantity'],
    ['price_lists_v2', 'filter[id][_eq]=64'],
  ])('rejects %s?%s, which would read the whole collection', async (collection, query) => {
    expect(await allowed(collection, query)).toBe('Refusal');
  });
});

describe('attacks', () => {
  const injected = 'x"."id" FROM users; --';
  test.each([
    // Let a visitor read email addresses, password hashes and the signing key.
    [`products?fields=*.id&alias[${encodeURIComponent(injected)}]=compound`, 400],
    ['products?fields=a-b.id&alias[a-b]=compound', 400],
    ['products?alias={"a-b":"stock"}&fields=a-b', 400],
    [
      'products?fields=*.id&alias[a]=compound&alias[b%20ON%201%20JOIN%20users]=compound&deep[a][_filter][id][_gt]=1&deep[b][_filter][id][_gt]=1',
      400,
    ],
    ['products?deep={"compound":{"_filter":{"id":{"_eq":"1) UNION SELECT password FROM users"}}}}', 400],
    ['products?fields=compound.label,compound%20AS%20x.id', 400],
    ['vendors?filter[name][_eq]=x%27%20OR%201=1--', 200],
    ['vendors?fields=id;DROP TABLE vendors', 400],
    ['vendors?sort=id)%20--', 400],
    ['vendors?aggregate[count]=id) FROM users --', 400],
    ['vendors?aggregate[count(1);--]=id', 400],
    ['vendors?groupBy[]=name" FROM users --', 400],
    ['vendors?limit=1;DROP TABLE users', 400],
    ['vendors?filter[id][_eq]=1%20OR%201', 400],
    ['vendors/1%20OR%201=1', 403],
    ['vendors?fields=name%00', 400],
    // Names that every object has.
    ['vendors?fields=constructor', 403],
    ['vendors?filter[__proto__][_eq]=1', 403],
    ['vendors?filter={"constructor":{"_eq":1}}', 403],
    ['vendors?filter={"id":{"constructor":1}}', 400],
    ['vendors?aggregate[constructor]=id', 400],
    ['vendors?sort=toString', 403],
    // Not supported.
    ['vendors?search=x', 400],
    ['vendors?export=csv', 400],
    ['vendors?fields=count(id)', 400],
    ['vendors?fields=*.*', 400],
    ['vendors?page=2', 400],
    ['vendors?access_token=x', 400],
    ['vendors?limit=1e999', 400],
    ['vendors?limit=-2', 400],
    ['vendors?offset=-5', 400],
    ['vendors?%ff=1', 400],
  ])('%s returns %i', async (query, status) => {
    const answer = await read(query);
    expect(answer.status).toBe(status);
    if (status === 400) expect([answer.code, statements]).toEqual(['INVALID_QUERY', []]);
    if (status === 403) expect(answer.code).toBe('FORBIDDEN');
  });

  test.each([
    'users',
    'auth_tokens',
    'secrets',
    'form_submissions',
    'quote_requests',
    'sqlite_master',
    '__proto__',
    'parts',
  ])('returns 403 for the missing collection %s', async (name) => {
    for (const path of [name, `${name}/1`]) {
      expect(await read(path)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect(statements).toEqual([]);
    }
  });

  test('bounds depth, joins, conditions, keys and groups before any statement runs', async () => {
    const nested = (levels: number): string => Array.from({ length: levels }, () => 'modifiers.compounds_id').join('.');
    const any = (count: number): string => Array.from({ length: count }, () => '{"id":{"_eq":1}}').join();
    for (const query of [
      ...[1, 2, 3, 4, 5].map((levels) => `compounds?sort=${nested(levels)}.label`),
      ...[2, 3, 4].map((levels) => `compounds?fields=${nested(levels)}.label`),
      ...[1, 2, 3].map((levels) => `compounds?filter[${nested(levels).replaceAll('.', '][')}][label][_eq]=x`),
      'price_lists_v2?filter[product][_eq]=1&fields=product.name,product.size,product.price,product.compound.label',
      `vendors?filter={"_or":[${any(21)}]}`,
      `vendors?filter=${'{"_and":['.repeat(4)}{"id":{"_eq":1}}${']}'.repeat(4)}`,
      `vendors?filter[id][_in]=${Array.from({ length: 1001 }, (_, at) => at)}`,
      `vendors?fields=${Array.from({ length: 41 }, () => 'id')}`,
      'metric_sizes?groupBy=id,size_metric,cs_mm,id_mm,id',
      Array.from({ length: 101 }, (_, at) => `fields[]=${at}`)
        .join('&')
        .replace(/^/, 'vendors?'),
    ]) {
      expect([query, await read(query)]).toMatchObject([query, { status: 400, code: 'INVALID_QUERY' }]);
      expect(statements).toEqual([]);
    }
    expect((await read('products?fields=*,compound.label&limit=1')).status).toBe(200);
  });
});

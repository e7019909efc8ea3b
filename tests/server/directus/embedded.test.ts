import type { D1Database } from '@cloudflare/workers-types';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedBackend } from '../../../src/server/backend/embedded.ts';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import { COLLECTIONS } from '../../../src/server/directus/embedded/collections.ts';
import { costGuard } from '../../../src/server/directus/embedded/cost.ts';
import { requestFromQuery } from '../../../src/server/directus/embedded/items-request.ts';
import { recordedDatabase } from '../../support/recorded-database.ts';

let db: D1Database;
const read = async (path: string): Promise<{ status: number; data: unknown; code: string; message: string }> => {
  const response = await embeddedDirectus({ db, now: () => 0 }).fetch(
    new Request(`http://backend.example/items/${path}`),
  );
  const body = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = body.errors ?? [];
  return {
    status: response.status,
    data: body.data,
    code: error?.extensions.code ?? '',
    message: error?.message ?? '',
  };
};

beforeAll(async () => {
  db = await recordedDatabase();
});

/** The same database, noting what is asked of it. */
const watched = (): { db: D1Database; statements: string[] } => {
  const statements: string[] = [];
  const prepare = (sql: string) => {
    statements.push(sql);
    return db.prepare(sql);
  };
  return { db: { ...db, prepare } as D1Database, statements };
};

describe('the store’s reads', () => {
  test.each([
    ['priceLines', (backend: ReturnType<typeof embeddedBackend>) => backend.priceLines(1)],
    ['vendorStock', (backend: ReturnType<typeof embeddedBackend>) => backend.vendorStock(1)],
    ['productStock', (backend: ReturnType<typeof embeddedBackend>) => backend.productStock(1)],
  ])('%s is one statement that finds its rows by key', async (_, call) => {
    const { db: observed, statements } = watched();
    await call(embeddedBackend(observed));
    expect(statements).toHaveLength(1);
    const sql = `EXPLAIN QUERY PLAN ${statements[0]}`;
    const marks = [...sql.matchAll(/\?/g)].length;
    const plan = await db
      .prepare(sql)
      .bind(...Array(marks).fill(1))
      .all<{ detail: string }>();
    expect(plan.results.length).toBeGreaterThan(0);
    expect(plan.results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  });
});

describe('operators', () => {
  const idsOf = async (filter: string): Promise<number[]> => {
    const { data } = await read(`vendors?fields=id&limit=-1&${filter}`);
    return (data as { id: number }[]).map(({ id }) => id);
  };

  test.each([
    ['filter[lead_time][_gt]=3', [2, 3]],
    ['filter[lead_time][_gte]=3', [1, 2, 3]],
    ['filter[lead_time][_lt]=7', [1]],
    ['filter[lead_time][_lte]=7', [1, 2]],
    ['filter[lead_time][_between]=4,14', [2, 3]],
    ['filter[lead_time][_nbetween]=4,14', [1]],
    ['filter[lead_time][_null]=true', [4]],
    ['filter[lead_time][_null]=false', [1, 2, 3]],
    ['filter[lead_time][_nnull]=true', [1, 2, 3]],
    ['filter[lead_time][_neq]=3', [2, 3]],
    ['filter[lead_time][_nin]=3,7', [3]],
    ['filter[lead_time]=7', [2]],
    ['filter[name][_contains]=Vendor', [1, 2, 3]],
    ['filter[name][_contains]=vendor', []],
    ['filter[name][_icontains]=vendor', [1, 2, 3]],
    ['filter[name][_ncontains]=Vendor', [4]],
    ['filter[name][_starts_with]=No', [4]],
    ['filter[name][_nstarts_with]=No', [1, 2, 3]],
    ['filter[name][_istarts_with]=no', [4]],
    ['filter[name][_ends_with]=e', [1, 3, 4]],
    ['filter[name][_nends_with]=e', [2]],
    ['filter[name][_iends_with]=ONE', [1]],
    ['filter[name][_ends_with]=a much longer text than the name', []],
    ['filter[name][_nempty]=true', [1, 2, 3, 4]],
    ['filter[name][_empty]=true', []],
    ['filter={"_or":[{"id":{"_eq":1}},{"_and":[{"id":{"_gt":2}},{"name":{"_contains":"No"}}]}]}', [1, 4]],
    ['filter={"_or":[]}', [1, 2, 3, 4]],
    ['sort=-name', [2, 3, 1, 4]],
    ['search=LEAD', [4]],
  ])('%s', async (filter, ids) => {
    expect(await idsOf(filter)).toEqual(ids);
  });

  test('lists are filtered by some or none of their rows', async () => {
    const labels = async (word: string): Promise<number> => {
      const { data } = await read(`compounds?fields=id&limit=-1&filter[modifiers]${word}[modifiers_id][key][_eq]=epdm`);
      return (data as unknown[]).length;
    };
    expect([await labels(''), await labels('[_some]'), await labels('[_none]')]).toEqual([2, 2, 38]);
  });
});

describe('a large collection', () => {
  /** A guard that takes the products for a million. */
  const guard = () => {
    const statement = { first: async () => ({ count: 1_084_458 }) };
    return costGuard({ prepare: () => statement } as unknown as D1Database, () => 0);
  };
  const allowed = async (collection: string, query: string): Promise<number | string> => {
    const found = COLLECTIONS.get(collection);
    if (!found) throw new Error(`There is no collection ${collection}.`);
    return guard()
      .largestPage(found, requestFromQuery(query))
      .catch((error: Error) => error.name);
  };

  test.each([
    ['products', ''],
    ['products', 'limit=10000&sort=id&filter[id][_gt]=5'],
    ['products', 'sort=-id'],
    ['products', 'aggregate[count]=*'],
    [
      'vendor_stock',
      'filter={"_and":[{"our_product":{"_between":[1,9000]}},{"hide_from_store":{"_neq":true}}]}&groupBy=our_product&aggregate[sum]=quantity_available',
    ],
    ['price_lists_v2', 'filter[product][_in]=1,2,3&sort=minQuantity'],
  ])('%s?%s is read, ten thousand rows at most', async (collection, query) => {
    expect(await allowed(collection, query)).toBe(10_000);
  });

  test.each([
    ['products', 'filter[name][_contains]=x'],
    ['products', 'filter[compound][label][_eq]=x'],
    ['products', 'filter[id][_gt]=5&filter[stock][_eq]=999999'],
    ['products', 'filter={"_or":[{"id":{"_eq":1}},{"stock":{"_gt":5}}]}'],
    ['products', 'search=x'],
    ['products', 'sort=name'],
    ['products', 'groupBy=size'],
    ['products', 'aggregate[sum]=stock'],
    ['products', 'offset=1000000'],
    ['products', 'page=100000'],
    ['vendor_stock', 'filter[our_product][_between]=1,99999999&groupBy=vendor'],
    ['vendor_stock', 'filter[vendor][_eq]=1'],
    ['price_lists_v2', 'sort=minQuantity'],
    ['price_lists_v2', 'filter[product][_between]=1,90000&sort=minQuantity'],
    ['price_lists_v2', 'filter[id][_eq]=64'],
  ])('%s?%s would read it as a whole and is refused', async (collection, query) => {
    expect(await allowed(collection, query)).toBe('DirectusError');
  });
});

describe('hostile queries', () => {
  const tooMany = Array.from({ length: 101 }, () => '{"id":{"_eq":1}}').join();
  test.each([
    ['filter[name][_eq]=x%27%20OR%201=1--', 200],
    ['fields=id;DROP TABLE vendors', 403],
    ['sort=id)%20--', 403],
    ['fields=constructor', 403],
    ['filter[__proto__][_eq]=1', 200],
    ['filter={"constructor":{"_eq":1}}', 403],
    ['aggregate[constructor]=id', 200],
    ['alias[__proto__]=id&fields=id', 200],
    ['deep[__proto__][_limit]=1', 200],
    ['aggregate[count]=id) FROM users --', 403],
    ['groupBy[]=name" FROM users --', 403],
    ['alias[id]=password_hash&fields=id', 403],
    [`filter={"_or":[${tooMany}]}`, 400],
    [`filter=${'{"_and":['.repeat(12)}{"id":{"_eq":1}}${']}'.repeat(12)}`, 400],
    [`fields=${'id,'.repeat(300)}`, 400],
    ['fields=*.*.*.*.*.*.*', 400],
    ['filter[id][_in]=1,x', 400],
    ['limit=1e999', 400],
    ['offset=-5', 400],
    [`filter={"_or":[${Array.from({ length: 60 }, () => '{"id":{"_between":[1,2]}}').join()}]}`, 400],
    [Array.from({ length: 1001 }, (_, at) => `fields[]=${at}`).join('&'), 400],
  ])('%s is answered %i', async (query, status) => {
    expect((await read(`vendors?${query}`)).status).toBe(status);
  });

  test.each(['users', 'auth_tokens', 'secrets', 'form_submissions', 'quote_requests', 'sqlite_master', '__proto__'])(
    'there is no collection %s',
    async (name) => {
      expect(await read(name)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    },
  );

  test('lists within lists end: an answer does not grow without limit', async () => {
    const path = 'modifiers.compounds_id.modifiers.compounds_id.modifiers';
    expect(await read(`compounds?fields=${path}`)).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
    const ofProducts = 'compound.modifiers.compounds_id.modifiers';
    expect(await read(`products?fields=${ofProducts}`)).toMatchObject({ status: 400, code: 'INVALID_QUERY' });
  });

  test('no query at all makes it fail', async () => {
    const word = fc.constantFrom(
      'id',
      'name',
      '*',
      '_eq',
      '_in',
      '_or',
      '_between',
      'filter',
      'fields',
      'sort',
      'limit',
      'deep',
      '[',
      ']',
      '[]',
      '=',
      '&',
      ',',
      '-',
      '1',
      '{',
      '}',
      '"',
      ':',
      'compound',
      'null',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 14 }), async (words) => {
        const { status } = await read(`products?${encodeURI(words.join('')).replaceAll('#', '')}`);
        expect([200, 400, 403]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientOver, directusClient } from '../../../src/server/directus/client.ts';
import { readParameters } from '../../../src/server/directus/embedded/parameters.ts';
import { readRequest } from '../../../src/server/directus/embedded/request.ts';
import { readAll, readByKey } from '../../../src/server/directus/read-all.ts';

const row = v.object({ id: v.number() });

/** A server with `rows` rows, ids in steps of 3, that returns `max` at a time, by refusal or silently. */
const server = ({ rows, max, isSilent = false }: { rows: number; max: number; isSilent?: boolean }) => {
  const requests: string[] = [];
  const ids = Array.from({ length: rows }, (_, at) => at * 3 + 1);
  const client = directusClient({
    url: 'http://backend.example',
    now: () => 0,
    fetch: async ({ url }) => {
      const { search } = new URL(url);
      requests.push(decodeURIComponent(search));
      const { limit, offset } = readRequest(readParameters(search.slice(1)));
      if (limit > max && !isSilent) {
        const message = `Invalid query. "limit" must be less than or equal to ${max}.`;
        return Response.json({ errors: [{ message, extensions: { code: 'INVALID_QUERY' } }] }, { status: 400 });
      }
      const filter = readParameters(search.slice(1)).filter as { id?: { _gt?: string } } | undefined;
      const after = filter?.id?._gt;
      const beyond = after === undefined ? ids : ids.filter((id) => id > Number(after));
      const count = limit === -1 ? max : Math.min(limit, max);
      return Response.json({ data: beyond.slice(offset, offset + count).map((id) => ({ id })) });
    },
  });
  return { requests, ids, client };
};

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

test.each([
  'Invalid query. "deep" exceeds the relational depth limit.',
  'The rate limit of this key is used up.',
  'Invalid query. Limit reached.',
])('does not retry with fewer rows after a refusal that names another limit: %s', async (message) => {
  let calls = 0;
  const client = directusClient({
    url: 'http://backend.example',
    now: () => 0,
    fetch: () => {
      calls += 1;
      return Response.json({ errors: [{ message, extensions: { code: 'INVALID_QUERY' } }] }, { status: 400 });
    },
  });
  const reading = { client, collection: 'metric_sizes', query: { limit: 10_000_000 }, row };
  await expect(readAll(reading, ['id'])).rejects.toMatchObject({ kind: 'invalid-query' });
  expect(calls).toBe(1);
});

describe('reading everything', () => {
  const reading = (client: ReturnType<typeof directusClient>, limit: number) =>
    readAll({ client, collection: 'metric_sizes', query: { limit }, row }, ['id']);

  test('takes one call, and one more to confirm, when the server returns all rows', async () => {
    const { client, requests, ids } = server({ rows: 1999, max: 1_000_000_000 });
    expect(idsOf(await reading(client, 10_000_000))).toEqual(ids);
    expect(requests).toEqual(['?limit=10000000', '?sort=id&limit=1&offset=1999']);
  });

  test('takes one call for few rows', async () => {
    const { client, requests } = server({ rows: 12, max: 1000 });
    expect(await reading(client, -1)).toHaveLength(12);
    expect(requests).toHaveLength(1);
  });

  test('reads pages of the maximum size when the server refuses the limit', async () => {
    const { client, requests, ids } = server({ rows: 1999, max: 700 });
    expect(idsOf(await reading(client, 10_000_000))).toEqual(ids);
    expect(requests[1]).toBe('?sort=id&limit=700');
  });

  test('reads pages when the server truncates silently', async () => {
    const { client, ids } = server({ rows: 2500, max: 1000, isSilent: true });
    expect(idsOf(await reading(client, -1))).toEqual(ids);
  });
});

describe('reading a large collection by its key', () => {
  const read = async (client: ReturnType<typeof directusClient>, limit: number): Promise<number[]> => {
    const ids: number[] = [];
    const reading = { client, collection: 'products', query: { fields: ['id'] }, row };
    for await (const page of readByKey(reading, { key: 'id', keyOf: ({ id }) => id, limit })) ids.push(...idsOf(page));
    return ids;
  };

  test.each([
    ['a page that ends with the collection', { rows: 2000, max: 1000 }],
    ['a limit that is refused', { rows: 2345, max: 300 }],
    ['silently truncated responses', { rows: 2345, max: 300, isSilent: true }],
    ['no rows', { rows: 0, max: 1000 }],
  ])('%s', async (_, setting) => {
    const { client, ids } = server(setting);
    expect(await read(client, 1000)).toEqual(ids);
  });

  test('throws for a server that makes no progress, instead of looping', async () => {
    const stuck = directusClient({
      url: 'http://backend.example',
      now: () => 0,
      fetch: async () => Response.json({ data: [{ id: 1 }] }),
    });
    await expect(read(stuck, 1000)).rejects.toThrow('returned rows up to id 1 again');
  });
});

describe('rows by their keys', () => {
  /** A server that accepts URLs of up to `longest` characters. */
  const strict = (longest: number) => {
    const sizes: number[] = [];
    const client = directusClient({
      url: 'http://backend.example',
      now: () => 0,
      fetch: async ({ url }) => {
        if (url.length > longest) return new Response(null, { status: 431 });
        const filter = readParameters(new URL(url).search.slice(1)).filter;
        const keys = (filter as { id: { _in: string } }).id._in.split(',');
        sizes.push(keys.length);
        return Response.json({ data: keys.map((id) => ({ id: Number(id) })) });
      },
    });
    return { client, sizes };
  };

  test.each([2_000, 16_000])(
    'are requested in chunks that a server with a limit of %i characters accepts, each once',
    async (longest) => {
      const { client, sizes } = strict(longest);
      const keys = Array.from({ length: 2500 }, (_, at) => at + 1_000_000);
      expect(idsOf(await client.listByKeys('products', 'id', keys, {}, row))).toEqual(keys);
      expect(sizes.length).toBeGreaterThan(1);
    },
  );

  test('make no call without keys', async () => {
    const { client, sizes } = strict(100);
    expect([await client.listByKeys('products', 'id', [], {}, row), sizes]).toEqual([[], []]);
  });
});

test('a list without its last row was truncated: reads it page by page', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }));
  const calls: number[] = [];
  const client = clientOver(async ({ query: { limit = -1, offset = 0, sort = [] } }) => {
    calls.push(limit);
    const ordered = sort[0] === '-id' ? rows.toReversed() : rows;
    return ordered.slice(offset, offset + (limit === -1 ? 100 : Math.min(limit, 100)));
  });
  const reading = { client, collection: 'metric_sizes', query: { limit: 10_000_000 }, row };
  expect(await readAll(reading, ['id'], ({ id }) => id)).toEqual(rows);
  expect(calls.slice(0, 2)).toEqual([1, 10_000_000]);
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compoundEndpoint } from '../../../../src/domain/site/api/v1/compounds.ts';
import {
  lookUpPartsEndpoint,
  MAX_LOOKED_UP,
  type PartsPage,
  partEndpoint,
  partsEndpoint,
} from '../../../../src/domain/site/api/v1/parts.ts';
import type { PublicPart } from '../../../../src/domain/site/api/v1/shapes.ts';
import { publicSizesEndpoint } from '../../../../src/domain/site/api/v1/sizes.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const response = await app.request(path);
  expect(response.status, path).toBe(200);
  const json = await response.json();
  expect(v.parse(schema, json)).toEqual(json);
  return json as v.InferOutput<Schema>;
};
const pageAt = (query: string): Promise<PartsPage> => read(`/api/v1/parts${query}`, partsEndpoint.response);
const lookUp = (partNumbers: unknown) =>
  app.request(lookUpPartsEndpoint.path, {
    method: 'POST',
    body: JSON.stringify({ part_numbers: partNumbers }),
    headers: { 'Content-Type': 'application/json' },
  });
const problemsOf = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { problems: { parameter: string }[] }).problems.map(({ parameter }) => parameter);

const everyPage = async (query: string): Promise<PublicPart[]> => {
  const parts: PublicPart[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: PartsPage = await pageAt(`?limit=100${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    parts.push(...page.items);
    cursor = page.next_cursor;
  }
  return parts;
};

describe('GET /api/v1/parts', () => {
  test('lists every part once, in any order, through cursors', async () => {
    const { total_items: total } = await pageAt('');
    for (const order of ['', '&sortBy=price:asc', '&sortBy=stock:desc', '&sortBy=id:desc']) {
      const parts = await everyPage(order);
      expect(parts).toHaveLength(total);
      expect(new Set(parts.map(({ part_number: number }) => number)).size).toBe(total);
    }
  });

  test('continues where a page of another length ended', async () => {
    const first = await pageAt('?limit=10');
    const rest = await pageAt(`?limit=25&cursor=${first.next_cursor}`);
    const both = await pageAt('?limit=50');
    expect([...first.items, ...rest.items]).toEqual(both.items.slice(0, 35));
  });

  test('counts like the store, with facets on request', async () => {
    const store = (await (await app.request('/api/compounds-search?material=fkm')).json()) as {
      totalItems: number;
      facetList: Record<string, { key: string; count: number }[]>;
    };
    const page = await pageAt('?material=fkm&facets=true');
    expect(page.total_items).toBe(store.totalItems);
    expect(page.facets?.color.map(({ key, count }) => ({ key, count }))).toEqual(
      store.facetList.color?.map(({ key, count }) => ({ key, count })),
    );
    expect((await pageAt('?material=fkm')).facets).toBeUndefined();
  });

  test('rejects parameters of the page, unknown filters and foreign cursors by name', async () => {
    for (const [query, names] of [
      ['?page=2', ['page']],
      ['?mode=compounds&slug=orings', ['mode', 'slug']],
      ['?colour=red', ['colour']],
      ['?cursor=abc', ['cursor']],
      ['?facets=yes&limit=7', ['limit', 'facets']],
    ] as const) {
      const response = await app.request(`/api/v1/parts${query}`);
      expect(response.status, query).toBe(400);
      expect(await problemsOf(response), query).toEqual(names);
    }
  });

  test('returns 410 for a cursor of another version of the catalog', async () => {
    const response = await app.request(`/api/v1/parts?cursor=${'0'.repeat(16)}.25`);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ title: expect.stringContaining('Start again without a cursor') });
  });

  test('returns an empty last page for a cursor past the end', async () => {
    const { catalog_version: version } = await pageAt('');
    expect(await pageAt(`?cursor=${version}.99999999`)).toMatchObject({ items: [], next_cursor: null });
  });
});

describe('one part', () => {
  test('is the same by number, in a lookup and in a list', async () => {
    const { items } = await pageAt('?limit=100');
    for (const part of items.slice(0, 20)) {
      const path = `/api/v1/parts/${encodeURIComponent(part.part_number.toLowerCase())}`;
      expect((await read(path, partEndpoint.response)).part).toEqual(part);
    }
    const response = await lookUp(items.map(({ part_number: number }) => number));
    const found = v.parse(lookUpPartsEndpoint.response, await response.json());
    expect(found.items.map(({ part }) => part)).toEqual(items);
  });

  test('has the price of the store as its first break', async () => {
    const { items } = (await (await app.request('/api/compounds-search?limit=100')).json()) as {
      items: { name: string; price: string }[];
    };
    const byNumber = new Map((await everyPage('')).map((part) => [part.part_number, part]));
    for (const { name, price } of items) {
      const prices = byNumber.get(name)?.prices;
      if (prices) expect(prices.breaks.map(({ unit_price: unit }) => unit.amount)).toContain(price);
    }
  });

  test('is 404 if unknown, in plain words', async () => {
    const response = await app.request('/api/v1/parts/no-such-part');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ title: 'There is no part with this number.' });
  });
});

describe('POST /api/v1/parts/lookup', () => {
  test('has a problem for each unknown part and never fails as a whole', async () => {
    const [known] = (await pageAt('')).items;
    const response = await lookUp([known?.part_number, 'no-such-part', '..']);
    const { items } = v.parse(lookUpPartsEndpoint.response, await response.json());
    expect(items.map(({ part, problem }) => [part?.part_number ?? null, problem?.code ?? null])).toEqual([
      [known?.part_number, null],
      [null, 'unknown-part'],
      [null, 'unknown-part'],
    ]);
  });

  test.each([[[]], [Array(MAX_LOOKED_UP + 1).fill('a')], [['x'.repeat(61)]], [[7]], ['FK7502-214'], [null]])(
    'rejects %j',
    async (partNumbers) => {
      expect((await lookUp(partNumbers)).status).toBe(400);
    },
  );
});

test('a compound has the facts of its datasheet', async () => {
  const [part] = (await pageAt('?material=fkm')).items;
  const code = part?.compound.code ?? '';
  const { compound } = await read(`/api/v1/compounds/${code}`, compoundEndpoint.response);
  expect(compound).toMatchObject(part?.compound ?? {});
  expect(compound.sizes).toBeGreaterThan(0);
  expect((await app.request('/api/v1/compounds/none')).status).toBe(404);
});

test('sizes are listed by standard', async () => {
  const all = await read('/api/v1/sizes', publicSizesEndpoint.response);
  const counts = await Promise.all(
    (['as568', 'jis', 'metric'] as const).map(
      async (standard) => (await read(`/api/v1/sizes?standard=${standard}`, publicSizesEndpoint.response)).total_items,
    ),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.total_items);
  expect((await app.request('/api/v1/sizes?standard=usa')).status).toBe(400);
});

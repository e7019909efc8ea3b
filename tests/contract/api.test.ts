import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedSizes } from '../../src/domain/reference/sizes/size-candidate.ts';
import { FACET_GROUPS, MODIFIER_TYPES } from '../../src/domain/shop/catalog/facets.ts';
import type { ListingResponse, ShopRow } from '../../src/domain/shop/catalog/listing.ts';
import { SORT_COLUMNS } from '../../src/domain/shop/catalog/query.ts';
import type { SizePage } from '../../src/domain/shop/catalog/rows/size-page.ts';
import { adminStoreEndpoint } from '../../src/domain/site/api/catalog/admin-store.ts';
import { adviceLinksEndpoint } from '../../src/domain/site/api/catalog/advice-links.ts';
import { comparisonsEndpoint } from '../../src/domain/site/api/catalog/comparisons.ts';
import { compoundsSearchEndpoint } from '../../src/domain/site/api/catalog/compounds-search.ts';
import { finderEndpoint } from '../../src/domain/site/api/catalog/finder.ts';
import { modifiersEndpoint } from '../../src/domain/site/api/catalog/modifiers.ts';
import { nearestPartsEndpoint } from '../../src/domain/site/api/catalog/nearest-parts.ts';
import { parseEndpoint } from '../../src/domain/site/api/catalog/parse.ts';
import { partsLookupEndpoint } from '../../src/domain/site/api/catalog/parts-lookup.ts';
import { relaxationsEndpoint } from '../../src/domain/site/api/catalog/relaxations.ts';
import { searchEndpoint } from '../../src/domain/site/api/catalog/search.ts';
import { sizePartsEndpoint } from '../../src/domain/site/api/catalog/size-parts.ts';
import { sizesEndpoint } from '../../src/domain/site/api/catalog/sizes.ts';
import { alternativesEndpoint, MAX_LINES_WITH_ALTERNATIVES, pricesEndpoint } from '../../src/domain/site/api/prices.ts';
import { pricingEndpoint } from '../../src/domain/site/api/pricing.ts';
import { compoundEndpoint } from '../../src/domain/site/api/v1/compounds.ts';
import { adviseEndpoint, mediaEndpoint } from '../../src/domain/site/api/v1/materials.ts';
import { publicNearestPartsEndpoint } from '../../src/domain/site/api/v1/nearest-parts.ts';
import { nearestSizesEndpoint } from '../../src/domain/site/api/v1/nearest-sizes.ts';
import { publicParseEndpoint } from '../../src/domain/site/api/v1/parse.ts';
import { partFilesEndpoint } from '../../src/domain/site/api/v1/part-files.ts';
import { partEndpoint, partsEndpoint } from '../../src/domain/site/api/v1/parts.ts';
import { publicSizePartsEndpoint } from '../../src/domain/site/api/v1/size-parts.ts';
import { publicSizesEndpoint } from '../../src/domain/site/api/v1/sizes.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const get = (path: string, init?: { method: string; body: string; headers: Record<string, string> }) =>
  worker.dispatchFetch(ORIGIN + path, { redirect: 'manual', ...init });
const search = async (query: string): Promise<ListingResponse<ShopRow>> => {
  const response = await get(`/api/compounds-search${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as ListingResponse<ShopRow>;
};
const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  get('/api/search', { method: 'POST', body, headers });

describe('responses match the schemas that the browser uses, in every field', () => {
  test.each([
    ['/api/compounds-search?limit=100', compoundsSearchEndpoint],
    ['/api/compounds-search?mode=compounds&limit=100', compoundsSearchEndpoint],
    ['/api/compounds-search?search=no-such-part', compoundsSearchEndpoint],
    ['/api/relaxations?material=fkm&color=no-such-color', relaxationsEndpoint],
    [
      '/api/v1/parts/nearest?material=fkm&color=white&size=AS568-214&id_low=30&temperature_low_c=-60',
      publicNearestPartsEndpoint,
    ],
    ['/api/parts/nearest?media=acetone&material=fkm&search=no-such-word', nearestPartsEndpoint],
    ['/api/v1/parse?q=fkm+75+214+brown+qqqq', publicParseEndpoint],
    ['/api/parse?q=fkm+75+214+brown', parseEndpoint],
    ['/api/materials/links?media=acetone&high=80', adviceLinksEndpoint],
    ['/api/sizes?standard=all&page=2', sizesEndpoint],
    ['/api/comparisons?compounds=1,2,3', comparisonsEndpoint],
    ['/api/finder?id=24.99&cs=3.53', finderEndpoint],
    ['/api/finder', finderEndpoint],
    ['/api/v1/sizes/nearest?id=20.6&thickness=2.36&width=2.90&worn=true', nearestSizesEndpoint],
    ['/api/v1/sizes/parts?size=AS568-214,25X3.5,JIS P10,none', publicSizePartsEndpoint],
    ['/api/sizes/parts?size=AS568-214,25X3.5,JIS P10', sizePartsEndpoint],
    ['/api/v1/parts/files?part_numbers=FK7502-214,nothing&unit=in', partFilesEndpoint],
    ['/api/v1/media?q=ace', mediaEndpoint],
    ['/api/v1/parts?limit=100&material=fkm&sortBy=price:asc&quantity=200&facets=true', partsEndpoint],
    ['/api/v1/parts/FK7502-214', partEndpoint],
    ['/api/v1/compounds/FK7502', compoundEndpoint],
    ['/api/v1/sizes', publicSizesEndpoint],
    ['/api/compounds-search?media=acetone,nothing', compoundsSearchEndpoint],
    ['/api/admin-store?material=fkm&nonsense=1', adminStoreEndpoint],
  ])('%s', async (path, { response: schema }) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const json = await response.json();
    expect(v.parse<v.GenericSchema>(schema, json)).toEqual(json);
  });

  test('prices, filter options, suggestions and a list lookup', async () => {
    const { items } = await search('?limit=25');
    for (const { id } of items) {
      const json = await (await get(`/api/pricing/${id}`)).json();
      expect(v.parse(pricingEndpoint.response, json)).toEqual(json);
    }
    const colors = await (await get('/api/modifiers/color')).json();
    expect(v.parse(modifiersEndpoint.response, colors)).toEqual(colors);
    const found = await (await post(JSON.stringify({ searchText: 'fkm 214' }))).json();
    expect(v.parse(searchEndpoint.response, found)).toEqual(found);
    const lines = ['FK7502-214, 500', 'no such part, 5', ''];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ media: ['acetone'], temperature_high_c: 80 });
    const advice = await (await get('/api/v1/materials/advise', { method: 'POST', body, headers })).json();
    expect(v.parse(adviseEndpoint.response, advice)).toEqual(advice);
    const looked = await get('/api/parts-lookup', { method: 'POST', body: JSON.stringify({ lines }), headers });
    const json = await looked.json();
    expect(v.parse(partsLookupEndpoint.response, json)).toEqual(json);
    const listed = JSON.stringify({
      lines: [
        { part: 'FK7502-214', quantity: 2000 },
        { part: 'EP7003-013', quantity: 100 },
      ],
    });
    for (const endpoint of [pricesEndpoint, alternativesEndpoint]) {
      const own = { ...headers, 'Sec-Fetch-Site': 'same-origin' };
      const priced = await (await get(endpoint.path, { method: 'POST', body: listed, headers: own })).json();
      expect(v.parse(endpoint.response, priced), endpoint.path).toEqual(priced);
    }
  });
});

test('a rubber ring is never replaced by a plastic or metal ring, whose gland differs', async () => {
  const parts = (await (await get('/api/v1/parts?material=fkm&size=AS568-214&limit=50')).json()) as {
    items: { part_number: string }[];
  };
  const numbers = parts.items.map(({ part_number: number }) => number).slice(0, MAX_LINES_WITH_ALTERNATIVES);
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const body = JSON.stringify({ lines: numbers.map((part) => ({ part, quantity: 1 })) });
  const found = await (await get(alternativesEndpoint.path, { method: 'POST', body, headers })).json();
  const names = v
    .parse(alternativesEndpoint.response, found)
    .lines.flatMap((line) => line.map(({ part }) => part.productName));
  expect(names.length).toBeGreaterThan(0);
  const lookup = { method: 'POST', body: JSON.stringify({ part_numbers: [...new Set(names)] }), headers };
  const { items } = (await (await get('/api/v1/parts/lookup', lookup)).json()) as {
    items: { part: { compound: { hardness_scale: string } } }[];
  };
  expect(new Set(items.map(({ part }) => part.compound.hardness_scale))).toEqual(new Set(['Shore A']));
});

test('the size finder ranks exactly the sizes of the catalog', async () => {
  const sold = new Map<string, { idMm: number; csMm: number }>();
  for (let page = 1; ; page++) {
    const list = (await (await get(`/api/sizes?standard=all&page=${page}`)).json()) as SizePage;
    for (const size of list.items) sold.set(`${size.standard} ${size.code}`, size);
    if (list.items.length < list.limit) break;
  }
  const ranked = publishedSizes();
  expect(ranked.map(({ standard, code }) => `${standard} ${code}`).sort()).toEqual([...sold.keys()].sort());
  for (const { standard, code, idMm, csMm } of ranked) {
    const listed = sold.get(`${standard} ${code}`);
    expect([Math.abs(idMm - (listed?.idMm ?? 0)) < 0.006, Math.abs(csMm - (listed?.csMm ?? 0)) < 0.006]).toEqual([
      true,
      true,
    ]);
  }
});

describe('GET /api/compounds-search', () => {
  test('returns the first ten of all 1,084,458 parts without a query, in the specified shape', async () => {
    const answer = await search('');
    expect(Object.keys(answer).sort()).toEqual(
      [
        'colorCodes',
        'facetList',
        'filterList',
        'items',
        'limit',
        'mediaNotes',
        'page',
        'sorted',
        'stockCounts',
        'totalItems',
      ].sort(),
    );
    expect(answer).toMatchObject({ totalItems: 1_084_458, page: 1, limit: 10, sorted: null, filterList: [] });
    expect(answer.items).toHaveLength(10);
    expect(answer.facetList.category).toMatchObject([{ key: 'orings', count: 1_084_458 }]);
    for (const group of FACET_GROUPS) {
      expect(answer.facetList[group].length, group).toBeGreaterThan(1);
    }
  });

  test('lists 442 compounds in compound mode', async () => {
    const answer = await search('?mode=compounds');
    expect(answer.totalItems).toBe(442);
    expect(answer.items[0]).toHaveProperty('datasheet');
    expect(answer.items[0]).not.toHaveProperty('price');
  });

  test('a row has every field of the specification', async () => {
    const [row] = (await search('?search=FK7502-214')).items;
    expect(row).toMatchObject({ name: 'FK7502-214', size: '214', size_standard: 'usa', cs_mm: 3.53, id_mm: 24.99 });
    expect(Object.keys(row ?? {})).toEqual(
      expect.arrayContaining(['id', 'price', 'vendorStock', 'canyonStock', 'label_display', 'compound']),
    );
    expect(row?.compound.modifiers[0]?.modifiers_id).toMatchObject({
      type: expect.any(String),
      key: expect.any(String),
    });
  });

  test('a facet count equals the total after checking it', async () => {
    const before = await search('?color=black&id_low=20&id_high=30');
    for (const { key, count } of before.facetList.material.slice(0, 6)) {
      expect((await search(`?color=black&id_low=20&id_high=30&material=${key}`)).totalItems, key).toBe(count);
    }
  });

  test('pages continue where the previous one ended, for every sort order', async () => {
    for (const column of SORT_COLUMNS) {
      for (const direction of ['asc', 'desc']) {
        const query = `?material=fkm&id_high=40&sortBy=${column}:${direction}`;
        const whole = await search(`${query}&limit=50`);
        const first = await search(`${query}&limit=25`);
        const second = await search(`${query}&limit=25&page=2`);
        expect(
          [...first.items, ...second.items].map(({ id }) => id),
          `${column}:${direction}`,
        ).toEqual(whole.items.map(({ id }) => id));
      }
    }
  });

  test.each([
    ['page=0', 'page'],
    ['page=1e99', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=7', 'limit'],
    ['sortBy=mood:asc', 'sortBy'],
    ['sortBy=price:up', 'sortBy'],
    ['id_low=abc', 'id_low'],
    ['id_low=99999999999999999999', 'id_low'],
    ['id_low=NaN', 'id_low'],
    ['id_low=5&id_high=2', 'id_low'],
    ['temperature_low_c=200&temperature_high_c=-20', 'temperature_low_c'],
    ['stock_available=perhaps', 'stock_available'],
    ['mode=everything', 'mode'],
    ['unheard_of=1', 'unheard_of'],
    ['search=%FF%FE', 'search'],
    [`search=${'x'.repeat(5000)}`, 'search'],
    [`material=${Array.from({ length: 2000 }, (_, i) => `a${i}`).join()}`, 'material'],
    ['material=%00', 'material'],
  ])('returns 400 problem+json with the name of the parameter: %s', async (query, parameter) => {
    const response = await get(`/api/compounds-search?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = (await response.json()) as { parameter: string; status: number; detail: string };
    expect(problem).toMatchObject({ parameter, status: 400 });
    expect(problem.detail.length).toBeGreaterThan(10);
  });

  test('hostile queries never return 5xx', async () => {
    const nasty = [
      "'; DROP TABLE products;--",
      '<script>',
      '%',
      '%%%',
      '../..',
      '\u0000',
      '🙂'.repeat(60),
      '#{7*7}',
      'a'.repeat(199),
      '-'.repeat(150),
      ' , , ,',
      '😀,😀',
    ];
    for (const text of nasty) {
      for (const parameter of ['search', 'size', 'material', 'page', 'sortBy', 'id_low', 'slug']) {
        const response = await get(`/api/compounds-search?${parameter}=${encodeURIComponent(text)}`);
        expect(response.status, `${parameter}=${text}`).toBeLessThan(500);
        await response.arrayBuffer();
      }
    }
  });
});

describe('POST /api/search', () => {
  test('finds parts and pages', async () => {
    const answer = (await (await post('{"searchText":"fk7502-21"}')).json()) as {
      products: { id: number; name: string }[];
    };
    expect(answer.products.length).toBeGreaterThan(0);
    expect(answer.products.every(({ name }) => name.startsWith('FK7502-21'))).toBe(true);
    const pages = (await (await post('{"searchText":"quote"}')).json()) as { pages: { url: string }[] };
    expect(pages.pages.map(({ url }) => url)).toContain('/request-a-quote');
  });

  test.each([
    ['not JSON', '{"searchText":'],
    ['no searchText', '{}'],
    ['searchText not text', '{"searchText":7}'],
    ['too long', JSON.stringify({ searchText: 'x'.repeat(201) })],
  ])('returns 400 for a body that is %s', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('returns 413 for a body above its limit', async () => {
    expect((await post(JSON.stringify({ searchText: 'x'.repeat(50_000) }))).status).toBe(413);
  });
});

describe('GET /api/sizes', () => {
  const sizes = async (query: string) =>
    (await (await get(`/api/sizes${query}`)).json()) as { items: { code: string; csMm: number }[]; totalItems: number };

  test('returns 100 at a time until a page has fewer', async () => {
    const codes: string[] = [];
    for (let page = 1; ; page++) {
      const { items } = await sizes(`?standard=usa&page=${page}`);
      codes.push(...items.map(({ code }) => code));
      if (items.length < 100) break;
    }
    expect(codes).toHaveLength(394);
    expect(new Set(codes).size).toBe(394);
  });

  test('sorts all sizes by cross-section', async () => {
    const { items, totalItems } = await sizes('?standard=all');
    expect(totalItems).toBe(2779);
    expect(items.map(({ csMm }) => csMm)).toEqual(items.map(({ csMm }) => csMm).sort((a, b) => a - b));
  });

  test('returns 400 with the name of an unknown standard', async () => {
    const response = await get('/api/sizes?standard=martian');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ parameter: 'standard' });
  });
});

describe('GET /api/pricing/:id', () => {
  test('returns price breaks and supply of a part', async () => {
    const [row] = (await search('?search=FK7502-214')).items;
    const data = (await (await get(`/api/pricing/${row?.id}`)).json()) as { priceList: { breaks: unknown[] } };
    expect(data.priceList.breaks.length).toBeGreaterThan(2);
  });

  test('returns 400 for an invalid id and 404 for an unknown one', async () => {
    expect((await get('/api/pricing/x')).status).toBe(400);
    expect((await get('/api/pricing/4294967295')).status).toBe(404);
  });
});

test('an unknown API URL returns 404 as problem+json', async () => {
  const response = await get('/api/nothing');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

describe('GET /api/modifiers/:type', () => {
  test.each(MODIFIER_TYPES.map((type) => [type]))('lists the visible options of %s, each once', async (type) => {
    const { data } = (await (await get(`/api/modifiers/${type}`)).json()) as {
      data: { key: string; label: string }[];
    };
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map(({ key, label }) => `${key} ${label}`)).size).toBe(data.length);
    expect(data.map(({ key }) => key)).not.toContain('oxygen-service');
  });

  test('returns 400 with the name of an unknown type', async () => {
    const response = await get('/api/modifiers/mood');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ parameter: 'type' });
  });
});

import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { sizePartsEndpoint } from '../../../../src/domain/site/api/catalog/size-parts.ts';
import { type NearestSizes, nearestSizesEndpoint } from '../../../../src/domain/site/api/v1/nearest-sizes.ts';
import { publicSizePartsEndpoint } from '../../../../src/domain/site/api/v1/size-parts.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const get = async (path: string) => app.request(path);
const nearest = async (query: string) => {
  const response = await get(`/api/v1/sizes/nearest?${query}`);
  expect(response.status, query).toBe(200);
  const json = await response.json();
  const read = v.parse(nearestSizesEndpoint.response, json);
  expect(read).toEqual(json);
  return read;
};
const names = ({ items }: NearestSizes): string[] => items.map(({ size }) => size.name);
const problems = async (path: string) => {
  const response = await get(path);
  expect(response.status, path).toBe(400);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  const { errors, problems: told } = (await response.json()) as Record<string, { parameter: string }[]>;
  return (errors ?? told ?? []).map(({ parameter }) => parameter);
};

describe('GET /api/v1/sizes/nearest', () => {
  it('returns the figures of the reference', async () => {
    const fresh = await nearest('id=24.95&cs=3.52');
    expect(names(fresh).slice(0, 3)).toEqual(['AS568-214', '25X3.5', '25X3.55']);
    expect(fresh.items[0]?.score).toBeCloseTo(0.263, 3);
    const worn = await nearest('id=20.6&thickness=2.36&width=2.90&worn=true&seat=piston');
    expect(names(worn).slice(0, 3)).toEqual(['AS568-117', '20X2.65', '21.2X2.65']);
    expect(worn.measured.cs_mm).toBeCloseTo(2.616, 3);
    expect((await nearest('thickness=2.36&worn=true')).measured.cs_mm).toBeCloseTo(2.51, 2);
  });

  it('accepts inches and fractions, other lengths, and a single standard', async () => {
    const inches = await nearest('id=63/64&cs=.139&unit=in');
    expect(inches.items[0]).toMatchObject({
      size: { name: 'AS568-214', standard: 'as568', id_mm: 24.99, cs_mm: 3.53 },
      class: 'match',
      parts: 3,
      url: expect.stringMatching(/^https?:.*\/shop\/orings\?size=AS568-214$/),
    });
    const around = await nearest('od=32.05&cs=3.53');
    expect(around.items[0]?.size.name).toBe('AS568-214');
    const japanese = await nearest('id=25&cs=3.5&standard=jis');
    expect(new Set(japanese.items.map(({ family }) => family))).toEqual(new Set(['jis']));
    expect(japanese.items.length).toBeLessThanOrEqual(24);
  });

  it('rejects unreadable input by its field', async () => {
    const asked = (query: string) => problems(`/api/v1/sizes/nearest?${query}`);
    expect(await asked('')).toEqual(['id']);
    expect(await asked('id=wide&cs=3.5')).toEqual(['id']);
    expect(await asked('id=20&seat=moon&unit=cm')).toEqual(['seat', 'unit']);
    expect(await asked('cord=90')).toEqual(['thickness']);
    expect(await asked(`id=${'9'.repeat(500)}`)).toEqual(['id']);
  });
});

test('rounds every figure once', async () => {
  const { items } = await nearest('id=63/64&cs=.139&unit=in');
  expect(JSON.stringify(items)).not.toMatch(/\d\.\d{5}/);
  expect(items[0]).toMatchObject({ id_difference_mm: -0.0095, id_tolerance_mm: 0.254 });
});

test('GET /api/v1/sizes/parts returns the sizes of GET /api/sizes/parts in the public form', async () => {
  const query = '?size=2-214,10x2.5,nothing';
  const json = await (await get(publicSizePartsEndpoint.path + query)).json();
  const { items, unknown_sizes: unknown } = v.parse(publicSizePartsEndpoint.response, json);
  expect(v.parse(publicSizePartsEndpoint.response, json)).toEqual(json);
  const { sizes } = v.parse(sizePartsEndpoint.response, await (await get(sizePartsEndpoint.path + query)).json());
  expect(unknown).toEqual(['nothing']);
  expect(items.map(({ size, parts, parts_in_stock: stock }) => [size.name, parts, stock])).toEqual(
    sizes.map(({ name, total, inStock }) => [name, total, inStock]),
  );
  expect(
    items.flatMap(({ materials }) =>
      materials.map((one) => [one.first_part_number, one.lowest_unit_price?.amount ?? null]),
    ),
  ).toEqual(sizes.flatMap(({ materials }) => materials.map(({ first, least }) => [first.name, least])));
});

test("GET /api/sizes/parts returns the parts of existing sizes with the store's counts", async () => {
  const response = await get('/api/sizes/parts?size=as568-214,10x2.5,AS568-214,nothing');
  const json = await response.json();
  const { sizes } = v.parse(sizePartsEndpoint.response, json);
  expect({ sizes }).toEqual(json);
  expect(sizes.map(({ name, total }) => [name, total])).toEqual([
    ['AS568-214', 3],
    ['10X2.5', 2],
  ]);
  for (const { href, total, materials } of sizes) {
    for (const one of [{ href, total }, ...materials]) {
      const store = await get(one.href.replace('/shop/orings', '/api/compounds-search'));
      expect(((await store.json()) as { totalItems: number }).totalItems).toBe(one.total);
    }
  }
  const many = Array.from({ length: 13 }, (_, at) => `AS568-2${at + 10}`).join(',');
  for (const size of [many, '', ',', 'x'.repeat(401)])
    expect(await problems(`/api/v1/sizes/parts?size=${size}`)).toEqual(['size']);
});

import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { nearestSizesEndpoint } from '../../../../src/domain/site/api/catalog/nearest-sizes.ts';
import { sizePartsEndpoint } from '../../../../src/domain/site/api/catalog/size-parts.ts';
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
    expect(fresh.sizes.slice(0, 3).map(({ name }) => name)).toEqual(['AS568-214', '25X3.5', '25X3.55']);
    expect(fresh.sizes[0]?.score).toBeCloseTo(0.263, 3);
    const worn = await nearest('id=20.6&thickness=2.36&width=2.90&worn=true&seat=piston');
    expect(worn.sizes.slice(0, 3).map(({ name }) => name)).toEqual(['AS568-117', '20X2.65', '21.2X2.65']);
    expect(worn.measured.csMm).toBeCloseTo(2.616, 3);
    expect((await nearest('thickness=2.36&worn=true')).measured.csMm).toBeCloseTo(2.51, 2);
  });

  it('accepts inches and fractions, other lengths, and a single standard', async () => {
    const inches = await nearest('id=63/64&cs=.139&unit=in');
    expect(inches.sizes[0]).toMatchObject({
      name: 'AS568-214',
      class: 'match',
      total: 3,
      href: '/shop/orings?size=AS568-214',
    });
    const around = await nearest('od=32.05&cs=3.53');
    expect(around.sizes[0]?.name).toBe('AS568-214');
    const japanese = await nearest('id=25&cs=3.5&standard=jis');
    expect(new Set(japanese.sizes.map(({ family }) => family))).toEqual(new Set(['jis']));
    expect(japanese.sizes.length).toBeLessThanOrEqual(24);
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

test("GET /api/v1/sizes/parts returns the parts of existing sizes with the store's counts", async () => {
  const response = await get('/api/v1/sizes/parts?size=as568-214,10x2.5,AS568-214,nothing');
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

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AdviceAnswer, adviseEndpoint, mediaEndpoint } from '../../../src/domain/api/materials.ts';
import { appWith } from '../../support/fake-services.ts';

const app = appWith();
const post = (body: unknown) =>
  app.request(adviseEndpoint.path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const advise = async (body: unknown): Promise<AdviceAnswer> => {
  const response = await post(body);
  expect(response.status).toBe(200);
  const json = await response.json();
  expect(v.parse(adviseEndpoint.answer, json)).toEqual(json);
  return json as AdviceAnswer;
};
const told = ({ families }: AdviceAnswer, verdict: string) =>
  families.filter((one) => one.verdict === verdict).map(({ code, points }) => `${code} ${points ?? '–'}`);

test('T15 through the API: families, reasons, and where their parts are', async () => {
  const answer = await advise({ media: ['HLP'], t: [-20, 100] });
  expect(answer.media).toEqual([
    { asked: 'HLP', key: 'hydraulic-oil-mineral-hlp', name: 'Hydraulic oil, mineral (HLP)', mended: false },
  ]);
  expect(told(answer, 'good')).toEqual(['HNBR 0', 'FVMQ 0', 'NBR 1', 'FKM 1']);
  expect(told(answer, 'not_advised')).toEqual(['CR 7']);
  expect(told(answer, 'out')).toHaveLength(6);
  expect(answer.caveats.length).toBeGreaterThan(2);
  expect(answer.store).toMatchObject({
    codes: ['HNBR', 'FVMQ', 'NBR', 'FKM'],
    href: '/shop/orings?media=hydraulic-oil-mineral-hlp&temperature_low_c=-20&temperature_high_c=100&material=hnbr,fvmq,nbr,fkm',
  });
});

test('T16 through the API', async () => {
  const answer = await advise({ media: ['Steam below 150 C'], t: [20, 140] });
  expect(told(answer, 'good')).toEqual(['FEPM 0', 'FFKM 0', 'EPDM 1']);
  expect(told(answer, 'not_advised')).toEqual(['VMQ 5', 'HNBR 6']);
});

test('the counts are those of the store', async () => {
  const { store, families } = await advise({ media: ['HLP'], t: [-20, 100] });
  const count = async (href: string): Promise<number> => {
    const response = await app.request(`/api/compounds-search${new URL(href, 'http://store.test').search}`);
    return ((await response.json()) as { totalItems: number }).totalItems;
  };
  expect(store?.totalItems).toBeGreaterThan(0);
  expect(await count(store?.href ?? '')).toBe(store?.totalItems);
  for (const { href, totalItems } of families) expect(await count(href)).toBe(totalItems);
});

test('a typo is mended and told; a question without a medium is answered by temperature', async () => {
  expect((await advise({ media: ['acetonne'] })).media[0]).toMatchObject({ name: 'Acetone', mended: true });
  expect(told(await advise({ t: [null, 250] }), 'good')).toEqual(['FFKM 0']);
});

test.each([
  [{ media: ['caustic soda'] }, 'media', /may be: Sodium hydroxide 20%; Sodium hydroxide 50%/],
  [{ media: ['<script>'] }, 'media', /no one medium “<script>”/],
  [{ media: Array.from({ length: 13 }, () => 'acetone') }, 'media', /at most 12/],
  [{ media: ['x'.repeat(81)] }, 'media.0', /at most 80/],
  [{ t: [100, -20] }, 't', /lowest first/],
  [{ t: [-300, 20] }, 't.0', /from -273/],
  [{ pressure_mpa: -1 }, 'pressure_mpa', /from 0/],
  [{ compliance: ['fda'] }, 'compliance.0', /fda-21-cfr-177-2600/],
  [{ moving: 'yes' }, 'moving', /true or false/],
])('%j is refused by its field', async (body, parameter, message) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  const { problems } = (await response.json()) as { problems: { parameter: string; message: string }[] };
  expect(problems[0]?.parameter).toBe(parameter);
  expect(problems[0]?.message).toMatch(message);
});

test('names of media are completed', async () => {
  const items = async (q: string) => {
    const json = await (await app.request(`${mediaEndpoint.path}?q=${encodeURIComponent(q)}`)).json();
    return v.parse(mediaEndpoint.answer, json).items.map(({ name }) => name);
  };
  expect((await items('skyd'))[0]).toMatch(/Skydrol/);
  expect(await items('a')).toHaveLength(10);
  expect(await items('')).toEqual([]);
  expect((await app.request(mediaEndpoint.path)).status).toBe(400);
});

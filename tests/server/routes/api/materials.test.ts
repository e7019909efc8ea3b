import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AdviceResponse, adviseEndpoint, mediaEndpoint } from '../../../../src/domain/site/api/materials.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const post = (body: unknown) =>
  app.request(adviseEndpoint.path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const advise = async (body: unknown): Promise<AdviceResponse> => {
  const response = await post(body);
  expect(response.status).toBe(200);
  const json = await response.json();
  expect(v.parse(adviseEndpoint.response, json)).toEqual(json);
  return json as AdviceResponse;
};
const familiesWith = ({ families }: AdviceResponse, verdict: string) =>
  families.filter((one) => one.verdict === verdict).map(({ code, points }) => `${code} ${points ?? '–'}`);

test('T15 through the API: families, reasons and store links', async () => {
  const answer = await advise({ media: ['HLP'], t: [-20, 100] });
  expect(answer.media).toEqual([
    {
      asked: 'HLP',
      key: 'hydraulic-oil-mineral-hlp',
      name: 'Hydraulic oil, mineral (HLP)',
      mended: false,
      t: [null, null],
      ratedAs: '',
      flags: [],
      note: '',
    },
  ]);
  expect(familiesWith(answer, 'good')).toEqual(['HNBR 0', 'FVMQ 0', 'NBR 1', 'FKM 1']);
  expect(familiesWith(answer, 'not_advised')).toEqual(['CR 7']);
  expect(familiesWith(answer, 'out').slice(0, 6)).toEqual(['EPDM –', 'IIR –', 'VMQ –', 'AU –', 'FEPM –', 'FFKM –']);
  expect(answer.caveats.length).toBeGreaterThan(2);
  expect(answer.store).toMatchObject({
    codes: ['HNBR', 'FVMQ', 'NBR', 'FKM'],
    href: '/shop/orings?media=hydraulic-oil-mineral-hlp&temperature_low_c=-20&temperature_high_c=100&material=hnbr,fvmq,nbr,fkm',
  });
});

test('T16 through the API', async () => {
  const answer = await advise({ media: ['Steam below 150 C'], t: [20, 140] });
  expect(familiesWith(answer, 'good')).toEqual(['FEPM 0', 'FFKM 0', 'EPDM 1']);
  expect(familiesWith(answer, 'not_advised')).toEqual(['VMQ 5', 'HNBR 6']);
});

test('rates each medium at its temperature, by the row that it names', async () => {
  const answer = await advise({
    media: [
      { medium: 'milk', t: [5, 40] },
      { medium: 'CIP acid', t: [null, 80] },
      { medium: 'steam', t: [null, 130] },
    ],
  });
  expect(answer.media.map(({ key, ratedAs }) => [key, ratedAs])).toEqual([
    ['milk', ''],
    ['cip-nitric-acid-cleaner-2', ''],
    ['steam', 'rated as steam below 150 °C'],
  ]);
  const epdm = answer.families.find(({ code }) => code === 'EPDM');
  expect(epdm?.ratings).toEqual([
    { medium: 'milk', row: 'Milk', room: 'A', used: 'A', noDataAtHeat: false },
    {
      medium: 'cip-nitric-acid-cleaner-2',
      row: 'CIP nitric acid cleaner 2%',
      room: 'A',
      used: 'B',
      noDataAtHeat: false,
    },
    { medium: 'steam', row: 'Steam below 150 C', room: 'A', used: 'A', noDataAtHeat: false },
  ]);
  expect(answer.store?.href).toContain('media=milk:5:40,cip-nitric-acid-cleaner-2::80,steam::130');
  expect(answer.store?.href).toContain('temperature_low_c=5&temperature_high_c=130');
});

test('lists a family with no rating at this temperature separately, without a store link', async () => {
  const { families, noDataAtHeat, store } = await advise({ media: ['Nitric acid 70%'], t: [20, 100] });
  expect(noDataAtHeat).toEqual(['FFKM', 'PTFE']);
  expect(families.find(({ code }) => code === 'FFKM')).toMatchObject({
    verdict: 'no_data_at_heat',
    points: null,
    href: '',
    totalItems: 0,
  });
  expect(families.find(({ code }) => code === 'FFKM')?.reasons[0]).toBe(
    'No data at 100 °C: the rating A counts up to 40 °C',
  );
  expect(store).toBeNull();
});

test('sour gas under pressure results in FEPM, FFKM and HNBR with RGD grades of 90 Shore A or more', async () => {
  const { families, advice, store } = await advise({ media: ['sour gas'], t: [0, 120], pressure_mpa: 35 });
  expect(familiesWith({ families } as AdviceResponse, 'good')).toEqual([]);
  expect(store?.codes).toEqual(['FEPM', 'FFKM', 'HNBR']);
  expect(store?.href).toMatch(/media=sour-gas&.*compliance=rgd-resistant/);
  expect(store?.notCarried).toEqual(['pressure beyond RGD and hardness']);
  expect(advice.join(' ')).toMatch(/RGD.*NACE TM0297/);
});

test('the counts match the store', async () => {
  const { store, families } = await advise({ media: ['HLP'], t: [-20, 100] });
  const count = async (href: string): Promise<number> => {
    const response = await app.request(`/api/compounds-search${new URL(href, 'http://store.test').search}`);
    return ((await response.json()) as { totalItems: number }).totalItems;
  };
  expect(store?.totalItems).toBeGreaterThan(0);
  expect(await count(store?.href ?? '')).toBe(store?.totalItems);
  for (const { href, totalItems } of families) if (href !== '') expect(await count(href)).toBe(totalItems);
});

test('corrects and reports a typo; rates by temperature without a medium', async () => {
  expect((await advise({ media: ['acetonne'] })).media[0]).toMatchObject({ name: 'Acetone', mended: true });
  const byHeat = await advise({ t: [null, 250] });
  expect(familiesWith(byHeat, 'good')).toEqual([]);
  expect(familiesWith(byHeat, 'fits_temperature')).toContain('FFKM 0');
});

test.each([
  [{ media: ['chlorine'] }, 'media', /may be: Chlorine gas, dry; Chlorine gas, wet; Chlorine water/],
  [
    { media: ['steam'] },
    'media',
    /a temperature is needed for “steam”. It may be: Steam below 150 C; Steam above 150 C/,
  ],
  [{ media: ['Castrol DOT 4'] }, 'media', /no one medium “Castrol DOT 4”. It may be: Brake fluid DOT 3/],
  [{ media: [{ medium: 'milk', t: [40, 5] }] }, 'media.0.t', /lowest first/],
  [{ media: [{ medium: 'milk', t: [40] }] }, 'media.0.t.1', /./],
  [{ media: [7] }, 'media.0', /text, or an object/],
  [{ media: ['<script>'] }, 'media', /no one medium “<script>”/],
  [{ media: Array.from({ length: 13 }, () => 'acetone') }, 'media', /at most 12/],
  [{ media: ['x'.repeat(81)] }, 'media.0.medium', /at most 80/],
  [{ t: [100, -20] }, 't', /lowest first/],
  [{ t: [-300, 20] }, 't.0', /from -273/],
  [{ pressure_mpa: -1 }, 'pressure_mpa', /from 0/],
  [{ compliance: ['unheard-of'] }, 'compliance', /no compound has “unheard-of”/],
  [{ moving: 'yes' }, 'moving', /true or false/],
])('rejects %j by its field', async (body, parameter, message) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  const { problems } = (await response.json()) as { problems: { parameter: string; message: string }[] };
  expect(problems[0]?.parameter).toBe(parameter);
  expect(problems[0]?.message).toMatch(message);
});

test('completes names of media', async () => {
  const items = async (q: string) => {
    const json = await (await app.request(`${mediaEndpoint.path}?q=${encodeURIComponent(q)}`)).json();
    return v.parse(mediaEndpoint.response, json).items.map(({ name }) => name);
  };
  expect((await items('skyd'))[0]).toMatch(/Skydrol/);
  expect(await items('a')).toHaveLength(10);
  expect(await items('')).toEqual([]);
  expect((await app.request(mediaEndpoint.path)).status).toBe(400);
});

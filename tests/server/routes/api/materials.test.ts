import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AdviceResponse, adviseEndpoint, mediaEndpoint } from '../../../../src/domain/site/api/v1/materials.ts';
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
  const answer = await advise({ media: ['HLP'], temperature_low_c: -20, temperature_high_c: 100 });
  expect(answer.media).toEqual([
    {
      requested: 'HLP',
      key: 'hydraulic-oil-mineral-hlp',
      name: 'Hydraulic oil, mineral (HLP)',
      is_respelled: false,
      temperature_low_c: null,
      temperature_high_c: null,
      rated_as: '',
      flags: [],
      note: '',
    },
  ]);
  expect(familiesWith(answer, 'good')).toEqual(['HNBR 0', 'FVMQ 0', 'NBR 1', 'FKM 1']);
  expect(familiesWith(answer, 'not_advised')).toEqual(['CR 7']);
  expect(familiesWith(answer, 'out').slice(0, 6)).toEqual(['EPDM –', 'IIR –', 'VMQ –', 'AU –', 'FEPM –', 'FFKM –']);
  expect(answer.caveats.length).toBeGreaterThan(2);
  expect(answer.store).toMatchObject({
    family_codes: ['HNBR', 'FVMQ', 'NBR', 'FKM'],
    url: expect.stringContaining(
      '/shop/orings?media=hydraulic-oil-mineral-hlp&temperature_low_c=-20&temperature_high_c=100&material=hnbr,fvmq,nbr,fkm',
    ),
  });
});

test('T16 through the API', async () => {
  const answer = await advise({ media: ['Steam below 150 C'], temperature_low_c: 20, temperature_high_c: 140 });
  expect(familiesWith(answer, 'good')).toEqual(['FEPM 0', 'FFKM 0', 'EPDM 1']);
  expect(familiesWith(answer, 'not_advised')).toEqual(['VMQ 5', 'HNBR 6']);
});

test('rates each medium at its temperature, by the row that it names', async () => {
  const answer = await advise({
    media: [
      { medium: 'milk', temperature_low_c: 5, temperature_high_c: 40 },
      { medium: 'CIP acid', temperature_high_c: 80 },
      { medium: 'steam', temperature_high_c: 130 },
    ],
  });
  expect(answer.media.map(({ key, rated_as }) => [key, rated_as])).toEqual([
    ['milk', ''],
    ['cip-nitric-acid-cleaner-2', ''],
    ['steam', 'rated as steam below 150 °C'],
  ]);
  const epdm = answer.families.find(({ code }) => code === 'EPDM');
  expect(epdm?.ratings).toEqual([
    { medium: 'milk', table_row: 'Milk', room_rating: 'A', rating: 'A', is_unrated_at_temperature: false },
    {
      medium: 'cip-nitric-acid-cleaner-2',
      table_row: 'CIP nitric acid cleaner 2%',
      room_rating: 'A',
      rating: 'B',
      is_unrated_at_temperature: false,
    },
    {
      medium: 'steam',
      table_row: 'Steam below 150 C',
      room_rating: 'A',
      rating: 'A',
      is_unrated_at_temperature: false,
    },
  ]);
  expect(answer.store?.url).toContain('media=milk:5:40,cip-nitric-acid-cleaner-2::80,steam::130');
  expect(answer.store?.url).toContain('temperature_low_c=5&temperature_high_c=130');
});

test('lists a family with no rating at this temperature separately, without a store link', async () => {
  const {
    families,
    unrated_at_temperature: unrated,
    store,
  } = await advise({ media: ['Nitric acid 70%'], temperature_low_c: 20, temperature_high_c: 100 });
  expect(unrated).toEqual(['FFKM', 'PTFE']);
  expect(families.find(({ code }) => code === 'FFKM')).toMatchObject({
    verdict: 'no_data_at_heat',
    points: null,
    url: null,
    parts: 0,
  });
  expect(families.find(({ code }) => code === 'FFKM')?.reasons[0]).toBe(
    'No data at 100 °C: the rating A counts up to 40 °C',
  );
  expect(store).toBeNull();
});

test('sour gas under pressure results in FEPM, FFKM and HNBR with RGD grades of 90 Shore A or more', async () => {
  const { families, advice, store } = await advise({
    media: ['sour gas'],
    temperature_low_c: 0,
    temperature_high_c: 120,
    pressure_mpa: 35,
  });
  expect(familiesWith({ families } as AdviceResponse, 'good')).toEqual([]);
  expect(store?.family_codes).toEqual(['FEPM', 'FFKM', 'HNBR']);
  expect(store?.url).toMatch(/media=sour-gas&.*compliance=rgd-resistant/);
  expect(store?.not_applied).toEqual(['pressure beyond RGD and hardness']);
  expect(advice.join(' ')).toMatch(/RGD.*NACE TM0297/);
});

test('the counts match the store', async () => {
  const { store, families } = await advise({ media: ['HLP'], temperature_low_c: -20, temperature_high_c: 100 });
  const count = async (href: string): Promise<number> => {
    const response = await app.request(`/api/compounds-search${new URL(href, 'http://store.test').search}`);
    return ((await response.json()) as { totalItems: number }).totalItems;
  };
  expect(store?.parts).toBeGreaterThan(0);
  expect(await count(store?.url ?? '')).toBe(store?.parts);
  for (const { url, parts } of families) if (url !== null) expect(await count(url)).toBe(parts);
});

test('corrects and reports a typo; rates by temperature without a medium', async () => {
  expect((await advise({ media: ['acetonne'] })).media[0]).toMatchObject({ name: 'Acetone', is_respelled: true });
  const byHeat = await advise({ temperature_high_c: 250 });
  expect(familiesWith(byHeat, 'good')).toEqual([]);
  expect(familiesWith(byHeat, 'fits_temperature')).toContain('FFKM 0');
});

test.each([
  [{ media: ['chlorine'] }, 'media.0', /may be: Chlorine gas, dry; Chlorine gas, wet; Chlorine water/],
  [
    { media: ['milk', 'steam'] },
    'media.1',
    /a temperature is needed for “steam”. It may be: Steam below 150 C; Steam above 150 C/,
  ],
  [{ media: ['Castrol DOT 4'] }, 'media.0', /no one medium “Castrol DOT 4”. It may be: Brake fluid DOT 3/],
  [
    { media: [{ medium: 'milk', temperature_low_c: 40, temperature_high_c: 5 }] },
    'media.0.temperature_high_c',
    /not be below temperature_low_c/,
  ],
  [{ media: [{ medium: 'milk', temperature_low_c: 'hot' }] }, 'media.0.temperature_low_c', /a number from/],
  [{ media: [7] }, 'media.0', /text, or an object/],
  [{ media: ['<script>'] }, 'media.0', /no one medium “<script>”/],
  [{ media: Array.from({ length: 13 }, () => 'acetone') }, 'media', /at most 12/],
  [{ media: ['x'.repeat(81)] }, 'media.0', /at most 80/],
  [{ temperature_low_c: 100, temperature_high_c: -20 }, 'temperature_high_c', /not be below/],
  [{ temperature_low_c: -300 }, 'temperature_low_c', /from -273/],
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

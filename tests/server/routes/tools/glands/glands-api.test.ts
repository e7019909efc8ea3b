import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { threeFigures } from '../../../../../src/domain/engineering/gland-design/figures.ts';
import {
  glandCheckEndpoint,
  glandDesignEndpoint,
  glandRingsEndpoint,
} from '../../../../../src/domain/site/api/v1/glands.ts';
import { appWith } from '../../../../support/services/fake-services.ts';

const app = appWith();
const send = (path: string, body: object) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

/** Returns the response to a valid request, strictly checked against its schema. */
const asked = async <E extends { readonly path: string; readonly response: v.GenericSchema }>(
  endpoint: E,
  body: object,
): Promise<v.InferOutput<E['response']>> => {
  const response = await send(endpoint.path, body);
  const json: unknown = await response.json();
  expect(response.status, JSON.stringify(json)).toBe(200);
  expect(v.parse(endpoint.response, json)).toEqual(json);
  return v.parse(endpoint.response, json) as v.InferOutput<E['response']>;
};
const check = async (body: object) => (await asked(glandCheckEndpoint, body)).result;
const design = (body: object) => asked(glandDesignEndpoint, body);

type Extremes = { readonly nominal: number; readonly min: number; readonly max: number };
const texts = (extremes: Extremes | null | undefined): string[] =>
  extremes ? [extremes.nominal, extremes.min, extremes.max].map(threeFigures) : [];

/** Published inches in millimeters. */
const inch = (length: number): number => length * 25.4;
const inches = (...lengths: readonly number[]): number[] => lengths.map(inch);
const inInches = (limits: readonly number[] | null): string[] | undefined =>
  limits?.map((length) => (length / 25.4).toFixed(3));

const PISTON = {
  kind: 'piston',
  ring: { id_mm: inch(0.984), id_tolerance_mm: inch(0.01), cs_mm: inch(0.139), cs_tolerance_mm: inch(0.004) },
  bore_mm: inches(1.25, 1.252),
  groove_mm: inches(1.026, 1.028),
  land_mm: inches(1.246, 1.247),
  runout_mm: inch(0.003),
  width_mm: inches(0.187, 0.192),
  radius_mm: inches(0.01, 0.025),
};

describe('vectors of the reference', () => {
  test('T1: loss of section by stretch', async () => {
    const loss = async (stretch: number, id: number) =>
      (
        await check({
          kind: 'rod',
          ring: { id_mm: id, cs_mm: 3.53 },
          width_mm: [4.75, 4.88],
          rod_mm: [id * (1 + stretch / 100), id * (1 + stretch / 100)],
          depth_mm: [2.8, 2.9],
        })
      ).section_reduction_percent;
    expect(await loss(2, 100)).toBeCloseTo(1.73, 2);
    expect(await loss(3, 100)).toBeCloseTo(2.29, 2);
    expect(await loss(5, 100)).toBeCloseTo(3.395, 2);
    expect(await loss(12, 100)).toBeCloseTo(6.98, 2);
    expect(await loss(30, 100)).toBeCloseTo(12.3, 1);
    expect(await loss(10, 7.06)).toBeCloseTo(4.59, 2);
  });

  test('T2: a piston, floating and guided', async () => {
    const floating = await check(PISTON);
    expect(floating.depth_mm).toEqual({ nominal: 2.8448, min: 2.8194, max: 2.8702 });
    expect(texts(floating.stretch_percent)).toEqual(['4.37', '3.22', '5.54']);
    expect(floating.stretched_cs_mm).toBeCloseTo(inch(0.1348), 2);
    expect(texts(floating.squeeze_percent)).toEqual(['16.9', '13.2', '20.4']);
    expect(texts(floating.squeeze_off_center_percent)).toEqual(['16.9', '9.73', '22.9']);
    expect(texts(floating.fill_percent)).toEqual(['71.9', '66.1', '78.4']);
    expect(floating.gap_mm?.max).toBeCloseTo(inch(0.003), 4);
    expect(floating.class).toBe('good');
    const guided = await check({ ...PISTON, guided: true });
    expect(texts(guided.squeeze_off_center_percent)).toEqual(['16.9', '12.0', '21.4']);
  });

  test('T3: a rod', async () => {
    const rod = await check({
      kind: 'rod',
      ring: { size: 'AS568-214' },
      rod_mm: inches(0.998, 1),
      groove_mm: inches(1.222, 1.224),
      throat_mm: inches(1.003, 1.004),
      runout_mm: inch(0.003),
      width_mm: inches(0.187, 0.192),
      radius_mm: inches(0.01, 0.025),
    });
    expect(texts(rod.stretch_percent)).toEqual(['1.52', '0.402', '2.67']);
    expect(rod.interference_percent?.nominal).toBeCloseTo(3.19, 2);
    expect(texts(rod.squeeze_percent)).toEqual(['18.3', '14.6', '21.9']);
    expect(texts(rod.squeeze_off_center_percent)).toEqual(['18.3', '11.2', '24.5']);
  });

  test('T4 and T5: faces', async () => {
    const { gland, result } = await design({ kind: 'face', ring: { size: 'AS568-325' } });
    expect(inInches(gland.groove_mm)).toEqual(['1.876', '1.895']);
    expect(texts(result.squeeze_percent)).toEqual(['25.2', '21.0', '29.3']);
    expect(texts(result.fill_percent)).toEqual(['79.4', '70.5', '89.6']);
    const outer = async (id: number) =>
      inInches(
        (await design({ kind: 'face', pressure_side: 'outside', ring: { id_mm: inch(id), cs_mm: inch(0.21) } })).gland
          .groove_mm,
      );
    expect(await outer(12.984)).toEqual(['12.984', '13.044']);
    expect(await outer(0.987)).toEqual(['0.987', '0.997']);
  });

  test('T6: a dovetail', async () => {
    const { result, gland } = await design({ kind: 'dovetail', ring: { size: '-214' } });
    expect([result.fill_percent.nominal, result.fill_percent.max].map(threeFigures)).toEqual(['82.2', '89.1']);
    expect([gland.groove_mm, gland.depth_mm, gland.width_mm].map(inInches)).toEqual([
      ['1.123', '1.123'],
      ['0.111', '0.113'],
      ['0.113', '0.117'],
    ]);
  });

  test('T7: the maximum gap', async () => {
    const limit = async (cs: number, hardness_shore_a: number, pressure_mpa: number, polymer = 'NBR') => {
      const { gap_good_limit_mm: limit, flags } = await check({
        kind: 'piston',
        ring: { id_mm: 25, cs_mm: cs },
        bore_mm: [31.75, 31.8],
        groove_mm: [26.06, 26.11],
        land_mm: [31.65, 31.67],
        width_mm: [4.75, 4.88],
        service: { hardness_shore_a, pressure_mpa, polymer },
      });
      return { limit, level: flags.find(({ about }) => about === 'gap')?.level };
    };
    expect((await limit(3.53, 70, 7)).limit).toBe(0.08);
    expect((await limit(3.53, 90, 17)).limit).toBe(0.07);
    expect(await limit(3.53, 70, 12)).toEqual({ limit: null, level: 'out' });
    expect((await limit(1.78, 70, 3, 'VMQ')).limit).toBe(0.04);
  });

  test('T8: heat and swell', async () => {
    const cold = await check({ ...PISTON, service: { polymer: 'NBR', temperature_low_c: -40 } });
    expect(threeFigures(cold.service_squeeze_percent ?? 0)).toBe('16.1');
    const warm = await check({
      ...PISTON,
      service: { polymer: 'NBR', temperature_high_c: 100, swell_percent: 10 },
    });
    expect([warm.service_squeeze_percent ?? 0, warm.service_fill_max_percent ?? 0].map(threeFigures)).toEqual([
      '20.4',
      '89.3',
    ]);
  });

  test('T9: compression set', async () => {
    const gland = { kind: 'face', ring: { id_mm: 100, cs_mm: 3.53 }, depth_mm: [2.84, 2.84], width_mm: [4.5, 4.75] };
    const set = await check({ ...gland, service: { compression_set_percent: 30 } });
    expect([set.height_after_set_mm, set.squeeze_after_set_percent].map(threeFigures)).toEqual(['3.32', '13.7']);
    const more = await check({ ...gland, service: { compression_set_percent: 50 } });
    expect(Math.abs(more.height_after_set_mm - 3.18)).toBeLessThan(0.01);
    expect(threeFigures(more.squeeze_after_set_percent)).toBe('9.77');
  });

  test('T10: a shaft', async () => {
    const shaft = { kind: 'rod', use: 'rotary', rod_mm: [25, 25], guided: true, service: { rotation_rpm: 1500 } };
    const { gland, result } = await design({ ...shaft, cs_mm: 2.62 });
    expect(gland.groove_mm?.map((limit) => limit.toFixed(1))).toEqual(['29.9', '30.0']);
    expect(result.flags.find(({ about }) => about === 'speed')?.reason).toBe(
      '1.96 m/s (387 ft/min) is within 3.05 m/s for this section.',
    );
    const { ring } = await design({ ...shaft, chart: 'metric', cs_mm: 2.65 });
    expect(ring.id_mm).toBeGreaterThanOrEqual(25.5);
    expect(ring.id_mm).toBeLessThanOrEqual(26.3);
  });

  test('T11: JIS grooves, squeeze of the free section', async () => {
    const squeeze = async (cs_mm: number, cs_tolerance_mm: number, depth_mm: readonly [number, number]) => {
      const ring = { id_mm: 100, cs_mm, cs_tolerance_mm };
      const { min, max } = (await check({ kind: 'face', ring, depth_mm, width_mm: [4, 4.2] })).squeeze_percent;
      return [min, max].map(threeFigures);
    };
    expect(await squeeze(3.1, 0.1, [2.5, 2.6])).toEqual(['13.3', '21.9']);
    expect(await squeeze(5.7, 0.13, [5, 5.1])).toEqual(['8.44', '14.2']);
    expect(await squeeze(8.4, 0.15, [7.5, 7.6])).toEqual(['7.88', '12.3']);
  });

  test('T12: rings for a worn groove', async () => {
    const { items, counts } = await asked(glandRingsEndpoint, {
      kind: 'piston',
      bore_mm: [31.75, 31.8],
      groove_mm: [26.06, 26.11],
      land_mm: [31.65, 31.67],
      width_mm: [4.75, 4.88],
      radius_mm: [0.25, 0.64],
      runout_mm: 0.08,
      limit: 100,
    });
    expect(counts).toMatchObject({ good: 7, marginal: 1 });
    expect(items.slice(0, 8).map(({ ring }) => ring.size?.name)).toEqual([
      'JIS P26',
      '25.8X3.55',
      'JIS P25.5',
      '25X3.55',
      'AS568-214',
      '26X3.5',
      '25X3.5',
      'JIS P25',
    ]);
    expect(items[0]?.penalty).toBeCloseTo(0.724, 3);
    expect(items[1]?.penalty).toBeCloseTo(0.892, 3);
    const out = items.find(({ ring }) => ring.size?.name === 'AS568-215');
    expect(out?.result).toMatchObject({ class: 'out', stretch_percent: { nominal: expect.closeTo(-1.82, 2) } });
  });

  test('T17: a metric design', async () => {
    const { gland, ring, result } = await design({ kind: 'piston', chart: 'metric', bore_mm: [50, 50.05], cs_mm: 3 });
    expect(gland).toMatchObject({ groove_mm: [45.3, 45.4], width_mm: [4, 4.25], radius_mm: [0.4, 0.8] });
    expect(ring.size?.name).toBe('44X3');
    expect(result.stretch_percent?.nominal).toBeCloseTo(3.07, 2);
    expect(texts(result.squeeze_percent)).toEqual(['20.2', '16.0', '24.2']);
    expect([result.fill_percent.nominal, result.fill_percent.max].map(threeFigures)).toEqual(['74.5', '84.0']);
  });
});

describe('rejects invalid input by the name of its field', () => {
  test.each([
    [{}, 'kind'],
    [{ ...PISTON, bore_mm: [31.8, 31.75] }, 'bore_mm'],
    [{ ...PISTON, bore_mm: [Number.NaN, 1] }, 'bore_mm.0'],
    [{ ...PISTON, groove_mm: undefined }, 'groove_mm'],
    [{ ...PISTON, groove_mm: [33, 33.1] }, 'groove_mm'],
    [{ ...PISTON, land_mm: [32, 32.1] }, 'land_mm'],
    [{ ...PISTON, radius_mm: [5, 7] }, 'radius_mm'],
    [{ ...PISTON, runout_mm: 10 }, 'runout_mm'],
    [{ ...PISTON, unit: 'in' }, 'unit'],
    [{ ...PISTON, ring: { id_mm: 'wide', cs_mm: 3.5 } }, 'ring.id_mm'],
    [{ ...PISTON, ring: { id_mm: 25, cs_mm: 3.5, cs_tolerance_mm: 3.5 } }, 'ring.cs_tolerance_mm'],
    [{ ...PISTON, ring: { size: 'AS568-999' } }, 'ring.size'],
    [{ ...PISTON, ring: 7 }, 'ring'],
    [{ ...PISTON, depht: [1, 2] }, 'depht'],
    [{ ...PISTON, service: { pressure_mpa: -1 } }, 'service.pressure_mpa'],
    [{ ...PISTON, service: { polymer: '__proto__' } }, 'service.polymer'],
  ])('%j', async (body, parameter) => {
    const response = await send('/api/v1/glands/check', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ parameter });
  });

  test('an empty design request says what to add', async () => {
    const response = await send('/api/v1/glands/design', { kind: 'piston' });
    expect(await response.json()).toMatchObject({ parameter: 'ring', detail: expect.stringContaining('bore') });
  });
});

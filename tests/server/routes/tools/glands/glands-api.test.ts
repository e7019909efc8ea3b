import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { threeFigures } from '../../../../../src/domain/engineering/gland-design/figures.ts';
import {
  glandCheckEndpoint,
  glandDesignEndpoint,
  glandRingsEndpoint,
} from '../../../../../src/domain/site/api/glands.ts';
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
const check = (body: object) => asked(glandCheckEndpoint, body);
const design = (body: object) => asked(glandDesignEndpoint, body);

type Extremes = { readonly nom: number; readonly min: number; readonly max: number };
const texts = (extremes: Extremes | null | undefined): string[] =>
  extremes ? [extremes.nom, extremes.min, extremes.max].map(threeFigures) : [];

const PISTON = {
  kind: 'piston',
  unit: 'in',
  ring: { id: 0.984, id_tol: 0.01, cs: 0.139, cs_tol: 0.004 },
  bore: [1.25, 1.252],
  groove: [1.026, 1.028],
  land: [1.246, 1.247],
  tir: 0.003,
  width: [0.187, 0.192],
  radius: [0.01, 0.025],
};

describe('vectors of the reference', () => {
  test('T1: loss of section by stretch', async () => {
    const loss = async (stretch: number, id: number) =>
      (
        await check({
          kind: 'rod',
          ring: { id, cs: 3.53 },
          width: [4.75, 4.88],
          rod: [id * (1 + stretch / 100), id * (1 + stretch / 100)],
          depth: [2.8, 2.9],
        })
      ).R;
    expect(await loss(2, 100)).toBeCloseTo(1.73, 2);
    expect(await loss(3, 100)).toBeCloseTo(2.29, 2);
    expect(await loss(5, 100)).toBeCloseTo(3.395, 2);
    expect(await loss(12, 100)).toBeCloseTo(6.98, 2);
    expect(await loss(30, 100)).toBeCloseTo(12.3, 1);
    expect(await loss(10, 7.06)).toBeCloseTo(4.59, 2);
  });

  test('T2: a piston, floating and guided', async () => {
    const floating = await check(PISTON);
    expect(floating.L).toEqual({ nom: 0.112, min: 0.111, max: 0.113 });
    expect(texts(floating.X)).toEqual(['4.37', '3.22', '5.54']);
    expect(floating.CS_reduced).toBeCloseTo(0.1348, 4);
    expect(texts(floating.S)).toEqual(['16.9', '13.2', '20.4']);
    expect(texts(floating.S_floating)).toEqual(['16.9', '9.73', '22.9']);
    expect(texts(floating.F)).toEqual(['71.9', '66.1', '78.4']);
    expect(floating.gap?.max).toBeCloseTo(0.003, 6);
    expect(floating.class).toBe('good');
    const guided = await check({ ...PISTON, guided: true });
    expect(texts(guided.S_guided)).toEqual(['16.9', '12.0', '21.4']);
    expect(guided.S_floating).toBeUndefined();
  });

  test('T3: a rod', async () => {
    const rod = await check({
      kind: 'rod',
      unit: 'in',
      ring: { size: 'AS568-214' },
      rod: [0.998, 1],
      groove: [1.222, 1.224],
      throat: [1.003, 1.004],
      tir: 0.003,
      width: [0.187, 0.192],
      radius: [0.01, 0.025],
    });
    expect(texts(rod.X)).toEqual(['1.52', '0.402', '2.67']);
    expect(rod.I?.nom).toBeCloseTo(3.19, 2);
    expect(texts(rod.S)).toEqual(['18.3', '14.6', '21.9']);
    expect(texts(rod.S_floating)).toEqual(['18.3', '11.2', '24.5']);
  });

  test('T4 and T5: faces', async () => {
    const { gland, result } = await design({ kind: 'face', unit: 'in', ring: { size: 'AS568-325' } });
    expect(gland.groove?.map((wall) => wall.toFixed(3))).toEqual(['1.876', '1.895']);
    expect(texts(result.S)).toEqual(['25.2', '21.0', '29.3']);
    expect(texts(result.F)).toEqual(['79.4', '70.5', '89.6']);
    const outer = async (id: number) =>
      (await design({ kind: 'face', unit: 'in', pressure_side: 'outside', ring: { id, cs: 0.21 } })).gland.groove?.map(
        (wall) => wall.toFixed(3),
      );
    expect(await outer(12.984)).toEqual(['12.984', '13.044']);
    expect(await outer(0.987)).toEqual(['0.987', '0.997']);
  });

  test('T6: a dovetail', async () => {
    const { result, gland } = await design({ kind: 'dovetail', unit: 'in', ring: { size: '-214' } });
    expect([result.F.nom, result.F.max].map(threeFigures)).toEqual(['82.2', '89.1']);
    expect(gland).toMatchObject({ groove: [1.123, 1.123], depth: [0.111, 0.113], width: [0.113, 0.117] });
  });

  test('T7: the maximum gap', async () => {
    const limit = async (cs: number, shore_a: number, pressure_mpa: number, polymer = 'NBR') => {
      const { gap_limit, flags } = await check({
        kind: 'piston',
        ring: { id: 25, cs },
        bore: [31.75, 31.8],
        groove: [26.06, 26.11],
        land: [31.65, 31.67],
        width: [4.75, 4.88],
        shore_a,
        pressure_mpa,
        polymer,
      });
      return { gap_limit, level: flags.find(({ about }) => about === 'gap')?.level };
    };
    expect((await limit(3.53, 70, 7)).gap_limit).toBe(0.08);
    expect((await limit(3.53, 90, 17)).gap_limit).toBe(0.07);
    expect(await limit(3.53, 70, 12)).toEqual({ gap_limit: null, level: 'out' });
    expect((await limit(1.78, 70, 3, 'VMQ')).gap_limit).toBe(0.04);
  });

  test('T8: heat and swell', async () => {
    const cold = await check({ ...PISTON, polymer: 'NBR', delta_t: -60 });
    expect(threeFigures(cold.S_warm ?? 0)).toBe('16.1');
    const warm = await check({ ...PISTON, polymer: 'NBR', delta_t: 80, swell: 0.1 });
    expect([warm.S_warm ?? 0, warm.F_warm_max ?? 0].map(threeFigures)).toEqual(['20.4', '89.3']);
  });

  test('T9: compression set', async () => {
    const gland = { kind: 'face', ring: { id: 100, cs: 3.53 }, depth: [2.84, 2.84], width: [4.5, 4.75] };
    const set = await check({ ...gland, compression_set: 0.3 });
    expect([set.height_after_set, set.S_after_set].map(threeFigures)).toEqual(['3.32', '13.7']);
    const more = await check({ ...gland, compression_set: 0.5 });
    expect(Math.abs(more.height_after_set - 3.18)).toBeLessThan(0.01);
    expect(threeFigures(more.S_after_set)).toBe('9.77');
  });

  test('T10: a shaft', async () => {
    const shaft = { kind: 'rod', use: 'rotary', rod: [25, 25], rpm: 1500, guided: true };
    const { gland, result } = await design({ ...shaft, cs: 2.62 });
    expect(gland.groove?.map((limit) => limit.toFixed(1))).toEqual(['29.9', '30.0']);
    expect(result.flags.find(({ about }) => about === 'speed')?.reason).toBe(
      '1.96 m/s (387 ft/min) is within 3.05 m/s for this section.',
    );
    const { ring } = await design({ ...shaft, chart: 'metric', cs: 2.65 });
    expect(ring.id).toBeGreaterThanOrEqual(25.5);
    expect(ring.id).toBeLessThanOrEqual(26.3);
  });

  test('T11: JIS grooves, squeeze of the free section', async () => {
    const squeeze = async (cs: number, cs_tol: number, depth: readonly [number, number]) => {
      const { S } = await check({ kind: 'face', ring: { id: 100, cs, cs_tol }, depth, width: [4, 4.2] });
      return [S.min, S.max].map(threeFigures);
    };
    expect(await squeeze(3.1, 0.1, [2.5, 2.6])).toEqual(['13.3', '21.9']);
    expect(await squeeze(5.7, 0.13, [5, 5.1])).toEqual(['8.44', '14.2']);
    expect(await squeeze(8.4, 0.15, [7.5, 7.6])).toEqual(['7.88', '12.3']);
  });

  test('T12: rings for a worn groove', async () => {
    const { rings, counts } = await asked(glandRingsEndpoint, {
      kind: 'piston',
      bore: [31.75, 31.8],
      groove: [26.06, 26.11],
      land: [31.65, 31.67],
      width: [4.75, 4.88],
      radius: [0.25, 0.64],
      tir: 0.08,
      limit: 100,
    });
    expect(counts).toMatchObject({ good: 7, marginal: 1 });
    expect(rings.slice(0, 8).map(({ size }) => size)).toEqual([
      'JIS P26',
      '25.8X3.55',
      'JIS P25.5',
      '25X3.55',
      'AS568-214',
      '26X3.5',
      '25X3.5',
      'JIS P25',
    ]);
    expect(rings[0]?.penalty).toBeCloseTo(0.724, 3);
    expect(rings[1]?.penalty).toBeCloseTo(0.892, 3);
    const out = rings.find(({ size }) => size === 'AS568-215');
    expect(out).toMatchObject({ class: 'out', X: { nom: expect.closeTo(-1.82, 2) } });
  });

  test('T17: a metric design', async () => {
    const { gland, ring, result } = await design({ kind: 'piston', chart: 'metric', bore: [50, 50.05], cs: 3 });
    expect(gland).toMatchObject({ groove: [45.3, 45.4], width: [4, 4.25], radius: [0.4, 0.8] });
    expect(ring.size).toBe('44X3');
    expect(result.X?.nom).toBeCloseTo(3.07, 2);
    expect(texts(result.S)).toEqual(['20.2', '16.0', '24.2']);
    expect([result.F.nom, result.F.max].map(threeFigures)).toEqual(['74.5', '84.0']);
  });
});

describe('rejects invalid input by the name of its field', () => {
  test.each([
    [{}, 'kind'],
    [{ ...PISTON, bore: [1.252, 1.25] }, 'bore'],
    [{ ...PISTON, bore: [Number.NaN, 1] }, 'bore.0'],
    [{ ...PISTON, groove: undefined }, 'groove'],
    [{ ...PISTON, groove: [1.3, 1.31] }, 'groove'],
    [{ ...PISTON, land: [1.26, 1.27] }, 'land'],
    [{ ...PISTON, radius: [0.2, 0.3] }, 'radius'],
    [{ ...PISTON, ring: { size: 'AS568-999' } }, 'ring.size'],
    [{ ...PISTON, ring: 7 }, 'ring'],
    [{ ...PISTON, depht: [1, 2] }, 'depht'],
    [{ ...PISTON, pressure_mpa: -1 }, 'pressure_mpa'],
    [{ ...PISTON, polymer: '__proto__' }, 'polymer'],
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

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  glandCheckEndpoint,
  glandDesignEndpoint,
  glandRingsEndpoint,
} from '../../../../../src/domain/site/api/v1/glands.ts';
import { appWith } from '../../../../support/services/fake-services.ts';

const app = appWith();
const send = (path: string, body: object) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

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

/** Published inches in millimeters. */
const inches = (...lengths: readonly number[]): number[] => lengths.map((length) => length * 25.4);

/** The published piston gland of -214 in mm, floating. */
const T2 = {
  kind: 'piston',
  ring: { id_mm: 24.9936, id_tolerance_mm: 0.254, cs_mm: 3.5306, cs_tolerance_mm: 0.1016 },
  bore_mm: [31.75, 31.8008],
  groove_mm: [26.0604, 26.1112],
  land_mm: [31.6484, 31.6738],
  runout_mm: 0.0762,
  width_mm: [4.7498, 4.8768],
  radius_mm: [0.254, 0.635],
};
const inService = (service: object, more: object = {}) => check({ ...T2, service, ...more });

/** T2 with a land that leaves this gap. */
const withGap = (gap: number) => ({
  bore_mm: [31.8008, 31.8008],
  land_mm: [31.8008 - 2 * gap, 31.8008 - 2 * gap],
});

describe('service vectors', () => {
  test('V1: a piston seal in NBR', async () => {
    const result = await inService({
      temperature_low_c: -30,
      temperature_high_c: 100,
      polymer: 'NBR',
      compression_set_percent: 30,
      pressure_mpa: 7,
      hardness_shore_a: 70,
    });
    expect(result.squeeze_off_center_percent?.min).toBeCloseTo(9.73, 1);
    expect(result.residual_squeeze_percent).toBeCloseTo(6.12, 1);
    expect(result.residual_squeeze_mm).toBeCloseTo(0.2006, 3);
    expect(result.hot_squeeze_max_percent).toBeCloseTo(23.8, 1);
    expect(result.hot_fill_max_percent).toBeCloseTo(81.2, 1);
    expect(result.gap_mm?.max).toBeCloseTo(0.0762, 4);
    expect(result.gap_good_limit_mm).toBe(0.05);
    expect(result.gap_marginal_limit_mm).toBeCloseTo(0.12, 4);
    expect(result.checks).toMatchObject({
      residual: 'good',
      hot_squeeze: 'good',
      hot_fill: 'good',
      set: 'good',
      swell: null,
      cold: 'marginal',
      hot: 'good',
      gap: 'marginal',
      room: null,
    });
    expect([result.class, result.service_class, result.basis]).toEqual(['good', 'marginal', 'in service']);
    expect(result.contributions.find((one) => one.check === 'cold')).toMatchObject({
      class: 'marginal',
      value: 'Coldest −30 °C',
    });
  });

  test('V2, V3, V4: set, cold and swell', async () => {
    expect(await inService({ compression_set_percent: 100 })).toMatchObject({
      service_class: 'out',
      checks: { residual: 'out', set: 'out' },
    });
    const cold = await inService({
      temperature_low_c: -80,
      temperature_high_c: 20,
      polymer: 'FKM-A',
      compression_set_percent: 0,
    });
    expect(cold.residual_squeeze_percent).toBeCloseTo(8.47, 1);
    expect(cold).toMatchObject({ service_class: 'out', checks: { residual: 'good', cold: 'out' } });
    const swollen = await inService({ swell_percent: 200 });
    expect(swollen.hot_fill_max_percent).toBeCloseTo(235.2, 0);
    expect(swollen.hot_squeeze_max_percent).toBeCloseTo(46.5, 1);
    expect(swollen.checks).toMatchObject({ hot_fill: 'out', hot_squeeze: 'out', swell: 'out' });
  });

  test('V5, V6, V7: gap', async () => {
    const gap = async (service: object, width: number) => (await inService(service, withGap(width))).checks.gap;
    expect(await gap({ hardness_shore_a: 70, pressure_mpa: 200 }, 0.02)).toBe('out');
    expect(await gap({ hardness_shore_a: 70, pressure_mpa: 35 }, 0.02)).toBe('out');
    expect(
      await gap({ hardness_shore_a: 70, pressure_mpa: 14, temperature_low_c: 20, temperature_high_c: 60 }, 0.03),
    ).toBe('marginal');
    expect(await gap({ hardness_shore_a: 60, pressure_mpa: 35 }, 0.02)).toBe('out');
    expect(await gap({ hardness_shore_a: 60, pressure_mpa: 2 }, 0.02)).toBe('marginal');
    expect(
      await gap({ hardness_shore_a: 90, pressure_mpa: 17, temperature_low_c: 20, temperature_high_c: 60 }, 0.06),
    ).toBe('good');
    const hot = await inService(
      { hardness_shore_a: 90, pressure_mpa: 17, temperature_low_c: 20, temperature_high_c: 150 },
      withGap(0.06),
    );
    expect([hot.gap_good_limit_mm, hot.gap_marginal_limit_mm, hot.checks.gap]).toEqual([0.03, 0.075, 'marginal']);
  });

  test('V8: P150A in its JIS housing, found and designed', async () => {
    const housing = {
      kind: 'rod',
      rod_mm: [149.9, 150],
      groove_mm: [165, 165.1],
      width_mm: [11, 11.25],
      guided: true,
    };
    const result = await check({ ...housing, chart: 'jis', ring: { size: 'P150A' } });
    expect(result.class).toBe('good');
    expect(result.windows.squeeze_good_percent.map((end) => Number(end.toFixed(3)))).toEqual([7.4, 12.8]);
    const { items } = await asked(glandRingsEndpoint, housing);
    expect(items[0]).toMatchObject({
      ring: { size: { name: 'JIS P150A' } },
      result: { class: 'good' },
      is_own_housing: true,
    });
    const designed = await design({ kind: 'rod', chart: 'jis', ring: { size: 'P150A' } });
    expect(designed).toMatchObject({
      basis: 'JIS B 2401-2, P150A',
      result: { class: 'good' },
      gland: { rod_mm: [149.9, 150], groove_mm: [165, 165.1], width_mm: [11, 11.25] },
    });
  });

  test('V9: AS5857 -214 with two plastic backup rings', async () => {
    const result = await check({
      kind: 'piston',
      ring: { size: '2-214' },
      bore_mm: inches(1.241, 1.243),
      groove_mm: inches(1.015, 1.017),
      land_mm: inches(1.238, 1.239),
      runout_mm: 0.003 * 25.4,
      width_mm: inches(0.32, 0.33),
      radius_mm: inches(0.01, 0.025),
      service: {
        temperature_low_c: 20,
        temperature_high_c: 90,
        polymer: 'NBR',
        compression_set_percent: 25,
        pressure_mpa: 20,
      },
      backup: { count: 2, thickness_mm: 0.065 * 25.4, kind: 'plastic' },
    });
    expect(result.backup?.ring_width_mm[0]).toBeCloseTo(4.826, 3);
    expect(result.fill_percent.max).toBeCloseTo(76.4, 0);
    expect(result.hot_fill_max_percent).toBeCloseTo(78.8, 0);
    expect(result.residual_squeeze_percent).toBeCloseTo(7.44, 1);
    expect(result.gap_good_limit_mm).toBeCloseTo(0.085, 4);
    expect(result.checks).toMatchObject({ room: 'good', gap: 'good', cold: 'good', hot: 'good', hot_fill: 'good' });
    expect(result.service_class).toBe('good');
  });

  test('V10, V11: limits of cold, set and swell', async () => {
    const cold = async (t: number, more: object = {}, service: object = {}) =>
      (await inService({ temperature_low_c: t, temperature_high_c: 20, polymer: 'EPDM-P', ...service }, more)).checks
        .cold;
    const moving = { use: 'reciprocating' };
    expect([await cold(-50, moving), await cold(-42, moving), await cold(-40, moving)]).toEqual([
      'out',
      'marginal',
      'good',
    ]);
    expect([await cold(-50), await cold(-47, {}, { pressure_mpa: 1 })]).toEqual(['marginal', 'marginal']);
    const set = async (value: number) => (await inService({ compression_set_percent: value })).checks.set;
    expect([await set(60), await set(61), await set(80)]).toEqual(['good', 'marginal', 'out']);
    const swell = async (value: number, more: object = {}) =>
      (await inService({ swell_percent: value }, more)).checks.swell;
    expect([await swell(18), await swell(-6), await swell(-10)]).toEqual(['marginal', 'marginal', 'out']);
    expect([await swell(18, moving), await swell(25, moving)]).toEqual(['marginal', 'out']);
  });

  test('V12: rotary corners', async () => {
    const shaft = (cs: number, tolerance: number, depth: readonly [number, number], runout: number) => ({
      kind: 'rod',
      use: 'rotary',
      guided: true,
      rod_mm: inches(1, 1),
      runout_mm: runout * 25.4,
      groove_mm: inches(1 + 2 * depth[0], 1 + 2 * depth[1]),
      width_mm: inches(0.2, 0.21),
      ring: {
        id_mm: 1.035 * 25.4,
        id_tolerance_mm: 0.254,
        cs_mm: cs * 25.4,
        cs_tolerance_mm: tolerance * 25.4,
      },
    });
    for (const runout of [0, 0.003]) {
      const { squeeze_percent: squeeze, flags } = await check(shaft(0.139, 0.004, [0.133, 0.135], runout));
      expect(squeeze.min).toBeCloseTo(0, 3);
      expect(squeeze.max).toBeCloseTo(6.99, 2);
      expect(flags.find(({ about }) => about === 'squeeze')?.level).toBe('good');
    }
    const thick = await check(shaft(0.21, 0.005, [0.2, 0.203], 0));
    expect([thick.class, thick.service_class]).toEqual([null, null]);
    expect(thick.no_verdict_reason).toContain('Rotary');
  });
});

describe('requests', () => {
  test('accepts thin sections', async () => {
    const { ring, result } = await design({ kind: 'piston', bore_mm: [12.7, 12.75], cs_mm: 1.78 });
    expect(ring).toMatchObject({ cs_mm: 1.778, size: { cs_mm: 1.78 } });
    expect(result.class).not.toBeNull();
    const given = await design({ kind: 'piston', ring: { id_mm: 4.4704, cs_mm: 1.778 } });
    const named = await design({ kind: 'piston', ring: { size: 'AS568-008' } });
    expect(given.result.squeeze_percent).toEqual(named.result.squeeze_percent);
  });

  test('gives an AS568 ring entered as dimensions its standard tolerance', async () => {
    const { ring } = await design({ kind: 'piston', ring: { id_mm: 151.99, cs_mm: 3.53 } });
    expect(ring.id_tolerance_mm).toBeCloseTo(0.889, 3);
  });

  test.each([
    [{ ring: { id_mm: 5001, cs_mm: 3.53 } }, 'ring.id_mm'],
    [{ ring: { id_mm: 25, cs_mm: 0.09 } }, 'ring.cs_mm'],
    [{ ring: { id_mm: 25, cs_mm: 3.53, cs_tolerance_mm: 3.53 } }, 'ring.cs_tolerance_mm'],
    [{ runout_mm: 100 }, 'runout_mm'],
    [{ service: { compression_set_percent: 101 } }, 'service.compression_set_percent'],
    [{ service: { swell_percent: 201 } }, 'service.swell_percent'],
    [{ service: { temperature_low_c: 100, temperature_high_c: -30 } }, 'service.temperature_high_c'],
    [{ service: { polymer: 'rubber' } }, 'service.polymer'],
    [{ service: { temperature: 20 } }, 'service.temperature'],
    [{ pressure_mpa: 3 }, 'pressure_mpa'],
    [{ windows: { fill_good_percent: [80, 60] } }, 'windows.fill_good_percent'],
    [{ backup: { count: 3 } }, 'backup.count'],
    [{ backup: { count: 1, thickness_mm: 6000 } }, 'backup.thickness_mm'],
    [{ chart: 'din' }, 'chart'],
  ])('rejects %j by the name of its field', async (more, parameter) => {
    const response = await send('/api/v1/glands/check', { ...T2, ...more });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ parameter });
  });

  test('labels a request without conditions as geometry only', async () => {
    const result = await check(T2);
    expect([result.class, result.service_class]).toEqual(['good', 'good']);
    expect(result.basis).toBe('geometry only, 20 °C, no pressure');
  });

  test('gives no verdict for plastics and for urethane under pressure', async () => {
    expect(await inService({ polymer: 'PTFE' })).toMatchObject({ class: null, service_class: null });
    expect(await inService({ polymer: 'AU', pressure_mpa: 35 })).toMatchObject({ class: 'good', service_class: null });
    const { items, counts } = await asked(glandRingsEndpoint, { ...ringless(T2), service: { polymer: 'PTFE' } });
    expect(counts).toMatchObject({ good: 0, marginal: 0, out: 0 });
    expect(items[0]?.result.class).toBeNull();
  });

  test('backup rings widen a design, and rings for a groove account for them', async () => {
    const { gland, result } = await design({
      kind: 'piston',
      chart: 'jis',
      ring: { size: 'P50A' },
      backup: { count: 1 },
    });
    expect(gland.width_mm).toEqual([9, 9.25]);
    expect(result).toMatchObject({ class: 'good', backup: { count: 1, kind: 'plastic', ring_width_mm: [7.5, 7.75] } });
    const { items } = await asked(glandRingsEndpoint, {
      kind: 'rod',
      rod_mm: [49.9, 50],
      groove_mm: [60, 60.1],
      width_mm: [11.5, 11.75],
      backup: { count: 2 },
    });
    expect(items[0]).toMatchObject({ ring: { size: { name: 'JIS P50A' } }, result: { class: 'good' } });
  });
});

const ringless = ({ ring: _, ...gland }: typeof T2) => gland;

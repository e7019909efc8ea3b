import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  glandCheckEndpoint,
  glandDesignEndpoint,
  glandRingsEndpoint,
} from '../../../../../src/domain/site/api/glands.ts';
import { checkResponse } from '../../../../../src/server/routes/tools/glands/gland-responses.ts';
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
const check = (body: object) => asked(glandCheckEndpoint, body);
const design = (body: object) => asked(glandDesignEndpoint, body);

/** The published piston gland of -214 in mm, floating. */
const T2 = {
  kind: 'piston',
  ring: { id: 24.9936, id_tol: 0.254, cs: 3.5306, cs_tol: 0.1016 },
  bore: [31.75, 31.8008],
  groove: [26.0604, 26.1112],
  land: [31.6484, 31.6738],
  tir: 0.0762,
  width: [4.7498, 4.8768],
  radius: [0.254, 0.635],
};
const inService = (service: object, more: object = {}) => check({ ...T2, service, ...more });

/** T2 with a land that leaves this gap. */
const withGap = (gap: number) => ({ bore: [31.8008, 31.8008], land: [31.8008 - 2 * gap, 31.8008 - 2 * gap] });

describe('service vectors', () => {
  test('V1: a piston seal in NBR', async () => {
    const result = await inService({ t: [-30, 100], polymer: 'NBR', set: 0.3, pressure_mpa: 7, shore_a: 70 });
    expect(result.S_worst_min).toBeCloseTo(9.73, 1);
    expect(result.S_residual_min).toBeCloseTo(6.12, 1);
    expect(result.residual_mm).toBeCloseTo(0.2006, 3);
    expect(result.S_hot_max).toBeCloseTo(23.8, 1);
    expect(result.F_hot_max).toBeCloseTo(81.2, 1);
    expect(result.gap?.max).toBeCloseTo(0.0762, 4);
    expect(result.gap_good_limit).toBe(0.05);
    expect(result.gap_marginal_limit).toBeCloseTo(0.12, 4);
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
      figure: 'Coldest −30 °C',
    });
  });

  test('V2, V3, V4: set, cold and swell', async () => {
    expect(await inService({ set: 1 })).toMatchObject({
      service_class: 'out',
      checks: { residual: 'out', set: 'out' },
    });
    const cold = await inService({ t: [-80, 20], polymer: 'FKM-A', set: 0 });
    expect(cold.S_residual_min).toBeCloseTo(8.47, 1);
    expect(cold).toMatchObject({ service_class: 'out', checks: { residual: 'good', cold: 'out' } });
    const swollen = await inService({ swell: 2 });
    expect(swollen.F_hot_max).toBeCloseTo(235.2, 0);
    expect(swollen.S_hot_max).toBeCloseTo(46.5, 1);
    expect(swollen.checks).toMatchObject({ hot_fill: 'out', hot_squeeze: 'out', swell: 'out' });
  });

  test('V5, V6, V7: gap', async () => {
    const gap = async (service: object, width: number) => (await inService(service, withGap(width))).checks.gap;
    expect(await gap({ shore_a: 70, pressure_mpa: 200 }, 0.02)).toBe('out');
    expect(await gap({ shore_a: 70, pressure_mpa: 35 }, 0.02)).toBe('out');
    expect(await gap({ shore_a: 70, pressure_mpa: 14, t: [20, 60] }, 0.03)).toBe('marginal');
    expect(await gap({ shore_a: 60, pressure_mpa: 35 }, 0.02)).toBe('out');
    expect(await gap({ shore_a: 60, pressure_mpa: 2 }, 0.02)).toBe('marginal');
    expect(await gap({ shore_a: 90, pressure_mpa: 17, t: [20, 60] }, 0.06)).toBe('good');
    const hot = await inService({ shore_a: 90, pressure_mpa: 17, t: [20, 150] }, withGap(0.06));
    expect([hot.gap_good_limit, hot.gap_marginal_limit, hot.checks.gap]).toEqual([0.03, 0.075, 'marginal']);
  });

  test('V8: P150A in its JIS housing, found and designed', async () => {
    const housing = { kind: 'rod', rod: [149.9, 150], groove: [165, 165.1], width: [11, 11.25], guided: true };
    const result = await check({ ...housing, chart: 'jis', ring: { size: 'P150A' } });
    expect(result.class).toBe('good');
    expect(result.windows.squeeze_good.map((end) => Number(end.toFixed(3)))).toEqual([7.4, 12.8]);
    const { rings } = await asked(glandRingsEndpoint, housing);
    expect(rings[0]).toMatchObject({ size: 'JIS P150A', class: 'good', own_housing: true });
    const designed = await design({ kind: 'rod', chart: 'jis', ring: { size: 'P150A' } });
    expect(designed).toMatchObject({
      basis: 'JIS B 2401-2, P150A',
      result: { class: 'good' },
      gland: { rod: [149.9, 150], groove: [165, 165.1], width: [11, 11.25] },
    });
  });

  test('V9: AS5857 -214 with two plastic backup rings', async () => {
    const result = await check({
      kind: 'piston',
      unit: 'in',
      ring: { size: '2-214' },
      bore: [1.241, 1.243],
      groove: [1.015, 1.017],
      land: [1.238, 1.239],
      tir: 0.003,
      width: [0.32, 0.33],
      radius: [0.01, 0.025],
      service: { t: [20, 90], polymer: 'NBR', set: 0.25, pressure_mpa: 20 },
      backup: { count: 2, thickness: 0.065, kind: 'plastic' },
    });
    expect(result.backup?.room[0]).toBeCloseTo(4.826 / 25.4, 3);
    expect(result.F.max).toBeCloseTo(76.4, 0);
    expect(result.F_hot_max).toBeCloseTo(78.8, 0);
    expect(result.S_residual_min).toBeCloseTo(7.44, 1);
    expect(result.gap_good_limit).toBeCloseTo(0.085 / 25.4, 5);
    expect(result.checks).toMatchObject({ room: 'good', gap: 'good', cold: 'good', hot: 'good', hot_fill: 'good' });
    expect(result.service_class).toBe('good');
  });

  test('V10, V11: limits of cold, set and swell', async () => {
    const cold = async (t: number, more: object = {}, service: object = {}) =>
      (await inService({ t: [t, 20], polymer: 'EPDM-P', ...service }, more)).checks.cold;
    const moving = { use: 'reciprocating' };
    expect([await cold(-50, moving), await cold(-42, moving), await cold(-40, moving)]).toEqual([
      'out',
      'marginal',
      'good',
    ]);
    expect([await cold(-50), await cold(-47, {}, { pressure_mpa: 1 })]).toEqual(['marginal', 'marginal']);
    const set = async (value: number) => (await inService({ set: value })).checks.set;
    expect([await set(0.6), await set(0.61), await set(0.8)]).toEqual(['good', 'marginal', 'out']);
    const swell = async (value: number, more: object = {}) => (await inService({ swell: value }, more)).checks.swell;
    expect([await swell(0.18), await swell(-0.06), await swell(-0.1)]).toEqual(['marginal', 'marginal', 'out']);
    expect([await swell(0.18, moving), await swell(0.25, moving)]).toEqual(['marginal', 'out']);
  });

  test('V12: rotary corners', async () => {
    const shaft = (cs: number, cs_tol: number, depth: readonly [number, number], tir: number) => ({
      kind: 'rod',
      use: 'rotary',
      unit: 'in',
      guided: true,
      rod: [1, 1],
      tir,
      groove: [1 + 2 * depth[0], 1 + 2 * depth[1]],
      width: [0.2, 0.21],
      ring: { id: 1.035, id_tol: 0.01, cs, cs_tol },
    });
    for (const tir of [0, 0.003]) {
      const { S, flags } = await check(shaft(0.139, 0.004, [0.133, 0.135], tir));
      expect(S.min).toBeCloseTo(0, 3);
      expect(S.max).toBeCloseTo(6.99, 2);
      expect(flags.find(({ about }) => about === 'squeeze')?.level).toBe('good');
    }
    const thick = await check(shaft(0.21, 0.005, [0.2, 0.203], 0));
    expect([thick.class, thick.service_class]).toEqual([null, null]);
    expect(thick.no_verdict).toContain('Rotary');
  });
});

describe('requests', () => {
  test('accepts inch sections below 0.1 in', async () => {
    const { ring, result } = await design({ kind: 'piston', unit: 'in', bore: [0.5, 0.502], cs: 0.07 });
    expect(ring.cs).toBeCloseTo(0.07, 4);
    expect(result.class).not.toBeNull();
    const given = await design({ kind: 'piston', unit: 'in', ring: { id: 0.176, cs: 0.07 } });
    const named = await design({ kind: 'piston', unit: 'in', ring: { size: 'AS568-008' } });
    expect(given.result.S).toEqual(named.result.S);
  });

  test('gives an AS568 ring entered as dimensions its standard tolerance', async () => {
    const { ring } = await design({ kind: 'piston', unit: 'in', ring: { id: 5.984, cs: 0.139 } });
    expect(ring.id_tol).toBeCloseTo(0.035, 4);
  });

  test.each([
    [{ unit: 'in', ring: { id: 200, cs: 0.139 } }, 'ring.id'],
    [{ unit: 'in', ring: { id: 0.984, cs: 0.003 } }, 'ring.cs'],
    [{ ring: { id: 25, cs: 3.53, cs_tol: 3.53 } }, 'ring.cs_tol'],
    [{ tir: 100 }, 'tir'],
    [{ service: { set: 30 } }, 'service.set'],
    [{ service: { swell: 15 } }, 'service.swell'],
    [{ service: { t: [100, -30] } }, 'service.t'],
    [{ service: { polymer: 'rubber' } }, 'service.polymer'],
    [{ service: { temperature: 20 } }, 'service.temperature'],
    [{ service: { pressure_mpa: 7 }, pressure_mpa: 3 }, 'pressure_mpa'],
    [{ backup: { count: 3 } }, 'backup.count'],
    [{ backup: { count: 1, thickness: 6000 } }, 'backup.thickness'],
    [{ chart: 'din' }, 'chart'],
  ])('rejects %j by the name of its field', async (more, parameter) => {
    const response = await send('/api/v1/glands/check', { ...T2, ...more });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ parameter });
  });

  test('explains how to write a compression set of 30', async () => {
    const response = await send('/api/v1/glands/check', { ...T2, service: { set: 30 } });
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('write 0.3 for 30%') });
  });

  test('labels a request without conditions as geometry only', async () => {
    const result = await check(T2);
    expect([result.class, result.service_class]).toEqual(['good', 'good']);
    expect(result.basis).toBe('geometry only, 20 °C, no pressure');
  });

  test('treats older keys as the same conditions', async () => {
    const older = await check({
      ...T2,
      polymer: 'NBR',
      delta_t: 80,
      swell: 0.1,
      compression_set: 0.3,
      pressure_mpa: 7,
    });
    const now = await inService({ t: [20, 100], polymer: 'NBR', swell: 0.1, set: 0.3, pressure_mpa: 7 });
    expect(older).toEqual(now);
  });

  test('gives no verdict for plastics and for urethane under pressure', async () => {
    expect(await inService({ polymer: 'PTFE' })).toMatchObject({ class: null, service_class: null });
    expect(await inService({ polymer: 'AU', pressure_mpa: 35 })).toMatchObject({ class: 'good', service_class: null });
    const { rings, counts } = await asked(glandRingsEndpoint, { ...ringless(T2), service: { polymer: 'PTFE' } });
    expect(counts).toMatchObject({ good: 0, marginal: 0, out: 0 });
    expect(rings[0]?.class).toBeNull();
  });

  test('backup rings widen a design, and rings for a groove account for them', async () => {
    const { gland, result } = await design({
      kind: 'piston',
      chart: 'jis',
      ring: { size: 'P50A' },
      backup: { count: 1 },
    });
    expect(gland.width).toEqual([9, 9.25]);
    expect(result).toMatchObject({ class: 'good', backup: { count: 1, kind: 'plastic', room: [7.5, 7.75] } });
    const { rings } = await asked(glandRingsEndpoint, {
      kind: 'rod',
      rod: [49.9, 50],
      groove: [60, 60.1],
      width: [11.5, 11.75],
      backup: { count: 2 },
    });
    expect(rings[0]).toMatchObject({ size: 'JIS P50A', class: 'good' });
  });
});

const ringless = ({ ring: _, ...gland }: typeof T2) => gland;

test('the unit of a request never changes a verdict', () => {
  const anyConditions = fc.record({
    t: fc.tuple(fc.integer({ min: -80, max: 20 }), fc.integer({ min: 20, max: 250 })),
    polymer: fc.constantFrom('NBR', 'FKM', 'EPDM', 'VMQ'),
    pressure_mpa: fc.double({ min: 0, max: 60, noNaN: true }),
    set: fc.double({ min: 0, max: 1, noNaN: true }),
    swell: fc.double({ min: -0.2, max: 0.5, noNaN: true }),
  });
  const inInches = (length: number): number => length / 25.4;
  const both = (lengths: readonly number[]) => lengths.map(inInches);
  const { bore, groove, land, width, radius, ring } = T2;
  const inch = {
    kind: T2.kind,
    unit: 'in',
    tir: inInches(T2.tir),
    bore: both(bore),
    groove: both(groove),
    land: both(land),
    width: both(width),
    radius: both(radius),
    ring: Object.fromEntries(Object.entries(ring).map(([name, length]) => [name, inInches(length)])),
  };
  const judged = (body: object) => {
    const { class: geometry, service_class, checks } = checkResponse(v.parse(glandCheckEndpoint.request, body));
    return { geometry, service_class, checks };
  };
  fc.assert(
    fc.property(anyConditions, fc.constantFrom<0 | 1 | 2>(0, 1, 2), (service, count) => {
      const backup = (thickness: number) => ({ count, thickness });
      expect(judged({ ...inch, service, backup: backup(inInches(0.6)) })).toEqual(
        judged({ ...T2, service, backup: backup(0.6) }),
      );
    }),
    { numRuns: 200 },
  );
});

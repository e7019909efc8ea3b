import { expect, test } from 'vitest';
import { checkGland, type GlandReport } from '../../../../src/domain/engineering/gland-design/judging/check-gland.ts';
import { type Check, verdictAbout } from '../../../../src/domain/engineering/gland-design/judging/findings.ts';
import { gapLimits } from '../../../../src/domain/engineering/gland-design/judging/gap-limits.ts';
import {
  type BackupRings,
  type GlandUse,
  NO_BACKUP,
  NO_SERVICE,
  type RadialGland,
  type Ring,
  type Service,
} from '../../../../src/domain/engineering/gland-design/model.ts';
import { ringNamed } from '../../../../src/domain/engineering/gland-design/rings/rings.ts';
import { exactMm, inch, mm } from '../../../../src/domain/kit/units.ts';
import { inches, mms, PISTON_214, RING_214 } from './cases.ts';

const inService = (service: Partial<Service>, gland = PISTON_214, backup: BackupRings = NO_BACKUP): GlandReport =>
  checkGland(gland, RING_214, { service: { ...NO_SERVICE, ...service }, backup });

const of = ({ findings }: GlandReport, check: Check) => verdictAbout(findings, check);

const named = (size: string): Ring => {
  const ring = ringNamed(size);
  if (ring === null) throw new Error(`no ${size}`);
  return ring;
};

test('V1: cold, hot, set and pressure of a piston seal in NBR', () => {
  const report = inService({
    polymer: 'NBR',
    lowC: -30,
    highC: 100,
    compressionSet: 0.3,
    pressureMpa: 7,
    shoreA: 70,
  });
  expect(report.service?.residual.percent).toBeCloseTo(6.12, 1);
  expect(report.service?.residual.height).toBeCloseTo(0.2006, 3);
  expect(report.service?.hotSqueeze).toBeCloseTo(23.8, 1);
  expect(report.service?.hotFill).toBeCloseTo(81.2, 1);
  expect(report.stack.gap?.max).toBeCloseTo(0.0762, 4);
  expect(report.gapLimits?.good).toBe(0.05);
  expect(report.gapLimits?.marginal).toBeCloseTo(0.12, 6);
  expect([of(report, 'residual'), of(report, 'hot_squeeze'), of(report, 'hot_fill'), of(report, 'set')]).toEqual(
    Array.from({ length: 4 }, () => 'good'),
  );
  expect([of(report, 'cold'), of(report, 'hot'), of(report, 'gap')]).toEqual(['marginal', 'good', 'marginal']);
  expect([report.geometry, report.verdict]).toEqual(['good', 'marginal']);
});

test('V2: a ring that has set completely is out', () => {
  const report = inService({ compressionSet: 1 });
  expect(report.service?.residual.percent).toBeCloseTo(0, 9);
  expect([of(report, 'residual'), of(report, 'set'), report.verdict]).toEqual(['out', 'out', 'out']);
});

test('V3: FKM at −80 °C is out by its low limit', () => {
  const report = inService({ polymer: 'FKM-A', lowC: -80, compressionSet: 0 });
  expect(report.service?.residual.percent).toBeCloseTo(8.47, 1);
  expect(report.service?.residual.height).toBeCloseTo(0.2758, 3);
  expect([of(report, 'residual'), of(report, 'cold'), report.verdict]).toEqual(['good', 'out', 'out']);
});

test('V4: a swell of 200 % is out by fill, squeeze and swell', () => {
  const report = inService({ swell: 2 });
  expect(report.service?.hotFill).toBeCloseTo(235.2, 0);
  expect(report.service?.hotSqueeze).toBeCloseTo(46.5, 1);
  expect([of(report, 'hot_fill'), of(report, 'hot_squeeze'), of(report, 'swell')]).toEqual(['out', 'out', 'out']);
});

/** The piston of T2 with another land: the gap is half the clearance. */
const withGap = (gap: number): RadialGland => {
  const land = PISTON_214.surface[1] - 2 * gap;
  return { ...PISTON_214, clearance: mms(land, land) };
};

test('V5: pressures beyond the tables are out', () => {
  expect(of(inService({ shoreA: 70, pressureMpa: 200 }, withGap(0.02)), 'gap')).toBe('out');
  expect(of(inService({ shoreA: 70, pressureMpa: 35 }, withGap(0.02)), 'gap')).toBe('out');
  const report = inService({ shoreA: 70, pressureMpa: 14, highC: 60 }, withGap(0.03));
  expect(report.gapLimits).toEqual({ good: null, marginal: 0.035 });
  expect(of(report, 'gap')).toBe('marginal');
});

test('V6: softer rings are marginal to 3.5 MPa and out above', () => {
  expect(of(inService({ shoreA: 60, pressureMpa: 35 }), 'gap')).toBe('out');
  expect(of(inService({ shoreA: 60, pressureMpa: 2 }), 'gap')).toBe('marginal');
});

test('V7: heat shifts the gap limits', () => {
  const at = (highC: number) => inService({ shoreA: 90, pressureMpa: 17, highC }, withGap(0.06));
  expect(at(60).gapLimits?.good).toBe(0.07);
  expect(of(at(60), 'gap')).toBe('good');
  expect(at(150).gapLimits?.good).toBe(0.03);
  expect(at(150).gapLimits?.marginal).toBeCloseTo(0.075, 9);
  expect(of(at(150), 'gap')).toBe('marginal');
});

test('V8: P150A is good in its JIS housing by the squeeze of JIS', () => {
  const gland: RadialGland = {
    kind: 'rod',
    use: 'static',
    surface: mms(149.9, 150),
    groove: mms(165, 165.1),
    clearance: null,
    runout: mm(0),
    guided: true,
    width: mms(11, 11.25),
    radius: mms(0, 1.2),
  };
  for (const chart of ['jis', null] as const) {
    const report = checkGland(gland, named('P150A'), { chart });
    expect(report.windows.squeezeGood.map((end) => Number(end.toFixed(6)))).toEqual([7.4, 12.8]);
    expect(report.verdict, `chart ${chart}`).toBe('good');
  }
});

test('V9: AS5857 -214 with two plastic backup rings at 20 MPa is good', () => {
  const gland: RadialGland = {
    kind: 'piston',
    use: 'static',
    surface: inches(1.241, 1.243),
    groove: inches(1.015, 1.017),
    clearance: inches(1.238, 1.239),
    runout: exactMm(inch(0.003)),
    guided: false,
    width: inches(0.32, 0.33),
    radius: inches(0.01, 0.025),
  };
  const backup: BackupRings = { count: 2, thickness: exactMm(inch(0.065)), kind: 'plastic' };
  const report = inService(
    { polymer: 'NBR', lowC: 20, highC: 90, compressionSet: 0.25, pressureMpa: 20 },
    gland,
    backup,
  );
  expect(report.backup?.room[0]).toBeCloseTo(4.826, 3);
  expect(report.stack.fill.max).toBeCloseTo(76.4, 0);
  expect(report.service?.hotFill).toBeCloseTo(78.8, 0);
  expect(report.service?.residual.percent).toBeCloseTo(7.44, 1);
  expect(report.stack.gap?.max).toBeCloseTo(0.0635, 4);
  expect(report.gapLimits?.good).toBe(0.085);
  for (const check of ['residual', 'hot_squeeze', 'hot_fill', 'set', 'cold', 'hot', 'gap', 'room'] as const)
    expect(of(report, check), check).toBe('good');
  expect(report.verdict).toBe('good');
});

test('V10: the cold limit depends on motion and pressure', () => {
  const cold = (lowC: number, use: GlandUse, pressureMpa: number | null = null) =>
    of(inService({ polymer: 'EPDM-P', lowC, pressureMpa }, { ...PISTON_214, use }), 'cold');
  expect(cold(-50, 'reciprocating')).toBe('out');
  expect(cold(-42, 'reciprocating')).toBe('marginal');
  expect(cold(-40, 'reciprocating')).toBe('good');
  expect(cold(-50, 'static')).toBe('marginal');
  expect(cold(-47, 'static', 1)).toBe('marginal');
  expect(cold(-47, 'static')).toBe('good');
});

test('V11: limits of set and swell', () => {
  expect([0.6, 0.61, 0.8].map((compressionSet) => of(inService({ compressionSet }), 'set'))).toEqual([
    'good',
    'marginal',
    'out',
  ]);
  const swell = (value: number, use: GlandUse = 'static') =>
    of(inService({ swell: value }, { ...PISTON_214, use }), 'swell');
  expect([swell(0.18), swell(-0.06), swell(-0.1)]).toEqual(['marginal', 'marginal', 'out']);
  expect([swell(0.18, 'reciprocating'), swell(0.25, 'reciprocating')]).toEqual(['marginal', 'out']);
});

test('V12: a rotary seal is rated at its centered corners, and not without a chart row', () => {
  const shaft = (depth: readonly [number, number], tir: number): RadialGland => ({
    kind: 'rod',
    use: 'rotary',
    surface: inches(1, 1),
    clearance: null,
    guided: true,
    groove: inches(1 + 2 * depth[0], 1 + 2 * depth[1]),
    runout: exactMm(inch(tir)),
    width: inches(0.144, 0.148),
    radius: inches(0.005, 0.015),
  });
  const ring = (cs: number, tolerance: number): Ring => ({
    id: exactMm(inch(1.035)),
    idTolerance: exactMm(inch(0.01)),
    cs: exactMm(inch(cs)),
    csTolerance: exactMm(inch(tolerance)),
  });
  for (const tir of [0, 0.003]) {
    const report = checkGland(shaft([0.133, 0.135], tir), ring(0.139, 0.004));
    expect(report.stack.squeeze.min).toBeCloseTo(0, 6);
    expect(report.stack.squeeze.max).toBeCloseTo(6.99, 2);
    expect(verdictAbout(report.findings, 'squeeze')).toBe('good');
  }
  const loose = checkGland(shaft([0.133, 0.137], 0), ring(0.139, 0.004));
  expect(verdictAbout(loose.findings, 'squeeze')).toBe('out');
  const thick = checkGland(shaft([0.2, 0.203], 0), ring(0.21, 0.005));
  expect([thick.geometry, thick.verdict]).toEqual([null, null]);
  expect(thick.noVerdict?.reason).toContain('Rotary');
});

test('a ring without a row, a plastic, and urethane under pressure get no verdict', () => {
  for (const polymer of ['PTFE', 'PEEK', 'METAL-SS', 'FEP-VMQ'] as const) {
    const report = inService({ polymer });
    expect([report.geometry, report.verdict], polymer).toEqual([null, null]);
  }
  const urethane = inService({ polymer: 'AU', pressureMpa: 35 });
  expect([urethane.geometry, urethane.verdict]).toEqual(['good', null]);
  expect(inService({ polymer: 'AU' }).verdict).toBe('good');
});

test('the gap without a clearance is marginal, and beyond every table out', () => {
  const unknown = { ...PISTON_214, clearance: null };
  expect(of(inService({ pressureMpa: 5 }, unknown), 'gap')).toBe('marginal');
  expect(of(inService({ pressureMpa: 50 }, unknown), 'gap')).toBe('out');
  expect(of(inService({ pressureMpa: 0 }, unknown), 'gap')).toBeNull();
});

test('plastic backup rings are marginal to 70 MPa, rubber ones out above 35 MPa', () => {
  const at = (kind: BackupRings['kind'], pressureMpa: number, gap: number) =>
    of(inService({ pressureMpa }, withGap(gap), { count: 2, thickness: mm(0.5), kind }), 'gap');
  expect([at('plastic', 50, 0.02), at('plastic', 71, 0.02), at('rubber', 36, 0.02)]).toEqual([
    'marginal',
    'out',
    'out',
  ]);
  expect([at('plastic', 35, 0.02), at('plastic', 50, 0.5)]).toEqual(['good', 'out']);
  expect(
    gapLimits({
      cs: mm(3.53),
      mpa: 20,
      shoreA: 70,
      family: 'NBR',
      highC: 100,
      backup: { count: 1, thickness: null, kind: 'rubber' },
    }).good,
  ).toBe(0.03);
});

test('reports missing data, and rates no condition good without it', () => {
  const noPolymer = inService({ lowC: -30, highC: 100 });
  expect(of(noPolymer, 'data')).toBe('marginal');
  expect(noPolymer.findings.find(({ about }) => about === 'set')?.reason()).toContain('40% is assumed');
  expect(of(inService({ lowC: 10, highC: 50 }), 'data')).toBeNull();
  const noExpansion = inService({ polymer: 'ACM', lowC: 0, highC: 100 });
  expect(noExpansion.service).toBeNull();
  expect([of(noExpansion, 'data'), noExpansion.verdict]).toEqual(['marginal', 'marginal']);
  expect(of(inService({ polymer: 'ACM', lowC: 0, highC: 100, ringAlpha: 160 }), 'data')).toBeNull();
  expect(inService({}).isGeometryOnly).toBe(true);
});

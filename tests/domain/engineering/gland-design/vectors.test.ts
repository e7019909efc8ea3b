import { expect, test } from 'vitest';
import { threeFigures } from '../../../../src/domain/engineering/gland-design/figures.ts';
import {
  dovetailFloor,
  feetPerMinute,
  heightAfterSet,
  sectionLoss,
  squeezeAfterSet,
  squeezeOf,
  surfaceSpeed,
  warmFill,
  warmSqueeze,
} from '../../../../src/domain/engineering/gland-design/formulas.ts';
import { checkGland } from '../../../../src/domain/engineering/gland-design/judging/check-gland.ts';
import { gapLimits } from '../../../../src/domain/engineering/gland-design/judging/gap-limits.ts';
import { glandStack } from '../../../../src/domain/engineering/gland-design/judging/stack.ts';
import {
  faceGroove,
  type LayoutQuery,
  layoutFor,
  ROTARY_RING,
  ringForSurface,
} from '../../../../src/domain/engineering/gland-design/layout.ts';
import {
  NO_BACKUP,
  NO_SERVICE,
  type RadialGland,
  type Ring,
} from '../../../../src/domain/engineering/gland-design/model.ts';
import { ringsFor } from '../../../../src/domain/engineering/gland-design/rings/reverse.ts';
import { namedRings, ringNamed, usualTolerance } from '../../../../src/domain/engineering/gland-design/rings/rings.ts';
import { exactMm, inch, type Mm, mm } from '../../../../src/domain/kit/units.ts';
import { inches, mms, PISTON_214, RING_214, ROD_214, WORN_PISTON } from './cases.ts';

const figures = (values: readonly number[]): string[] => values.map(threeFigures);
const spanOf = (extremes: { nom: number; min: number; max: number } | null): string[] =>
  extremes === null ? [] : figures([extremes.nom, extremes.min, extremes.max]);
const inInches = (length: number): number => Math.round((length / 25.4) * 1e4) / 1e4;
const ringOf = (id: Mm, cs: Mm): Ring => ({ id, cs, ...usualTolerance(id, cs) });

test('T1: loss of section by stretch', () => {
  const expected: readonly (readonly [stretch: number, loss: number])[] = [
    [2, 1.73],
    [3, 2.29],
    [5, 3.395],
    [12, 6.98],
    [30, 12.29],
  ];
  for (const [stretch, loss] of expected) expect(sectionLoss(stretch, 7), `${stretch} %`).toBeCloseTo(loss, 2);
  expect(threeFigures(sectionLoss(10, 2))).toBe('4.59');
  expect(sectionLoss(-1, 7)).toBe(0);
});

test('T2: a published piston gland, floating and guided', () => {
  const stack = glandStack(PISTON_214, RING_214);
  expect([inInches(stack.depth.min), inInches(stack.depth.max)]).toEqual([0.111, 0.113]);
  expect(spanOf(stack.stretch)).toEqual(['4.37', '3.22', '5.54']);
  expect(inInches(stack.section)).toBe(0.1348);
  expect(spanOf(stack.squeeze)).toEqual(['16.9', '13.2', '20.4']);
  expect(spanOf(stack.worst)).toEqual(['16.9', '9.73', '22.9']);
  expect(spanOf(glandStack({ ...PISTON_214, guided: true }, RING_214).worst)).toEqual(['16.9', '12.0', '21.4']);
  expect(spanOf(stack.fill)).toEqual(['71.9', '66.1', '78.4']);
  expect(inInches(stack.gap?.max ?? 0)).toBe(0.003);
});

test('T3: a published rod gland', () => {
  const stack = glandStack(ROD_214, RING_214);
  expect(spanOf(stack.stretch)).toEqual(['1.52', '0.402', '2.67']);
  expect(threeFigures(stack.interference?.nom ?? 0)).toBe('3.19');
  expect(spanOf(stack.squeeze)).toEqual(['18.3', '14.6', '21.9']);
  expect(spanOf(stack.worst)).toEqual(['18.3', '11.2', '24.5']);
});

test('T4 and T5: face grooves and the seat diameters of their rings', () => {
  const cs = exactMm(inch(0.21));
  const ring: Ring = {
    id: exactMm(inch(1.475)),
    idTolerance: exactMm(inch(0.015)),
    cs,
    csTolerance: exactMm(inch(0.005)),
  };
  const groove = faceGroove(ring, 'inside');
  expect(groove.map((wall) => Number((wall / 25.4).toFixed(3)))).toEqual([1.876, 1.895]);
  const stack = glandStack(
    {
      kind: 'face',
      use: 'static',
      pressureSide: 'inside',
      medium: 'liquid',
      groove,
      jointGap: null,
      depth: inches(0.152, 0.162),
      width: inches(0.27, 0.29),
      radius: inches(0.02, 0.035),
    },
    ring,
  );
  expect(spanOf(stack.squeeze)).toEqual(['25.2', '21.0', '29.3']);
  expect(spanOf(stack.fill)).toEqual(['79.4', '70.5', '89.6']);
  const outer = (id: number) =>
    faceGroove({ id: exactMm(inch(id)), cs }, 'outside').map((wall) => Number((wall / 25.4).toFixed(3)));
  expect(outer(12.984)).toEqual([12.984, 13.044]);
  expect(outer(0.987)).toEqual([0.987, 0.997]);
});

test('T6: a dovetail', () => {
  const depth = inches(0.111, 0.113);
  const sharp = { width: inches(0.113, 0.117), radius: mms(0, 0) };
  const stack = glandStack(
    { kind: 'dovetail', use: 'static', groove: null, jointGap: null, depth, ...sharp },
    RING_214,
  );
  expect(dovetailFloor(0.115, 0.112, 2).toFixed(3)).toBe('0.215');
  expect(figures([stack.fill.nom, stack.fill.max])).toEqual(['82.2', '89.1']);
  const laid = layoutFor(
    {
      chart: 'inch',
      kind: 'dovetail',
      use: 'static',
      medium: 'liquid',
      pressureSide: 'inside',
      surface: null,
      guided: false,
      backup: 0,
    },
    RING_214,
  );
  expect(laid.groove?.map(inInches)).toEqual([1.123, 1.123]);
});

test('T7: the maximum gap by pressure and hardness', () => {
  const at = (cs: number, shoreA: number, mpa: number, family = 'NBR') =>
    gapLimits({ cs: mm(cs), mpa, shoreA, family, highC: 20, backup: NO_BACKUP }).good;
  expect(at(3.53, 70, 7)).toBe(0.08);
  expect(at(3.53, 90, 17)).toBe(0.07);
  expect(at(3.53, 70, 12)).toBeNull();
  expect(at(1.78, 70, 3, 'VMQ')).toBe(0.04);
  expect(at(3.53, 60, 3)).toBeNull();
});

test('T8: heat and swell', () => {
  const { section, depth, fill } = glandStack(PISTON_214, RING_214);
  const heat = { alpha: 160, hardwareAlpha: 12 };
  expect(threeFigures(warmSqueeze(section, depth.nom, { ...heat, deltaT: -60, swell: 0 }))).toBe('16.1');
  expect(threeFigures(warmSqueeze(section, depth.nom, { ...heat, deltaT: 80, swell: 0.1 }))).toBe('20.4');
  expect(threeFigures(warmFill(fill.max, { ...heat, deltaT: 80, swell: 0.1 }))).toBe('89.3');
});

test('T9: compression set', () => {
  const squeeze = squeezeOf(3.53, 2.84);
  expect([0.3, 0.5].map((set) => threeFigures(heightAfterSet(3.53, 2.84, set)))).toEqual(['3.32', '3.18']);
  expect([0.3, 0.5].map((set) => threeFigures(squeezeAfterSet(squeeze, set)))).toEqual(['13.7', '9.77']);
});

test('T10: a rotating shaft', () => {
  const speed = surfaceSpeed(25, 1500);
  expect([speed.toFixed(2), Math.round(feetPerMinute(speed))]).toEqual(['1.96', 387]);
  expect(ROTARY_RING.map((share) => (share * 25).toFixed(2))).toEqual(['25.50', '26.25']);
  const shaft: RadialGland = {
    kind: 'rod',
    use: 'rotary',
    surface: mms(25, 25),
    groove: mms(25 + 2 * 2.464, 25 + 2 * 2.515),
    clearance: null,
    runout: mm(0),
    guided: true,
    width: mms(2.74, 2.84),
    radius: mms(0.13, 0.38),
  };
  expect(shaft.groove.map((length) => length.toFixed(1))).toEqual(['29.9', '30.0']);
  const service = { ...NO_SERVICE, rpm: 1500 };
  const { findings } = checkGland(shaft, ringOf(mm(26), mm(2.62)), { service });
  expect(findings.find(({ about }) => about === 'speed')).toMatchObject({ level: 'good' });
  expect(checkGland(shaft, ringOf(mm(25), mm(2.62)), { service }).verdict).toBe('out');
});

test('T11: JIS grooves and the squeeze of the free section', () => {
  const at = (cs: number, csTolerance: number, depth: readonly [number, number]) => {
    const { squeeze, least, greatest } = glandStack(
      {
        kind: 'face',
        use: 'static',
        pressureSide: 'inside',
        medium: 'liquid',
        groove: null,
        jointGap: null,
        depth: mms(...depth),
        width: mms(4, 4.2),
        radius: mms(0, 0),
      },
      { id: mm(100), idTolerance: mm(1), cs: mm(cs), csTolerance: mm(csTolerance) },
    );
    return [least, greatest]
      .map(({ section, depth: deep }) => (section - deep).toFixed(2))
      .concat(figures([squeeze.min, squeeze.max]));
  };
  expect(at(3.1, 0.1, [2.5, 2.6])).toEqual(['0.40', '0.70', '13.3', '21.9']);
  expect(at(5.7, 0.13, [5, 5.1])).toEqual(['0.47', '0.83', '8.44', '14.2']);
  expect(at(8.4, 0.15, [7.5, 7.6])).toEqual(['0.65', '1.05', '7.88', '12.3']);
});

test('T12: rings for a worn groove', () => {
  const ranked = ringsFor(WORN_PISTON, namedRings());
  const named = (verdict: string) => ranked.filter((one) => one.verdict === verdict).map(({ ring }) => ring.name);
  expect(named('good')).toEqual(['JIS P26', '25.8X3.55', 'JIS P25.5', '25X3.55', 'AS568-214', '26X3.5', '25X3.5']);
  expect(named('marginal')).toEqual(['JIS P25']);
  const [best, second] = ranked;
  expect(spanOf(best?.report.stack.stretch ?? null)[0]).toBe('1.50');
  expect(spanOf(best?.report.stack.worst ?? null)).toEqual(['17.6', '10.3', '23.9']);
  expect(threeFigures(best?.report.stack.fill.nom ?? 0)).toBe('70.7');
  expect(best?.penalty).toBeCloseTo(0.724, 3);
  expect(second?.penalty).toBeCloseTo(0.892, 3);
  const stretchOf = (name: string) =>
    threeFigures(ranked.find(({ ring }) => ring.name === name)?.report.stack.stretch?.nom ?? 0);
  expect(stretchOf('AS568-214')).toBe('4.37');
  expect(stretchOf('AS568-215')).toBe('−1.82');
  const out = ranked.filter(({ verdict }) => verdict === 'out');
  const why = (name: string) =>
    out
      .find(({ ring }) => ring.name === name)
      ?.report.findings.filter(({ level }) => level === 'out')
      .map(({ about }) => about);
  expect(why('AS568-215')).toContain('stretch');
  expect(why('25X4')).toContain('fill');
});

test('T17: a metric design from a bore', () => {
  const layout: LayoutQuery = {
    chart: 'metric',
    kind: 'piston',
    use: 'static',
    medium: 'liquid',
    pressureSide: 'inside',
    surface: mms(50, 50.05),
    guided: false,
    backup: 0,
  };
  const ring = ringForSurface(layout, mm(3), mms(50, 50.05), namedRings());
  expect(ring?.name).toBe('44X3');
  if (ring === null) return;
  const gland = layoutFor(layout, ring);
  expect(gland.groove).toEqual([45.3, 45.4]);
  expect(gland.width).toEqual([4, 4.25]);
  expect(gland.radius).toEqual([0.4, 0.8]);
  const stack = glandStack(gland, ring);
  expect(threeFigures(stack.stretch?.nom ?? 0)).toBe('3.07');
  expect(spanOf(stack.squeeze)).toEqual(['20.2', '16.0', '24.2']);
  expect(figures([stack.fill.nom, stack.fill.max])).toEqual(['74.5', '84.0']);
});

test('lays out the published gland of a ring from its bore', () => {
  const layout: LayoutQuery = {
    chart: 'inch',
    kind: 'piston',
    use: 'static',
    medium: 'liquid',
    pressureSide: 'inside',
    surface: PISTON_214.surface,
    guided: false,
    backup: 0,
  };
  const ring = ringNamed('as568-214');
  expect(ring).toMatchObject(RING_214);
  if (ring === null) return;
  const gland = layoutFor(layout, ring);
  for (const name of ['groove', 'width', 'radius'] as const) {
    expect(gland[name]?.map(inInches), name).toEqual(PISTON_214[name].map(inInches));
  }
  expect(gland).toMatchObject({ runout: PISTON_214.runout });
  expect('clearance' in gland && gland.clearance?.map(inInches)).toEqual([1.246, 1.247]);
});

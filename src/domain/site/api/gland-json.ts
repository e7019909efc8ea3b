import { GEOMETRY_ONLY, type GlandReport } from '../../engineering/gland-design/judging/check-gland.ts';
import {
  CHECKS,
  type Check,
  type Finding,
  isVerdict,
  verdictAbout,
} from '../../engineering/gland-design/judging/findings.ts';
import { sensitivityOf } from '../../engineering/gland-design/judging/sensitivity.ts';
import { type Extremes, type GlandGeometry, isRadial, type Ring } from '../../engineering/gland-design/model.ts';
import type { RankedRing } from '../../engineering/gland-design/rings/reverse.ts';
import type { NamedRing } from '../../engineering/gland-design/rings/rings.ts';
import { exactInches, type LengthUnit, roundTo, type Span } from '../../kit/units.ts';
import type { DesignedGland, GlandResult, GlandRing, GlandRings } from './glands.ts';

/** Converts a length to the requested unit, rounded to measuring accuracy. */
const lengthTo = (unit: LengthUnit, length: number): number =>
  unit === 'mm' ? roundTo(length, 4) : roundTo(exactInches(length), 6);

const figure = (value: number): number => roundTo(value, 4);

const extremesJson = ({ nom, min, max }: Extremes, of: (value: number) => number): Extremes => ({
  nom: of(nom),
  min: of(min),
  max: of(max),
});

const checksJson = (findings: readonly Finding[]): GlandResult['checks'] =>
  Object.fromEntries(CHECKS.map((check) => [check, verdictAbout(findings, check)])) as GlandResult['checks'];

const isCheck = (subject: string): subject is Check => CHECKS.some((check) => check === subject);

const contributionsJson = (findings: readonly Finding[]): GlandResult['contributions'] =>
  findings.flatMap(({ about, level, figure, window, reason, source }) =>
    isCheck(about) && isVerdict(level)
      ? [{ check: about, class: level, figure: figure?.() ?? reason(), window: window?.() ?? '', source }]
      : [],
  );

const figuresJson = (report: GlandReport, unit: LengthUnit) => {
  const { gland, stack, findings, geometry, verdict, noVerdict, isGeometryOnly } = report;
  const length = (value: number): number => lengthTo(unit, value);
  const worst = extremesJson(stack.worst, figure);
  return {
    class: geometry,
    service_class: verdict,
    basis: isGeometryOnly ? GEOMETRY_ONLY : 'in service',
    no_verdict: noVerdict?.reason ?? null,
    L: extremesJson(stack.depth, length),
    X: stack.stretch && extremesJson(stack.stretch, figure),
    I: stack.interference && extremesJson(stack.interference, figure),
    S: extremesJson(stack.squeeze, figure),
    ...(isRadial(gland) && (gland.guided ? { S_guided: worst } : { S_floating: worst })),
    F: extremesJson(stack.fill, figure),
    gap: stack.gap && extremesJson(stack.gap, length),
    flags: findings.map(({ about, level, reason, source }) => ({ about, level, reason: reason(), source })),
  };
};

/** Returns a judged gland in the API's format. */
export const resultJson = (report: GlandReport, unit: LengthUnit): GlandResult => {
  const { stack, gapLimits, overTime, windows, service, findings } = report;
  const length = (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : lengthTo(unit, value);
  const percent = (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : figure(value);
  return {
    ...figuresJson(report, unit),
    S_worst_min: figure(stack.worst.min),
    S_residual_min: percent(service?.residual.percent),
    residual_mm: service === null ? null : roundTo(service.residual.height, 4),
    S_hot_max: percent(service?.hotSqueeze),
    F_hot_max: percent(service?.hotFill),
    gap_good_limit: length(gapLimits?.good),
    gap_marginal_limit: length(gapLimits?.marginal),
    checks: checksJson(findings),
    contributions: contributionsJson(findings),
    backup: report.backup && {
      count: report.backup.count,
      kind: report.backup.kind,
      basis: report.backup.basis,
      thickness: lengthTo(unit, report.backup.thickness),
      room: [lengthTo(unit, report.backup.room[0]), lengthTo(unit, report.backup.room[1])],
    },
    R: figure(stack.loss),
    CS_reduced: lengthTo(unit, stack.section),
    gap_limit: length(gapLimits?.good),
    S_warm: percent(overTime.isCold ? overTime.coldSqueeze : overTime.hotSqueeze),
    F_warm_max: percent(overTime.hotFillMax),
    S_after_set: figure(overTime.squeezeLeft),
    height_after_set: lengthTo(unit, overTime.heightLeft),
    windows: {
      squeeze_good: windows.squeezeGood,
      squeeze_allowed: windows.squeezeAllowed,
      squeeze_worst: windows.squeezeWorst,
      seat_good: windows.seatGood,
      seat_allowed: windows.seatAllowed,
      fill_good: windows.fillGood,
      fill_max: windows.fillWorst,
    },
    sensitivity: sensitivityOf(report.gland, report.ring).map(({ to, down, up }) => ({
      to,
      down: figure(down),
      up: figure(up),
    })),
  };
};

export const ringJson = (ring: Ring | NamedRing, unit: LengthUnit): GlandRing => ({
  size: 'name' in ring ? ring.name : null,
  standard: 'standard' in ring ? ring.standard : null,
  id: lengthTo(unit, ring.id),
  id_tol: lengthTo(unit, ring.idTolerance),
  cs: lengthTo(unit, ring.cs),
  cs_tol: lengthTo(unit, ring.csTolerance),
});

/** Returns the dimensions of a designed gland. */
export const glandJson = (gland: GlandGeometry, { depth }: GlandReport['stack'], unit: LengthUnit): DesignedGland => {
  const span = ([low, high]: Span): [number, number] => [lengthTo(unit, low), lengthTo(unit, high)];
  const section = {
    kind: gland.kind,
    use: gland.use,
    groove: gland.groove && span(gland.groove),
    depth: span([depth.min, depth.max]),
    width: span(gland.width),
    radius: span(gland.radius),
  };
  if (!isRadial(gland)) return section;
  const clearance = gland.clearance && span(gland.clearance);
  const surface = span(gland.surface);
  return {
    ...section,
    ...(gland.kind === 'piston' ? { bore: surface } : { rod: surface }),
    ...(clearance && (gland.kind === 'piston' ? { land: clearance } : { throat: clearance })),
    tir: lengthTo(unit, gland.runout),
  };
};

/** Returns the best rings for a groove, and the number of rings in each class. */
export const ringsJson = (ranked: readonly RankedRing[], unit: LengthUnit, limit: number): GlandRings => {
  const count = (verdict: RankedRing['verdict']): number => ranked.filter((one) => one.verdict === verdict).length;
  return {
    counts: { good: count('good'), marginal: count('marginal'), out: count('out'), no_verdict: count(null) },
    rings: ranked.slice(0, limit).map(({ ring, report, penalty, isOwnHousing }) => ({
      ...ringJson(ring, unit),
      ...figuresJson(report, unit),
      penalty: figure(penalty),
      own_housing: isOwnHousing,
    })),
  };
};

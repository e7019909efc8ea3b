import { GEOMETRY_ONLY, type GlandReport } from '../../../engineering/gland-design/judging/check-gland.ts';
import {
  CHECKS,
  type Check,
  type Finding,
  isVerdict,
  verdictAbout,
} from '../../../engineering/gland-design/judging/findings.ts';
import { sensitivityOf } from '../../../engineering/gland-design/judging/sensitivity.ts';
import { type Extremes, type GlandGeometry, isRadial, type Ring } from '../../../engineering/gland-design/model.ts';
import type { RankedRing } from '../../../engineering/gland-design/rings/reverse.ts';
import type { NamedRing } from '../../../engineering/gland-design/rings/rings.ts';
import { roundTo, type Span } from '../../../kit/units.ts';
import type { DesignedGland, GlandFigures, GlandResult, GlandRing, RingsResponse } from './glands.ts';
import { publicSizeOf } from './size-json.ts';

/** Rounds a length in mm, a percentage or points to four decimals, below any measuring error. */
const figure = (value: number): number => roundTo(value, 4);

const figureOrNone = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : figure(value);

const spanJson = ([low, high]: Span): [number, number] => [figure(low), figure(high)];

const spanOrNone = (span: Span | null | undefined): [number, number] | null => (span ? spanJson(span) : null);

const extremesJson = ({ nom, min, max }: Extremes): GlandFigures['depth_mm'] => ({
  nominal: figure(nom),
  min: figure(min),
  max: figure(max),
});

const extremesOrNone = (extremes: Extremes | null): GlandFigures['gap_mm'] => extremes && extremesJson(extremes);

const checksJson = (findings: readonly Finding[]): GlandResult['checks'] =>
  Object.fromEntries(CHECKS.map((check) => [check, verdictAbout(findings, check)])) as GlandResult['checks'];

const isCheck = (subject: string): subject is Check => CHECKS.some((check) => check === subject);

const contributionsJson = (findings: readonly Finding[]): GlandResult['contributions'] =>
  findings.flatMap(({ about, level, figure: value, window, reason, source }) =>
    isCheck(about) && isVerdict(level)
      ? [{ check: about, class: level, value: value?.() ?? reason(), limits: window?.() ?? '', source }]
      : [],
  );

const figuresJson = ({ gland, stack, findings, geometry, verdict, ...report }: GlandReport): GlandFigures => ({
  class: geometry,
  service_class: verdict,
  basis: report.isGeometryOnly ? GEOMETRY_ONLY : 'in service',
  no_verdict_reason: report.noVerdict?.reason ?? null,
  depth_mm: extremesJson(stack.depth),
  stretch_percent: extremesOrNone(stack.stretch),
  interference_percent: extremesOrNone(stack.interference),
  squeeze_percent: extremesJson(stack.squeeze),
  squeeze_off_center_percent: isRadial(gland) ? extremesJson(stack.worst) : null,
  fill_percent: extremesJson(stack.fill),
  gap_mm: extremesOrNone(stack.gap),
  flags: findings.map(({ about, level, reason, source }) => ({ about, level, reason: reason(), source })),
});

const windowsJson = ({ windows }: GlandReport): GlandResult['windows'] => ({
  squeeze_good_percent: spanJson(windows.squeezeGood),
  squeeze_allowed_percent: spanJson(windows.squeezeAllowed),
  squeeze_worst_percent: spanOrNone(windows.squeezeWorst),
  seat_good_percent: spanJson(windows.seatGood),
  seat_allowed_percent: spanJson(windows.seatAllowed),
  fill_good_percent: spanJson(windows.fillGood),
  fill_max_percent: figure(windows.fillWorst),
});

/** Returns a judged gland in the form of the public API. */
export const resultJson = (report: GlandReport): GlandResult => {
  const { stack, gapLimits, overTime, service, findings, backup } = report;
  return {
    ...figuresJson(report),
    residual_squeeze_percent: figureOrNone(service?.residual.percent),
    residual_squeeze_mm: figureOrNone(service?.residual.height),
    hot_squeeze_max_percent: figureOrNone(service?.hotSqueeze),
    hot_fill_max_percent: figureOrNone(service?.hotFill),
    gap_good_limit_mm: figureOrNone(gapLimits?.good),
    gap_marginal_limit_mm: figureOrNone(gapLimits?.marginal),
    checks: checksJson(findings),
    contributions: contributionsJson(findings),
    backup: backup && {
      count: backup.count,
      kind: backup.kind,
      basis: backup.basis,
      thickness_mm: figure(backup.thickness),
      ring_width_mm: spanJson(backup.room),
    },
    section_reduction_percent: figure(stack.loss),
    stretched_cs_mm: figure(stack.section),
    service_squeeze_percent: figureOrNone(overTime.isCold ? overTime.coldSqueeze : overTime.hotSqueeze),
    service_fill_max_percent: figureOrNone(overTime.hotFillMax),
    squeeze_after_set_percent: figure(overTime.squeezeLeft),
    height_after_set_mm: figure(overTime.heightLeft),
    windows: windowsJson(report),
    sensitivity: sensitivityOf(report.gland, report.ring).map(({ to, down, up }) => ({
      dimension: to,
      squeeze_down_points: figure(down),
      squeeze_up_points: figure(up),
    })),
  };
};

/** Returns a ring in the form of the public API, with the dimensions of the calculation. */
export const ringJson = (ring: Ring | NamedRing): GlandRing => ({
  size:
    'standard' in ring
      ? publicSizeOf({ standard: ring.standard, code: ring.code, idMm: ring.id, csMm: ring.cs })
      : null,
  id_mm: figure(ring.id),
  id_tolerance_mm: figure(ring.idTolerance),
  cs_mm: figure(ring.cs),
  cs_tolerance_mm: figure(ring.csTolerance),
});

/** Returns the dimensions of a designed gland. */
export const glandJson = (gland: GlandGeometry, { depth }: GlandReport['stack']): DesignedGland => {
  const radial = isRadial(gland) ? gland : null;
  const [piston, rod] = [radial?.kind === 'piston' ? radial : null, radial?.kind === 'rod' ? radial : null];
  return {
    kind: gland.kind,
    use: gland.use,
    bore_mm: spanOrNone(piston?.surface),
    rod_mm: spanOrNone(rod?.surface),
    groove_mm: spanOrNone(gland.groove),
    land_mm: spanOrNone(piston?.clearance),
    throat_mm: spanOrNone(rod?.clearance),
    depth_mm: spanJson([depth.min, depth.max]),
    width_mm: spanJson(gland.width),
    radius_mm: spanJson(gland.radius),
    runout_mm: figureOrNone(radial?.runout),
  };
};

/** Returns the best rings for a groove, and the number of rings in each class. */
export const ringsJson = (ranked: readonly RankedRing[], limit: number): RingsResponse => {
  const count = (verdict: RankedRing['verdict']): number => ranked.filter((one) => one.verdict === verdict).length;
  return {
    counts: { good: count('good'), marginal: count('marginal'), out: count('out'), no_verdict: count(null) },
    items: ranked.slice(0, limit).map(({ ring, report, penalty, isOwnHousing }) => ({
      ring: ringJson(ring),
      result: figuresJson(report),
      penalty: figure(penalty),
      is_own_housing: isOwnHousing,
    })),
  };
};

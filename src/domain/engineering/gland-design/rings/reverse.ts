import type { Span } from '../../../kit/units.ts';
import { excess, ROTARY_MIDDLE } from '../formulas.ts';
import { isStandardHousing } from '../housings.ts';
import { type CheckOptions, checkGland, type GlandReport } from '../judging/check-gland.ts';
import { GLAND_VERDICTS, type Verdict } from '../judging/findings.ts';
import { typicalSqueeze, useOf } from '../judging/windows.ts';
import { type GlandGeometry, isDovetail, isRadial, middleOf } from '../model.ts';
import { isStandardized, type NamedRing } from './rings.ts';

/** A ring tried in a groove. */
export interface RankedRing {
  readonly ring: NamedRing;
  readonly report: GlandReport;
  /** null without a verdict. */
  readonly verdict: Verdict | null;
  /** Distance of the ring from the ideal one. */
  readonly penalty: number;
  /** Whether the groove is the housing that the ring's standard prints for it. */
  readonly isOwnHousing: boolean;
}

/** Returns the nominal depth of a gland. */
const depthOf = (gland: GlandGeometry): number =>
  isRadial(gland) ? Math.abs(middleOf(gland.surface) - middleOf(gland.groove)) / 2 : middleOf(gland.depth);

/** Limits of depth divided by cross-section beyond which a ring is not tried. */
const [LOOSEST, TIGHTEST] = [0.95, 0.55];
/** Limits of stretch or interference beyond which a ring fails with any tolerances, so that it is not tried. */
const FARTHEST: Span = [-10, 80];
const STANDARD_SHARE = 0.5;

/** Returns how a ring fits at the middle of all tolerances. */
const seatAtMiddle = (gland: GlandGeometry, { id, cs }: NamedRing): number => {
  if (gland.groove === null) return 0;
  const wall = middleOf(gland.groove);
  if (isDovetail(gland)) return excess(wall, id + cs);
  const isOutside = gland.kind === 'rod' || (gland.kind === 'face' && gland.pressureSide === 'inside');
  return isOutside ? excess(id + 2 * cs, wall) : excess(wall, id);
};

/** Returns whether a ring's section and diameter are near those of a groove. */
const isNear = (gland: GlandGeometry, depth: number, ring: NamedRing): boolean => {
  const seat = seatAtMiddle(gland, ring);
  return depth / LOOSEST < ring.cs && ring.cs < depth / TIGHTEST && seat > FARTHEST[0] && seat < FARTHEST[1];
};

/** Returns the distance from the best stretch or interference. */
const seatOff = ({ gland, stack }: GlandReport): number => {
  const [stretch, interference] = [stack.stretch?.nom ?? 0, stack.interference?.nom ?? 0];
  if (isDovetail(gland)) return stretch;
  if (gland.kind === 'face') return gland.pressureSide === 'inside' ? interference - 1 : stretch - 1.5;
  if (gland.use === 'rotary') return stretch - (100 / ROTARY_MIDDLE - 100);
  return gland.kind === 'piston' ? stretch - 2 : interference - 1;
};

/** Stretch on a rod without a penalty, in percent. */
const FREE_STRETCH = 3;

const rodStretchOff = ({ gland, stack }: GlandReport): number =>
  gland.kind === 'rod' && gland.use !== 'rotary' ? Math.max(0, (stack.stretch?.nom ?? 0) - FREE_STRETCH) : 0;

/** @example penaltyOf(report, ring) // 0.724 */
const penaltyOf = (report: GlandReport, ring: NamedRing): number => {
  const { squeeze, fill } = report.stack;
  return (
    (2 * Math.abs(squeeze.nom - typicalSqueeze(useOf(report.gland), ring.cs))) / 8 +
    Math.abs(seatOff(report)) / 2 +
    rodStretchOff(report) / 2 +
    Math.abs(fill.nom - 75) / 12 +
    (isStandardized(ring) ? 0 : STANDARD_SHARE)
  );
};

const tried = (gland: GlandGeometry, ring: NamedRing, options: CheckOptions): RankedRing => {
  const report = checkGland(gland, ring, options);
  const isOwn = isStandardHousing(gland, ring);
  return { ring, report, verdict: report.verdict, penalty: penaltyOf(report, ring), isOwnHousing: isOwn };
};

/** Returns the sort order of a verdict: good first, rings without a verdict last. */
const placeOf = (verdict: Verdict | null): number =>
  verdict === null ? GLAND_VERDICTS.length : GLAND_VERDICTS.indexOf(verdict);

const order = (one: RankedRing, other: RankedRing): number =>
  placeOf(one.verdict) - placeOf(other.verdict) ||
  Number(other.isOwnHousing) - Number(one.isOwnHousing) ||
  one.penalty - other.penalty ||
  one.ring.rank - other.ring.rank;

/**
 * Returns the rings for a groove: tries every ring whose section may fit the depth with all tolerances and sorts good
 * before marginal before out. Within a class, the ring whose standard prints this exact groove comes first, then the
 * ring with the lowest penalty.
 */
export const ringsFor = (
  gland: GlandGeometry,
  rings: readonly NamedRing[],
  options: CheckOptions = {},
): readonly RankedRing[] => {
  const depth = depthOf(gland);
  return rings
    .filter((ring) => isNear(gland, depth, ring))
    .map((ring) => tried(gland, ring, options))
    .sort(order);
};

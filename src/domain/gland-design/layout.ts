import { exactInches, exactMm, inch, type Mm, mm, roundTo, type Span } from '../units.ts';
import { type GrooveSection, sectionFor } from './charts.ts';
import { fitLimits } from './fits.ts';
import { excess, ROTARY_MIDDLE } from './formulas.ts';
import {
  type FaceGland,
  type GlandChart,
  type GlandGeometry,
  type GlandKind,
  type GlandUse,
  middleOf,
  type PressureSide,
  type RadialGland,
  type Ring,
  type SealedMedium,
} from './model.ts';

/** What a gland is designed from: what is not given is laid out. */
export interface LayoutAsked {
  readonly chart: GlandChart;
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly medium: SealedMedium;
  readonly pressureSide: PressureSide;
  /** Bore or rod. */
  readonly surface: Span<Mm> | null;
  readonly guided: boolean;
}

/** Lengths are laid out to 0.01 mm, or to 0.001 in where the chart is in inches. */
const rounded = (chart: GlandChart, length: number): Mm =>
  chart === 'inch' ? exactMm(inch(roundTo(exactInches(length), 3))) : mm(roundTo(length, 2));

const BEST_STRETCH = 2;
const BEST_INTERFERENCE = 1;
/** A ring around a shaft is 2 to 5 % larger than it. */
export const ROTARY_RING: Span = [1.02, 1.05];

const NEW_SURFACE = 0.05;

/** The bore or rod a ring is best for: stretched by 2 % in a piston, pressed by 1 % around a rod. */
const surfaceFor = (asked: LayoutAsked, ring: Ring): Span<Mm> => {
  const depth = middleOf(sectionFor({ ...asked, cs: ring.cs }).depth);
  const more = asked.chart === 'inch' ? exactMm(inch(0.002)) : mm(NEW_SURFACE);
  if (asked.kind === 'piston') {
    const bore = rounded(asked.chart, ring.id * (1 + BEST_STRETCH / 100) + 2 * depth);
    return [bore, mm(bore + more)];
  }
  const groove = (ring.id + 2 * ring.cs) / (1 + BEST_INTERFERENCE / 100);
  const rod = rounded(asked.chart, asked.use === 'rotary' ? ring.id / ROTARY_MIDDLE : groove - 2 * depth);
  return [mm(rod - more), rod];
};

/** Groove diameter from the surface: by charts that mean the finished gland its tolerance is taken off, as far as it goes. */
const grooveFor = (isPiston: boolean, surface: Span<Mm>, { depth, depthOfGland }: GrooveSection): Span<Mm> => {
  const [shallow, deep] = depth;
  const holds = depthOfGland && 2 * (deep - shallow) >= surface[1] - surface[0];
  if (isPiston) return [mm((holds ? surface[1] : surface[0]) - 2 * deep), mm(surface[0] - 2 * shallow)];
  return [mm(surface[1] + 2 * shallow), mm((holds ? surface[0] : surface[1]) + 2 * deep)];
};

/** Piston land or throat: by the chart's clearance, else by an f7 shaft or an H8 hole. */
const clearanceFor = (isPiston: boolean, surface: Span<Mm>, { clearance }: GrooveSection): Span<Mm> | null => {
  if (clearance === null) return isPiston ? fitLimits(surface[0], 'f7') : throatFor(surface);
  const [least, most] = clearance;
  if (isPiston) return ordered(surface[1] - most, surface[0] - least);
  return ordered(surface[1] + least, surface[0] + most);
};

const ordered = (one: number, other: number): Span<Mm> => [mm(Math.min(one, other)), mm(Math.max(one, other))];

/** A throat as far from the rod as an f7 piston from its bore, with the tolerance of an H8 hole. */
const throatFor = ([, rod]: Span<Mm>): Span<Mm> | null => {
  const [hole, shaft] = [fitLimits(rod, 'H8'), fitLimits(rod, 'f7')];
  if (hole === null || shaft === null) return null;
  const away = rod - shaft[1];
  return [mm(hole[0] + away), mm(hole[1] + away)];
};

const SMALL_DIAMETER = 50;
const usualRunout = ([, high]: Span<Mm>): Mm => mm(high <= SMALL_DIAMETER ? 0.025 : 0.05);

const to = (chart: GlandChart, [low, high]: Span): Span<Mm> =>
  chart === 'inch' ? [mm(low), mm(high)] : [mm(roundTo(low, 3)), mm(roundTo(high, 3))];

const radialLayout = (asked: LayoutAsked, cs: Mm, surface: Span<Mm>): RadialGland => {
  const section = sectionFor({ ...asked, cs });
  const isPiston = asked.kind === 'piston';
  const clearance = clearanceFor(isPiston, surface, section);
  return {
    kind: isPiston ? 'piston' : 'rod',
    use: asked.use,
    surface,
    groove: to(asked.chart, grooveFor(isPiston, surface, section)),
    clearance: clearance && to(asked.chart, clearance),
    runout: section.runout ?? usualRunout(surface),
    guided: asked.guided,
    width: section.width,
    radius: section.radius,
  };
};

/** The ring lies on the wall away from the pressure; it may be 1 % off it, but not more than 1.52 mm. */
const SEAT_SHARE = 0.01;
const SEAT_MOST = 1.52;

/** @example faceGroove({ id: mm(37.465), cs: mm(5.334) }, 'inside') // groove OD 47.65 to 48.13 */
export const faceGroove = ({ id, cs }: Pick<Ring, 'id' | 'cs'>, side: PressureSide): Span<Mm> => {
  const wall = side === 'inside' ? id + 2 * cs : id;
  const play = Math.min(SEAT_SHARE * wall, SEAT_MOST);
  return side === 'inside' ? [mm(wall - play), mm(wall)] : [mm(wall), mm(wall + play)];
};

const faceLayout = (asked: LayoutAsked, ring: Ring): GlandGeometry => {
  const { depth, width, radius } = sectionFor({ ...asked, cs: ring.cs });
  if (asked.kind === 'dovetail' || asked.kind === 'half_dovetail') {
    const mean = rounded(asked.chart, ring.id + ring.cs);
    return { kind: asked.kind, use: 'static', groove: [mean, mean], depth, width, radius };
  }
  const face: FaceGland = {
    ...{ kind: 'face', use: 'static', pressureSide: asked.pressureSide, medium: asked.medium },
    ...{ groove: faceGroove(ring, asked.pressureSide), depth, width, radius },
  };
  return face;
};

/** The groove for a ring by a chart: from its bore or rod where one is given, else from the ring alone. */
export const layoutFor = (asked: LayoutAsked, ring: Ring): GlandGeometry =>
  asked.kind === 'piston' || asked.kind === 'rod'
    ? radialLayout(asked, ring.cs, asked.surface ?? surfaceFor(asked, ring))
    : faceLayout(asked, ring);

/** How far a ring of a section is from the best one for a bore or rod. */
const offBest = (gland: RadialGland, ring: Ring): number => {
  if (gland.use === 'rotary') {
    // Rings that the shaft could stretch come last.
    const share = (ring.id - ring.idTolerance) / gland.surface[1];
    return share < 1 ? 1e3 - share : Math.abs(ring.id / middleOf(gland.surface) - ROTARY_MIDDLE) * 100;
  }
  if (gland.kind === 'rod') return Math.abs(excess(ring.id + 2 * ring.cs, middleOf(gland.groove)) - BEST_INTERFERENCE);
  const stretch = excess(middleOf(gland.groove), ring.id);
  return stretch < 0 ? 1e3 - stretch : Math.abs(stretch - BEST_STRETCH);
};

/** The ring of one section that suits a bore or rod best; null for no rings. */
export const ringForSurface = <R extends Ring>(
  asked: LayoutAsked,
  cs: Mm,
  surface: Span<Mm>,
  rings: readonly R[],
): R | null => {
  const gland = radialLayout(asked, cs, surface);
  let best: R | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    if (Math.abs(ring.cs - cs) > 0.005) continue;
    const off = offBest(gland, ring);
    if (off < least) [best, least] = [ring, off];
  }
  return best;
};

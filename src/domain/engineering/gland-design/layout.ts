import { exactInches, exactMm, inch, type Mm, mm, roundTo, type Span } from '../../kit/units.ts';
import type { SizeStandard } from '../../reference/sizes/size-standard.ts';
import { jisHousing } from '../../reference/tables/jis-housings.ts';
import { type GrooveSection, sectionFor } from './charts.ts';
import { excess, ROTARY_MIDDLE } from './formulas.ts';
import { fitsHousing, radialHousing } from './housings.ts';
import { clearanceFor, usualRunout } from './judging/clearances.ts';
import { fitLimits } from './judging/fits.ts';
import { STRETCH_GOOD } from './judging/windows.ts';
import {
  type BackupRings,
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

/** Input of a gland layout. Missing dimensions are computed. */
export interface LayoutQuery {
  readonly chart: GlandChart;
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly medium: SealedMedium;
  readonly pressureSide: PressureSide;
  /** Bore or rod. */
  readonly surface: Span<Mm> | null;
  readonly guided: boolean;
  /** Number of backup rings in the groove. */
  readonly backup: BackupRings['count'];
}

const isInInches = (chart: GlandChart): boolean => chart === 'inch' || chart === 'as4716';

/** Rounds lengths to 0.01 mm, or to 0.001 in for a chart in inches. */
const rounded = (chart: GlandChart, length: number): Mm =>
  isInInches(chart) ? exactMm(inch(roundTo(exactInches(length), 3))) : mm(roundTo(length, 2));

const BEST_STRETCH = 2;
const BEST_INTERFERENCE = 1;
/** A ring on a rotary shaft is 2 to 5% larger than the shaft. */
export const ROTARY_RING: Span = [1.02, 1.05];

const NEW_SURFACE = 0.05;
const NEW_SURFACE_INCHES = inch(0.002);

/** Returns a new bore or rod with the limits of the chart. */
const surfaceAround = (asked: LayoutQuery, { limits }: GrooveSection, basic: Mm): Span<Mm> => {
  const isPiston = asked.kind === 'piston';
  const byFit = limits === 'h9' ? fitLimits(basic, isPiston ? 'H8' : 'f7') : null;
  if (byFit !== null) return byFit;
  const usual = isInInches(asked.chart) ? exactMm(NEW_SURFACE_INCHES) : mm(NEW_SURFACE);
  const more = typeof limits === 'number' ? limits : usual;
  return isPiston ? [basic, mm(basic + more)] : [mm(basic - more), basic];
};

/**
 * Returns the bore or rod for which a ring fits best: stretched by 2% in a piston, compressed by 1% on a rod, unless
 * that stretches it too far.
 */
const surfaceFor = (asked: LayoutQuery, section: GrooveSection, ring: Ring): Span<Mm> => {
  const depth = middleOf(section.depth);
  if (asked.kind === 'piston')
    return surfaceAround(asked, section, rounded(asked.chart, ring.id * (1 + BEST_STRETCH / 100) + 2 * depth));
  const pressed = (ring.id + 2 * ring.cs) / (1 + BEST_INTERFERENCE / 100) - 2 * depth;
  const stretched = ring.id * (1 + STRETCH_GOOD[1] / 100);
  const rod = asked.use === 'rotary' ? ring.id / ROTARY_MIDDLE : Math.min(pressed, stretched);
  return surfaceAround(asked, section, rounded(asked.chart, rod));
};

/** Returns the basic size of a bore or rod. An f7 rod is smaller than its basic size. */
const basicOf = (isPiston: boolean, [low, high]: Span<Mm>): number => {
  if (isPiston) return low;
  const above = Math.ceil(high * 2) / 2;
  const f7 = fitLimits(mm(above), 'f7');
  return f7 !== null && Math.abs(f7[1] - high) < 0.002 ? above : high;
};

/** Tolerance of a groove above 500 mm, where ISO 286 fits end: that of their last step. */
const LARGE_GROOVE = 0.155;

/** Returns a groove diameter with a fixed tolerance, or by h9 and H9. */
const plainGroove = (isPiston: boolean, surface: Span<Mm>, depth: number, limits: number | 'h9'): Span<Mm> => {
  const basic = basicOf(isPiston, surface) + (isPiston ? -2 : 2) * depth;
  const byFit = limits === 'h9' ? fitLimits(mm(basic), isPiston ? 'h9' : 'H9') : null;
  if (byFit !== null) return byFit;
  const tolerance = limits === 'h9' ? LARGE_GROOVE : limits;
  return isPiston ? [mm(basic - tolerance), mm(basic)] : [mm(basic), mm(basic + tolerance)];
};

/**
 * Returns the groove diameter for a surface. Charts for the finished gland have the surface's tolerance subtracted, as
 * far as possible.
 */
const grooveFor = (isPiston: boolean, surface: Span<Mm>, { depth, limits }: GrooveSection): Span<Mm> => {
  const [shallow, deep] = depth;
  if (limits === 'h9' || typeof limits === 'number') return plainGroove(isPiston, surface, shallow, limits);
  const holds = limits === 'gland' && 2 * (deep - shallow) >= surface[1] - surface[0];
  if (isPiston) return [mm((holds ? surface[1] : surface[0]) - 2 * deep), mm(surface[0] - 2 * shallow)];
  return [mm(surface[1] + 2 * shallow), mm((holds ? surface[0] : surface[1]) + 2 * deep)];
};

const to = (chart: GlandChart, [low, high]: Span): Span<Mm> =>
  isInInches(chart) ? [mm(low), mm(high)] : [mm(roundTo(low, 3)), mm(roundTo(high, 3))];

const radialLayout = (asked: LayoutQuery, section: GrooveSection, surface: Span<Mm>): RadialGland => {
  const isPiston = asked.kind === 'piston';
  const clearance = clearanceFor(isPiston, surface, section.clearance);
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

/** The ring rests on the wall opposite the pressure, with a deviation of up to 1%, but not more than 1.52 mm. */
const SEAT_SHARE = 0.01;
const SEAT_MOST = 1.52;

/** @example faceGroove({ id: mm(37.465), cs: mm(5.334) }, 'inside') // groove OD 47.65 to 48.13 */
export const faceGroove = ({ id, cs }: Pick<Ring, 'id' | 'cs'>, side: PressureSide): Span<Mm> => {
  const wall = side === 'inside' ? id + 2 * cs : id;
  const play = Math.min(SEAT_SHARE * wall, SEAT_MOST);
  return side === 'inside' ? [mm(wall - play), mm(wall)] : [mm(wall), mm(wall + play)];
};

/** Standards whose housings a chart has by size. */
const STANDARDS: Readonly<Partial<Record<GlandChart, SizeStandard>>> = { jis: 'japanese', as4716: 'usa' };

const isOfStandard = (asked: LayoutQuery, ring: Ring): boolean =>
  'standard' in ring && ring.standard === STANDARDS[asked.chart];

/** Returns the wall of a JIS face groove, which is its basic size, because no tolerance of it is on file. */
const jisWall = (asked: LayoutQuery, ring: Ring): Span<Mm> | null => {
  if (asked.chart !== 'jis' || !isOfStandard(asked, ring) || !('code' in ring)) return null;
  const housing = jisHousing(String(ring.code));
  const wall = asked.pressureSide === 'inside' ? housing?.faceOuter : housing?.faceInner;
  return wall === undefined || wall === null ? null : [wall, wall];
};

const faceLayout = (asked: LayoutQuery, section: GrooveSection, ring: Ring): GlandGeometry => {
  const { depth, width, radius } = section;
  if (asked.kind === 'dovetail' || asked.kind === 'half_dovetail') {
    const mean = rounded(asked.chart, ring.id + ring.cs);
    return { kind: asked.kind, use: 'static', groove: [mean, mean], depth, width, radius, jointGap: null };
  }
  const face: FaceGland = {
    kind: 'face',
    use: 'static',
    pressureSide: asked.pressureSide,
    medium: asked.medium,
    groove: jisWall(asked, ring) ?? faceGroove(ring, asked.pressureSide),
    depth,
    width,
    radius,
    jointGap: null,
  };
  return face;
};

/** A groove and the basis of its dimensions. */
export interface Layout {
  readonly gland: GlandGeometry;
  readonly basis: string;
}

/** Returns the housing that the chart's standard prints for this ring, unless another bore or rod is given. */
const housedLayout = (asked: LayoutQuery, section: GrooveSection, ring: Ring): Layout | null => {
  const { kind, use, surface, guided, backup } = asked;
  if ((kind !== 'piston' && kind !== 'rod') || !isOfStandard(asked, ring)) return null;
  const housing = radialHousing(ring, kind, use);
  if (housing === null || (surface !== null && !fitsHousing(surface, housing, kind))) return null;
  const printed = housing.widths[backup] ?? null;
  return {
    gland: {
      kind,
      use,
      guided,
      surface: housing.surface,
      groove: housing.groove,
      clearance: housing.clearance ?? clearanceFor(kind === 'piston', housing.surface),
      runout: section.runout ?? usualRunout(housing.surface),
      width: printed ?? section.width,
      radius: section.radius,
    },
    basis: [housing.name, housing.caveat, printed === null ? `width: ${section.basis}` : '']
      .filter((text) => text !== '')
      .join('; '),
  };
};

const jisFaceBasis = (ring: Ring): string => `JIS B 2401-2, ${'code' in ring ? String(ring.code) : ''}`;

/** JIS prints the housings of G sizes for static seals only. */
const isMovingG = (asked: LayoutQuery, ring: Ring): boolean =>
  asked.use !== 'static' &&
  isOfStandard(asked, ring) &&
  'code' in ring &&
  jisHousing(String(ring.code))?.series === 'G';

/** Designs the groove for a ring by a chart: from its bore or rod if one is given, otherwise from the ring alone. */
export const layOut = (asked: LayoutQuery, ring: Ring): Layout => {
  const section = sectionFor({ ...asked, cs: ring.cs });
  const housed = housedLayout(asked, section, ring);
  if (housed !== null) return housed;
  if (asked.kind === 'piston' || asked.kind === 'rod') {
    const gland = radialLayout(asked, section, asked.surface ?? surfaceFor(asked, section, ring));
    return {
      gland,
      basis: isMovingG(asked, ring) ? `${section.basis}; G sizes are for static seals only` : section.basis,
    };
  }
  const isHoused = asked.kind === 'face' && jisWall(asked, ring) !== null;
  return { gland: faceLayout(asked, section, ring), basis: isHoused ? jisFaceBasis(ring) : section.basis };
};

export const layoutFor = (asked: LayoutQuery, ring: Ring): GlandGeometry => layOut(asked, ring).gland;

/** Interference below which a ring does not seal at its outside. */
const LOOSEST_AROUND_ROD = -1;

/** Returns how far a ring of a section is from the best one for a bore or rod. */
const offBest = (gland: RadialGland, ring: Ring): number => {
  if (gland.use === 'rotary') {
    // Rings that the shaft could stretch come last.
    const share = (ring.id - ring.idTolerance) / gland.surface[1];
    return share < 1 ? 1e3 - share : Math.abs(ring.id / middleOf(gland.surface) - ROTARY_MIDDLE) * 100;
  }
  if (gland.kind === 'rod') {
    const interference = excess(ring.id + 2 * ring.cs, middleOf(gland.groove));
    const stretch = excess(middleOf(gland.surface), ring.id);
    const isLoose = interference < LOOSEST_AROUND_ROD;
    return (isLoose ? 1e3 : 0) + Math.abs(interference - BEST_INTERFERENCE) + Math.max(0, stretch - STRETCH_GOOD[1]);
  }
  const stretch = excess(middleOf(gland.groove), ring.id);
  return stretch < 0 ? 1e3 - stretch : Math.abs(stretch - BEST_STRETCH);
};

/**
 * Returns the ring of one section that fits a bore or rod best, preferring that of its housing, or null without rings.
 */
export const ringForSurface = <R extends Ring>(
  asked: LayoutQuery,
  cs: Mm,
  surface: Span<Mm>,
  rings: readonly R[],
): R | null => {
  const gland = radialLayout(asked, sectionFor({ ...asked, cs }), surface);
  const isHoused = (ring: R): boolean => {
    const housing = isOfStandard(asked, ring) ? radialHousing(ring, gland.kind, asked.use) : null;
    return housing !== null && fitsHousing(surface, housing, gland.kind);
  };
  let best: R | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    if (Math.abs(ring.cs - cs) > 0.005) continue;
    const off = isHoused(ring) ? -1 : offBest(gland, ring);
    if (off < least) [best, least] = [ring, off];
  }
  return best;
};

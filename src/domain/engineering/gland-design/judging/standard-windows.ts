import type { Span } from '../../../kit/units.ts';
import { isoSqueeze } from '../../../reference/tables/iso-grooves.ts';
import { jisGroup } from '../../../reference/tables/jis-housings.ts';
import { isoUseOf, isStandardHousing, jisHousingOf } from '../housings.ts';
import { layoutFor } from '../layout.ts';
import { type GlandChart, type GlandGeometry, isDovetail, isRadial, type Ring } from '../model.ts';
import { type GlandStack, glandStack } from './stack.ts';
import { type Windows, windowsOf } from './windows.ts';

const more = ([low, high]: Span, by: number): Span => [low - by, high + by];
const union = (one: Span, other: Span): Span => [Math.min(one[0], other[0]), Math.max(one[1], other[1])];

/** Percentage points of squeeze beyond those of a standard that are good, and still allowed. */
const JIS_GOOD = 0.5;
const ALLOWED = 3;
/** Annex A is printed in half points. */
const ISO_ROUNDING = 0.25;
/** Percentage points that off-center parts may add, because annex A is for centered ones. */
const ISO_OFF_CENTER = 4;
/**
 * Window for the worst corners of a JIS gland with maximum eccentricity: minimum squeeze, and percentage points above the printed maximum.
 */
const JIS_LEAST = 2;
const JIS_ABOVE = 8;

/** Returns the squeeze of JIS B 2401-2, for its chart or in a groove that is one of its housings. */
const jisWindows = (gland: GlandGeometry, ring: Ring, chart: GlandChart | null): Partial<Windows> => {
  const group = jisGroup(ring.cs);
  if (group === null || isDovetail(gland) || gland.use === 'rotary') return {};
  const housing = chart === 'jis' ? null : jisHousingOf(gland);
  if (chart !== 'jis' && (housing === null || Math.abs(housing.cs - ring.cs) > 0.005)) return {};
  const printed = isRadial(gland) ? group.radialSqueeze : group.faceSqueeze;
  const good = more(printed, JIS_GOOD);
  return {
    squeezeGood: good,
    squeezeAllowed: more(good, ALLOWED),
    squeezeWorst: [JIS_LEAST, printed[1] + JIS_ABOVE],
    squeezeSource: 'JIS B 2401-2',
  };
};

/** Returns the squeeze of GB/T 3452.3, annex A, for its chart: centered parts, all tolerances. */
const isoWindows = (gland: GlandGeometry, ring: Ring, chart: GlandChart | null): Partial<Windows> => {
  if (chart !== 'iso3601' || isDovetail(gland)) return {};
  const use = isoUseOf(gland.use, (isRadial(gland) ? gland.medium : null) ?? 'liquid', !isRadial(gland));
  if (use === null) return {};
  const allowed = more(isoSqueeze(use, ring.cs), ISO_ROUNDING);
  const { squeezeWorst } = windowsOf(gland, ring.id);
  return {
    squeezeGood: allowed,
    squeezeAllowed: more(allowed, ALLOWED),
    squeezeCentered: allowed,
    squeezeWorst: squeezeWorst && union(squeezeWorst, more(allowed, ISO_OFF_CENTER)),
    squeezeSource: 'GB/T 3452.3, annex A (after ISO 3601-2)',
  };
};

const NOISE = 0.05;

/** Extends windows to include the fill of the exact groove that a standard prints. */
const includingFill = (windows: Windows, { fill }: GlandStack): Windows => {
  const { fillGood, fillWorst, fillAllowed, fillWorstAllowed } = windows;
  return {
    ...windows,
    fillGood: union(fillGood, more([fill.nom, fill.nom], NOISE)),
    fillWorst: Math.max(fillWorst, fill.max + NOISE),
    fillAllowed: Math.max(fillAllowed, fill.nom + NOISE),
    fillWorstAllowed: Math.max(fillWorstAllowed, fill.max + NOISE),
  };
};

/** Extends windows to include the values of a ring in the exact housing that its standard prints. */
const including = (windows: Windows, stack: GlandStack, gland: GlandGeometry): Windows => {
  const at = (value: number): Span => more([value, value], NOISE);
  const seat = gland.kind === 'rod' ? stack.interference : (stack.stretch ?? stack.interference);
  const { squeezeWorst, rodStretch } = windows;
  const worst: Span = more([Math.max(stack.worst.min, NOISE), stack.worst.max], NOISE);
  return {
    ...includingFill(windows, stack),
    squeezeGood: union(windows.squeezeGood, at(stack.squeeze.nom)),
    squeezeAllowed: union(windows.squeezeAllowed, at(stack.squeeze.nom)),
    squeezeWorst: squeezeWorst && union(squeezeWorst, worst),
    squeezeCentered: windows.squeezeCentered && union(windows.squeezeCentered, [stack.squeeze.min, stack.squeeze.max]),
    seatGood: seat === null ? windows.seatGood : union(windows.seatGood, at(seat.nom)),
    seatAllowed: seat === null ? windows.seatAllowed : union(windows.seatAllowed, at(seat.nom)),
    rodStretch:
      stack.stretch === null
        ? rodStretch
        : [Math.max(rodStretch[0], stack.stretch.nom + NOISE), Math.max(rodStretch[1], stack.stretch.nom + NOISE)],
  };
};

const CHARTS = { japanese: 'jis', usa: 'as4716', metric: 'iso3601' } as const;

/** Returns a ring's values in the housing of its standard, or null if the groove is not that housing. */
const ownStack = (gland: GlandGeometry, ring: Ring): GlandStack | null => {
  if (!isStandardHousing(gland, ring) || !('standard' in ring) || isDovetail(gland)) return null;
  const chart = CHARTS[ring.standard as keyof typeof CHARTS];
  const surface = chart === 'iso3601' && isRadial(gland) ? gland.surface : null;
  const asked = {
    chart,
    kind: gland.kind,
    use: gland.use,
    surface,
    backup: 0 as const,
    medium: gland.medium ?? 'liquid',
    pressureSide: isRadial(gland) ? 'inside' : gland.pressureSide,
    guided: isRadial(gland) && gland.guided,
  } as const;
  return glandStack(layoutFor(asked, ring), ring);
};

/**
 * Returns the windows of a gland: the default ones, or those of the requested standard or of the one whose housing the
 * groove is. A ring in the housing of its standard is judged as the standard intends.
 */
export const windowsFor = (gland: GlandGeometry, ring: Ring, chart: GlandChart | null): Windows => {
  const windows = {
    ...windowsOf(gland, ring.id),
    ...jisWindows(gland, ring, chart),
    ...isoWindows(gland, ring, chart),
  };
  const own = ownStack(gland, ring);
  if (own === null) return windows;
  return 'standard' in ring && ring.standard === 'metric'
    ? includingFill(windows, own)
    : including(windows, own, gland);
};

import type { Mm, Span } from '../../kit/units.ts';
import { type AsHousing, asHousings } from '../../reference/tables/as-housings.ts';
import { type IsoUse, isoGroove } from '../../reference/tables/iso-grooves.ts';
import { type JisHousing, jisHousing, jisHousings } from '../../reference/tables/jis-housings.ts';
import {
  type GlandGeometry,
  type GlandUse,
  isDovetail,
  isRadial,
  middleOf,
  type PressureSide,
  type RadialGland,
  type Ring,
  type SealedMedium,
} from './model.ts';
import type { NamedRing } from './rings/rings.ts';

/** A housing of a piston or rod seal as printed in a standard. */
export interface RadialHousing {
  /** `JIS B 2401-2, P150A`. */
  readonly name: string;
  readonly caveat: string;
  readonly surface: Span<Mm>;
  readonly groove: Span<Mm>;
  readonly clearance: Span<Mm> | null;
  /** Widths with 0, 1 and 2 backup rings. null if not printed in the standard. */
  readonly widths: readonly (Span<Mm> | null)[];
}

type Around = 'piston' | 'rod';

const jisRadial = (
  { code, inner, outer, widths, series }: JisHousing,
  around: Around,
  use: GlandUse,
): RadialHousing | null => {
  if (inner === null || outer === null || use === 'rotary' || (series === 'G' && use !== 'static')) return null;
  const isPiston = around === 'piston';
  const [surface, groove] = isPiston ? [outer, inner] : [inner, outer];
  return { name: `JIS B 2401-2, ${code}`, caveat: '', surface, groove, clearance: null, widths };
};

const asRadial = (housing: AsHousing, around: Around): RadialHousing | null => {
  const { standard, dash, pistonGroove, bore, pistonLand, rod, rodGroove, throat, widths } = housing;
  const isPiston = around === 'piston';
  const groove = isPiston ? pistonGroove : rodGroove;
  if (groove === null) return null;
  return {
    name: `${standard} -${dash}`,
    caveat: standard === 'AS4716' ? 'its tolerances are not confirmed by a public source' : '',
    surface: isPiston ? bore : rod,
    groove,
    clearance: isPiston ? pistonLand : throat,
    widths: widths ?? [],
  };
};

const isNamed = (ring: Ring): ring is NamedRing => 'code' in ring;

/** Returns the housing that the ring's standard prints for it (JIS B 2401-2, AS5857 or AS4716), or null. */
export const radialHousing = (ring: Ring, around: Around, use: GlandUse): RadialHousing | null => {
  if (!isNamed(ring) || use === 'rotary') return null;
  if (ring.standard === 'japanese') {
    const housing = jisHousing(ring.code);
    return housing && jisRadial(housing, around, use);
  }
  if (ring.standard !== 'usa') return null;
  const housing = asHousings[use === 'static' ? 'AS5857' : 'AS4716']().get(ring.code);
  return housing === undefined ? null : asRadial(housing, around);
};

/** Maximum deviation in mm at which a groove still counts as a standard's housing. */
const DIAMETER = 0.15;
const [WIDTH_LESS, WIDTH_MORE] = [1e-6, 0.35];
const FACE_DEPTH = 0.1;

const isNear = (span: Span, nominal: number, by: number): boolean => Math.abs(middleOf(span) - nominal) <= by + 1e-6;

const hasWidth = (width: Span, printed: readonly (Span | null)[]): boolean =>
  printed.some((one) => one !== null && width[0] >= one[0] - WIDTH_LESS && width[1] <= one[0] + WIDTH_MORE);

/** Returns the nominal end of a limit: the minimum of a bore, the maximum of a rod. */
const basic = ([low, high]: Span, isHole: boolean): number => (isHole ? low : high);

const isHousing = (gland: RadialGland, { surface, groove, widths }: RadialHousing): boolean => {
  const isPiston = gland.kind === 'piston';
  return (
    isNear(gland.surface, basic(surface, isPiston), DIAMETER) &&
    isNear(gland.groove, basic(groove, !isPiston), DIAMETER) &&
    (widths.length === 0 || hasWidth(gland.width, widths))
  );
};

const isJisFace = (
  gland: { readonly depth: Span; readonly width: Span; readonly groove: Span | null },
  side: PressureSide,
  housing: JisHousing,
): boolean => {
  const wall = side === 'inside' ? housing.faceOuter : housing.faceInner;
  return (
    wall !== null &&
    gland.groove !== null &&
    isNear(gland.groove, wall, DIAMETER) &&
    isNear(gland.depth, middleOf(housing.faceDepth), FACE_DEPTH) &&
    hasWidth(gland.width, [housing.faceWidth])
  );
};

const isJisHousing = (gland: GlandGeometry, housing: JisHousing): boolean => {
  if (isDovetail(gland)) return false;
  if (!isRadial(gland)) return isJisFace(gland, gland.pressureSide, housing);
  const radial = jisRadial(housing, gland.kind, gland.use);
  return radial !== null && isHousing(gland, radial);
};

const jisMatches = new WeakMap<GlandGeometry, JisHousing | null>();

/** Returns the JIS B 2401-2 housing with a groove's dimensions, regardless of its ring, or null. */
export const jisHousingOf = (gland: GlandGeometry): JisHousing | null => {
  const known = jisMatches.get(gland);
  if (known !== undefined) return known;
  const found = jisHousings().find((housing) => isJisHousing(gland, housing)) ?? null;
  jisMatches.set(gland, found);
  return found;
};

/** Returns the use as classified by ISO 3601-2. */
export const isoUseOf = (use: GlandUse, medium: SealedMedium, isFace: boolean): IsoUse | null => {
  if (isFace) return 'face';
  if (use === 'static') return 'static';
  if (use === 'rotary') return null;
  return medium === 'gas' ? 'pneumatic' : 'hydraulic';
};

const ISO_DEPTH = DIAMETER / 2;

/** Returns whether a groove has the depth and width of GB/T 3452.3 (after ISO 3601-2) for a ring of ISO 3601. */
const isIsoGroove = (gland: GlandGeometry, ring: NamedRing): boolean => {
  if (ring.family !== 'iso' || isDovetail(gland)) return false;
  const isFace = !isRadial(gland);
  const uses = isFace
    ? (['face'] as const)
    : gland.use === 'static'
      ? (['static'] as const)
      : (['hydraulic', 'pneumatic'] as const);
  if (gland.use === 'rotary') return false;
  const depth = isFace ? middleOf(gland.depth) : Math.abs(middleOf(gland.surface) - middleOf(gland.groove)) / 2;
  return uses.some((use) => {
    const row = isoGroove(use, ring.cs);
    return (
      row !== null &&
      Math.abs(depth - row.depth) <= ISO_DEPTH + 1e-6 &&
      hasWidth(
        gland.width,
        row.widths.map((width) => (width === null ? null : ([width, width] as const))),
      )
    );
  });
};

/** Returns whether a groove is the housing that the ring's standard specifies for it. */
export const isStandardHousing = (gland: GlandGeometry, ring: Ring): boolean => {
  if (!isNamed(ring)) return false;
  if (ring.standard === 'metric') return isIsoGroove(gland, ring);
  if (isRadial(gland)) {
    const housing = radialHousing(ring, gland.kind, gland.use);
    return housing !== null && isHousing(gland, housing);
  }
  if (isDovetail(gland) || ring.standard !== 'japanese') return false;
  const housing = jisHousing(ring.code);
  return housing !== null && isJisFace(gland, gland.pressureSide, housing);
};

/** Returns whether a bore or rod is that of a ring's housing. */
export const fitsHousing = (surface: Span, housing: RadialHousing, around: Around): boolean =>
  isNear(surface, basic(housing.surface, around === 'piston'), DIAMETER);

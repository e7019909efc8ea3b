import { inch, type LengthUnit, type Mm, mm, mmFromInches, roundTo } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { actualSection, isNominalDiameter, nominalSize } from '../../size-finder/nominal-inches.ts';
import type { Measure, Role } from './measures.ts';

/** A length in millimeters, with its notation. */
export interface Side {
  readonly mm: Mm;
  readonly unit: LengthUnit;
  readonly measure: Measure;
}

/** The ring dimensions in a text. `null` = not given. */
export interface Ring {
  readonly id: Side | null;
  readonly cs: Side | null;
  readonly od: Side | null;
}

/** Minimum cross-section of a ring. */
const THINNEST_MM = 0.5;
/** Maximum cross-section, and maximum size of a requested ring. */
const THICKEST_MM = 100;
const LARGEST_MM = 10_000;
/** Maximum inside diameter of rings whose cross-section may be as large. */
const SMALL_ID_MM = 8;
const MAX_SECTION_SHARE = 0.7;
/** Sizes are written to 0.01 mm, inches to 0.001. */
const SAME_MM = 0.0065;
/** Tolerance for a length with fewer digits than the size: 25 for 24.99. */
const ROUNDED_MM = 0.0155;
/** Maximum discrepancy of three lengths: fractions mean cross-sections up to 0.9 mm thicker. */
const AGREEING_MM = 0.15;

const inMm = (value: number, unit: LengthUnit): Mm =>
  unit === 'mm' ? mm(roundTo(value, 3)) : mmFromInches(inch(value));

/** Returns the possible units of the lengths without a unit, likeliest first. A length with a unit keeps it. */
const unitChoices = (measures: readonly Measure[]): readonly LengthUnit[] => {
  const bare = measures.filter(({ unit, isFraction }) => unit === null && !isFraction);
  if (bare.length === 0) return ['mm'];
  const said = measures.find(({ unit }) => unit !== null)?.unit;
  if (said) return said === 'mm' ? ['mm', 'in'] : ['in', 'mm'];
  if (measures.some(({ isFraction }) => isFraction)) return ['in', 'mm'];
  const least = Math.min(...bare.map(({ value }) => value));
  return least < THINNEST_MM || bare.every(({ looksInch }) => looksInch) ? ['in', 'mm'] : ['mm', 'in'];
};

const sideOf = (measure: Measure, bareUnit: LengthUnit): Side => {
  const unit = measure.unit ?? (measure.isFraction ? 'in' : bareUnit);
  return { mm: inMm(measure.value, unit), unit, measure };
};

/**
 * Assigns lengths without a role by size: of two the cross-section is the smaller, of three the outside diameter is the
 * largest.
 */
const ringOf = (sides: readonly Side[]): Ring => {
  const said = (role: Role): Side | null => sides.find(({ measure }) => measure.role === role) ?? null;
  const free = sides.filter(({ measure }) => measure.role === null).sort((a, b) => a.mm - b.mm);
  let [cs, id, od] = [said('cs'), said('id'), said('od')];
  if (free.length > 1 && cs === null) cs = free.shift() ?? null;
  if (free.length === 1 && (id !== null || od !== null) && cs === null) cs = free.shift() ?? null;
  if (id === null) id = free.shift() ?? null;
  if (od === null) od = free.shift() ?? null;
  return { id, cs, od };
};

const sameLength = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_MM;

/** Computes the cross-section from the two diameters, or the other way around, in the notation of its source. */
export const completeRing = (ring: Ring): Ring => {
  const { id, cs, od } = ring;
  if (id && od && !cs && od.mm > id.mm) {
    const isFraction = id.measure.isFraction || od.measure.isFraction;
    return { ...ring, cs: { ...od, mm: mm(roundTo((od.mm - id.mm) / 2, 3)), measure: { ...od.measure, isFraction } } };
  }
  if (od && cs && !id && od.mm > 2 * cs.mm) {
    const { isFraction } = od.measure;
    const actual = isFraction ? (actualSection(cs.mm) ?? cs.mm) : cs.mm;
    const nominal = isFraction && actual !== cs.mm ? cs.mm : actual;
    return { ...ring, id: { ...od, mm: mm(roundTo(od.mm - 2 * nominal, 2)) } };
  }
  return ring;
};

/** Returns whether a ring of these lengths can exist. */
const isPossible = (ring: Ring): boolean => {
  const { id, cs, od } = completeRing(ring);
  if ([id, cs, od].some((side) => side !== null && (side.mm <= 0 || side.mm > LARGEST_MM))) return false;
  if (cs !== null && (cs.mm < THINNEST_MM || cs.mm > THICKEST_MM)) return false;
  if (id !== null && id.mm < THINNEST_MM) return false;
  if (id && od && od.mm <= id.mm) return false;
  return !(id && cs) || id.mm < SMALL_ID_MM || cs.mm <= MAX_SECTION_SHARE * id.mm;
};

/** Returns whether an inside diameter, a cross-section and an outside diameter belong to one ring. */
const agrees = ({ id, cs, od }: Ring): boolean =>
  !id || !cs || !od || Math.abs(od.mm - id.mm - 2 * cs.mm) <= AGREEING_MM + 0.01 * od.mm;

/** Returns the nearest size with these lengths, preferring the metric standard for lengths in millimeters. */
const listedSize = (sizes: readonly Size[], { id, cs }: Ring, within: number): Size | null => {
  if (!id || !cs) return null;
  let found: Size | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    const [idOff, csOff] = [Math.abs(size.idMm - id.mm), Math.abs(size.csMm - cs.mm)];
    if (idOff > within || csOff > within) continue;
    const isPreferred = id.unit === 'mm' && size.standard === 'metric' && sameLength(idOff + csOff, 0);
    const off = isPreferred ? -1 : idOff + csOff;
    if (off >= least) continue;
    found = size;
    least = off;
  }
  return found;
};

/** Returns whether a length may be nominal: a fraction, whole inches, or millimeters that equal one. */
const isNominal = ({ mm: length, unit, measure }: Side): boolean =>
  (measure.isFraction || measure.decimals === 0 || unit === 'mm') && isNominalDiameter(length);

/** Returns the AS568 size that nominal inches name: `1 x 1/8` is -214, whose inside diameter is .984. */
const nominalOf = (sizes: readonly Size[], { id, cs }: Ring): Size | null => {
  if (!id || !cs || !isNominal(id)) return null;
  const isSection = cs.measure.isFraction || (cs.unit === 'in' && id.unit === 'in');
  return isSection ? nominalSize(sizes, id.mm, cs.mm) : null;
};

/** Converts a nominal cross-section to the actual one: 1/8 in is 3.53 mm. */
export const sectionMm = ({ mm: length, measure }: Side): Mm =>
  measure.isFraction ? (actualSection(length) ?? length) : length;

const withActualSection = (ring: Ring): Ring =>
  ring.cs === null ? ring : { ...ring, cs: { ...ring.cs, mm: sectionMm(ring.cs) } };

const swapped = ({ id, cs, od }: Ring): Ring => ({ id: cs, cs: id, od });

const soldSize = (sizes: readonly Size[], ring: Ring): Size | null => {
  const whole = completeRing(ring);
  const actual = withActualSection(whole);
  return (
    (whole.cs?.measure.isFraction === true ? nominalOf(sizes, whole) : null) ??
    listedSize(sizes, actual, SAME_MM) ??
    listedSize(sizes, whole, SAME_MM) ??
    (ring.cs?.measure.role === null && ring.id?.measure.role === null
      ? listedSize(sizes, swapped(whole), SAME_MM)
      : null) ??
    nominalOf(sizes, whole) ??
    listedSize(sizes, actual, ROUNDED_MM)
  );
};

/** The ring that the lengths mean, and the matching sold size. `null` if no ring can have them. */
export interface RingRead {
  readonly ring: Ring;
  readonly size: Size | null;
}

/**
 * Returns the ring that the lengths mean, or `null`. Every length keeps its unit. Those without one take the likeliest
 * unit that yields a size of the list, otherwise the likeliest that yields a possible ring.
 */
export const readRing = (sizes: readonly Size[], measures: readonly Measure[]): RingRead | null => {
  const rings = unitChoices(measures)
    .map((unit) => ringOf(measures.map((measure) => sideOf(measure, unit))))
    .filter((ring) => isPossible(ring) && agrees(ring));
  for (const ring of rings) {
    const size = soldSize(sizes, ring);
    if (size) return { ring, size };
  }
  const [likeliest] = rings;
  return likeliest === undefined ? null : { ring: likeliest, size: null };
};

/** Returns whether a single length is a cross-section: a nominal one, or that of a size. */
export const isSectionLength = (sizes: readonly Size[], measure: Measure): boolean => {
  const [unit = 'mm'] = unitChoices([measure]);
  const side = sideOf(measure, unit);
  if (measure.isFraction && actualSection(side.mm) !== null) return true;
  return measure.decimals > 0 && sizes.some(({ csMm }) => sameLength(csMm, side.mm));
};

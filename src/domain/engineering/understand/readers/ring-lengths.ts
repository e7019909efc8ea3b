import { inch, type LengthUnit, type Mm, mm, mmFromInches, roundTo } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import { actualSection, isNominalDiameter, nominalSize } from '../../size-finder/nominal-inches.ts';
import type { Measure, Role } from './measures.ts';

/** A length in millimeters, with how it was written. */
export interface Side {
  readonly mm: Mm;
  readonly unit: LengthUnit;
  readonly measure: Measure;
}

/** What the lengths of a text say of a ring; `null` = not said. */
export interface Ring {
  readonly id: Side | null;
  readonly cs: Side | null;
  readonly od: Side | null;
}

/** A section thinner than this is cut for no ring. */
const THINNEST_MM = 0.5;
/** The thickest section and the largest ring that anyone asks for. */
const THICKEST_MM = 100;
const LARGEST_MM = 10_000;
/** Only the smallest rings have a section as thick as their inside diameter. */
const SMALL_ID_MM = 8;
const MOST_SECTION_SHARE = 0.7;
/** Sizes are written to 0.01 mm, inches to 0.001. */
const SAME_MM = 0.0065;
/** A length rounded to fewer digits than the size: 25 for 24.99. */
const ROUNDED_MM = 0.0155;
/** Lengths of three that agree: fractions stand for sections up to 0.9 mm thicker. */
const AGREEING_MM = 0.15;

const inMm = (value: number, unit: LengthUnit): Mm =>
  unit === 'mm' ? mm(roundTo(value, 3)) : mmFromInches(inch(value));

/** Ways to give a unit to the lengths that say none, the likeliest first. A length that says its unit keeps it. */
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

/** Lengths without a role told apart by size: of two the section is the smaller, of three the greatest is outside. */
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

/** A section that follows from the two diameters, or the other way around, as a side written like the one it came from. */
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

/** Whether a ring of these lengths can exist. */
const isPossible = (ring: Ring): boolean => {
  const { id, cs, od } = completeRing(ring);
  if ([id, cs, od].some((side) => side !== null && (side.mm <= 0 || side.mm > LARGEST_MM))) return false;
  if (cs !== null && (cs.mm < THINNEST_MM || cs.mm > THICKEST_MM)) return false;
  if (id !== null && id.mm < THINNEST_MM) return false;
  if (id && od && od.mm <= id.mm) return false;
  return !(id && cs) || id.mm < SMALL_ID_MM || cs.mm <= MOST_SECTION_SHARE * id.mm;
};

/** Whether an inside diameter, a section and an outside diameter belong to one ring. */
const agrees = ({ id, cs, od }: Ring): boolean =>
  !id || !cs || !od || Math.abs(od.mm - id.mm - 2 * cs.mm) <= AGREEING_MM + 0.01 * od.mm;

/** The nearest of the sizes with these lengths, of the metric standard first where they are in millimeters. */
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

/** Whether a length may be nominal: a fraction, whole inches, or millimeters that are exactly such. */
const isNominal = ({ mm: length, unit, measure }: Side): boolean =>
  (measure.isFraction || measure.decimals === 0 || unit === 'mm') && isNominalDiameter(length);

/** The AS568 size that nominal inches name: `1 x 1/8` is -214, whose inside diameter is .984. */
const nominalOf = (sizes: readonly Size[], { id, cs }: Ring): Size | null => {
  if (!id || !cs || !isNominal(id)) return null;
  const isSection = cs.measure.isFraction || (cs.unit === 'in' && id.unit === 'in');
  return isSection ? nominalSize(sizes, id.mm, cs.mm) : null;
};

/** A nominal section as it measures: 1/8 in is 3.53 mm. */
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

/** A ring that the lengths mean, and the sold size that it is; `null` where no ring can have them. */
export interface RingRead {
  readonly ring: Ring;
  readonly size: Size | null;
}

/**
 * Returns the ring that the lengths mean, or `null`. Every length keeps its unit; those without one take the likeliest
 * with which a size of the list comes out, else the likeliest with which a ring can exist.
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

/** Whether a length by itself is a section: a nominal one, or one that sizes have. */
export const isSectionLength = (sizes: readonly Size[], measure: Measure): boolean => {
  const [unit = 'mm'] = unitChoices([measure]);
  const side = sideOf(measure, unit);
  if (measure.isFraction && actualSection(side.mm) !== null) return true;
  return measure.decimals > 0 && sizes.some(({ csMm }) => sameLength(csMm, side.mm));
};

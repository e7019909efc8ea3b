import { typedNumber } from '../../../kit/text/typed-number.ts';
import { typedLength } from '../../../kit/text/typed-quantity.ts';
import {
  exactInches,
  exactMm,
  inch,
  type LengthUnit,
  megapascalFromPsi,
  psiFromMegapascal,
  roundTo,
  type Span,
  type TemperatureUnit,
} from '../../../kit/units.ts';
import type { Design } from '../design-gland.ts';
import { FIT_END } from '../judging/fits.ts';
import {
  DIMENSIONS,
  type Dimension,
  type GlandGeometry,
  type GlandKind,
  type GlandUse,
  isRadial,
  isRadialKind,
} from '../model.ts';
import { ringNamed } from '../rings/rings.ts';
import { type DesignerEntry, type EntryField, type LimitField, sortOf } from './entry.ts';

/** Formats a length for a field of the form. */
export const toLengthEntry = (unit: LengthUnit, length: number): string =>
  unit === 'mm' ? String(roundTo(length, 3)) : String(roundTo(exactInches(length), 4));

/** Returns the limits of a gland's dimension, or null if its kind does not have the dimension. */
export const limitsOf = (gland: GlandGeometry, dimension: Dimension): Span | null => {
  if (dimension === 'width' || dimension === 'radius' || dimension === 'groove') return gland[dimension];
  if (isRadial(gland)) return dimension === 'depth' ? null : gland[dimension];
  return dimension === 'depth' ? gland.depth : null;
};

const without = (entry: DesignerEntry, fields: readonly EntryField[]): DesignerEntry =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !fields.some((field) => field === name)));

/** Returns the entry with changed fields. Empty fields are removed. */
export const changedEntry = (
  entry: DesignerEntry,
  fields: readonly (readonly [name: EntryField, value: string])[],
): DesignerEntry => ({
  ...without(
    entry,
    fields.map(([name]) => name),
  ),
  ...Object.fromEntries(fields.filter(([, value]) => value !== '')),
});

const LIMITS = DIMENSIONS.flatMap((dimension): LimitField[] => [`${dimension}_min`, `${dimension}_max`]);
const RING: readonly EntryField[] = ['size', 'id', 'id_tol', 'cs', 'cs_tol'];

const limitFields = (gland: GlandGeometry, dimension: Dimension, unit: LengthUnit): DesignerEntry => {
  const limits = limitsOf(gland, dimension);
  if (limits === null) return {};
  return {
    [`${dimension}_min`]: toLengthEntry(unit, limits[0]),
    [`${dimension}_max`]: toLengthEntry(unit, limits[1]),
  };
};

/** The starting point of a design. */
export type StartFrom = 'surface' | 'ring' | 'groove';

export const designStartOf = (entry: DesignerEntry): StartFrom => {
  const has = (dimension: Dimension): boolean =>
    entry[`${dimension}_min`] !== undefined || entry[`${dimension}_max`] !== undefined;
  if (entry.size !== undefined || entry.id !== undefined) return 'ring';
  // A face has no bore, so a design can only start from its groove diameter.
  const isRadial = isRadialKind(sortOf(entry).kind);
  if (has('depth') || (isRadial ? has('groove') : has('width'))) return 'groove';
  return has(isRadial ? 'surface' : 'groove') ? 'surface' : 'ring';
};

/** Returns the ring of a design as fields. */
const ringFields = ({ ring }: Design, unit: LengthUnit): DesignerEntry => {
  if ('name' in ring) return { size: ring.name };
  return {
    id: toLengthEntry(unit, ring.id),
    id_tol: toLengthEntry(unit, ring.idTolerance),
    cs: toLengthEntry(unit, ring.cs),
    cs_tol: toLengthEntry(unit, ring.csTolerance),
  };
};

/**
 * Returns the same design with another starting point, whose values stay in the form while the others are recomputed.
 */
export const restartedFrom = (
  entry: DesignerEntry,
  design: Design,
  from: StartFrom,
  unit: LengthUnit,
): DesignerEntry => {
  const { gland } = design.report;
  const rest = without(entry, [...LIMITS, ...RING, 'section', 'tir']);
  if (from === 'ring') return { ...rest, ...ringFields(design, unit) };
  if (from === 'surface') {
    const surface = isRadial(gland) ? limitFields(gland, 'surface', unit) : limitFields(gland, 'groove', unit);
    return { ...rest, ...surface, section: String(roundTo(design.ring.cs, 4)) };
  }
  return Object.assign({}, rest, ...DIMENSIONS.map((dimension) => limitFields(gland, dimension, unit)), {
    ...(isRadial(gland) && { tir: toLengthEntry(unit, gland.runout) }),
  });
};

/** Returns the entry for another kind of gland with the same ring but without its hardware. */
export const ofKind = (entry: DesignerEntry, kind: GlandKind, use: GlandUse): DesignerEntry => ({
  ...without(entry, [
    ...LIMITS,
    'tir',
    'use',
    'kind',
    'seat_good',
    'seat_allowed',
    'squeeze_good',
    'squeeze_allowed',
    'squeeze_worst',
  ]),
  kind,
  ...(use !== 'static' && { use }),
});

/** Fields whose numbers without a unit are in the form's unit. */
const LENGTHS: readonly EntryField[] = [...LIMITS, ...RING.slice(1), 'tir', 'joint_gap', 'backup_thickness'];
const TEMPERATURES: readonly EntryField[] = ['t_low', 't_high', 'polymer_low', 'polymer_high'];

/** Returns a number without a unit, or null. Fractions and other units have the same meaning in every form. */
const bareFigure = (text: string): number | null => {
  const { readings, isFraction } = typedNumber(text);
  return readings.length === 1 && !isFraction ? (readings[0] ?? null) : null;
};

const rewritten = (
  entry: DesignerEntry,
  fields: readonly EntryField[],
  to: (figure: number) => number,
): DesignerEntry => {
  const pairs = fields.flatMap((name) => {
    const text = entry[name];
    if (text === undefined) return [];
    const fit = FIT_END.exec(text);
    const figure = bareFigure(text.slice(0, fit?.index));
    return figure === null ? [] : [[name, [String(to(figure)), ...(fit ?? [])].join(' ')] as const];
  });
  return { ...entry, ...Object.fromEntries(pairs) };
};

/** Converts the entry to another length unit, with pressures in MPa or psi. */
export const inUnit = (entry: DesignerEntry, from: LengthUnit, to: LengthUnit): DesignerEntry => {
  if (from === to) return { ...entry, unit: to };
  const isInch = to === 'in';
  const length = (figure: number) => (isInch ? roundTo(exactInches(figure), 4) : roundTo(exactMm(inch(figure)), 3));
  const pressure = (figure: number) =>
    isInch ? roundTo(psiFromMegapascal(figure), 0) : roundTo(megapascalFromPsi(figure), 2);
  return { ...rewritten(rewritten(entry, LENGTHS, length), ['pressure'], pressure), unit: to };
};

/** Converts the entry to the other temperature unit. */
export const inDegrees = (entry: DesignerEntry, from: TemperatureUnit, to: TemperatureUnit): DesignerEntry => {
  if (from === to) return { ...entry, degrees: to };
  const other = to === 'F' ? (figure: number) => figure * 1.8 + 32 : (figure: number) => (figure - 32) / 1.8;
  return { ...rewritten(entry, TEMPERATURES, (figure) => roundTo(other(figure), 1)), degrees: to };
};

/** Returns a size's ring as separate fields, so that one dimension can be changed. */
const sizeAsFields = (entry: DesignerEntry, unit: LengthUnit): DesignerEntry => {
  const ring = entry.size === undefined ? null : ringNamed(entry.size);
  return ring === null ? {} : { id: toLengthEntry(unit, ring.id), cs: toLengthEntry(unit, ring.cs) };
};

const lengthIn = (text: string | undefined, unit: LengthUnit): number | null => {
  const typed = typedLength(text ?? '', unit);
  return typed.ok ? typed.value : null;
};

/**
 * Returns the entry after a visitor edited a field. Clears the fields that the new text contradicts: a size and custom
 * ring dimensions exclude each other, and a maximum below a new minimum is removed.
 */
export const withEditedField = (
  entry: DesignerEntry,
  name: EntryField,
  value: string,
  unit: LengthUnit,
): DesignerEntry => {
  const next = changedEntry(entry, [[name, value]]);
  if (value === '') return next;
  if (name === 'size') return without(next, RING.slice(1));
  if (RING.includes(name)) return { ...sizeAsFields(entry, unit), ...without(next, ['size']) };
  if (name === 't_low' || name === 't_high') return without(next, ['delta_t']);
  const dimension = DIMENSIONS.find((one) => name === `${one}_min`);
  if (dimension === undefined) return next;
  const [least, greatest] = [lengthIn(value, unit), lengthIn(next[`${dimension}_max`], unit)];
  const isContradicted = FIT_END.test(value) || (least !== null && greatest !== null && greatest < least);
  return isContradicted ? without(next, [`${dimension}_max`]) : next;
};

import { decimalIn } from '../text/decimal.ts';
import {
  exactInches,
  exactMm,
  inch,
  type LengthUnit,
  megapascalFromPsi,
  psiFromMegapascal,
  roundTo,
  type Span,
} from '../units.ts';
import type { Design } from './design-gland.ts';
import type { DesignerEntry, EntryField, LimitField } from './entry.ts';
import { DIMENSIONS, type Dimension, type GlandGeometry, type GlandKind, type GlandUse, isRadial } from './model.ts';

/** A length as the form's field holds it. */
export const lengthField = (unit: LengthUnit, length: number): string =>
  unit === 'mm' ? String(roundTo(length, 3)) : String(roundTo(exactInches(length), 4));

/** The limits of a gland's dimension; null where its kind has none. */
export const limitsOf = (gland: GlandGeometry, dimension: Dimension): Span | null => {
  if (dimension === 'width' || dimension === 'radius' || dimension === 'groove') return gland[dimension];
  if (isRadial(gland)) return dimension === 'depth' ? null : gland[dimension];
  return dimension === 'depth' ? gland.depth : null;
};

const without = (entry: DesignerEntry, fields: readonly EntryField[]): DesignerEntry =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !fields.some((field) => field === name)));

/** The entry with other fields; an empty one goes. */
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
    [`${dimension}_min`]: lengthField(unit, limits[0]),
    [`${dimension}_max`]: lengthField(unit, limits[1]),
  };
};

/** What a design starts from. */
export type StartFrom = 'surface' | 'ring' | 'groove';

export const startOf = (entry: DesignerEntry): StartFrom => {
  if (entry.size !== undefined || entry.id !== undefined) return 'ring';
  if (entry.groove_min !== undefined || entry.depth_min !== undefined) return 'groove';
  return entry.surface_min === undefined ? 'ring' : 'surface';
};

/** The ring of a design as fields. */
const ringFields = ({ ring }: Design, unit: LengthUnit): DesignerEntry => {
  if ('name' in ring) return { size: ring.name };
  return {
    id: lengthField(unit, ring.id),
    id_tol: lengthField(unit, ring.idTolerance),
    cs: lengthField(unit, ring.cs),
    cs_tol: lengthField(unit, ring.csTolerance),
  };
};

/** The same design begun elsewhere: what it starts from stands in the form, the rest is laid out anew. */
export const startedFrom = (entry: DesignerEntry, design: Design, from: StartFrom, unit: LengthUnit): DesignerEntry => {
  const { gland } = design.report;
  const rest = without(entry, [...LIMITS, ...RING, 'section', 'tir']);
  if (from === 'ring') return { ...rest, ...ringFields(design, unit) };
  if (from === 'surface') {
    const surface = isRadial(gland) ? limitFields(gland, 'surface', unit) : limitFields(gland, 'groove', unit);
    return { ...rest, ...surface, section: String(roundTo(design.ring.cs, 4)) };
  }
  return Object.assign({}, rest, ...DIMENSIONS.map((dimension) => limitFields(gland, dimension, unit)), {
    ...(isRadial(gland) && { tir: lengthField(unit, gland.runout) }),
  });
};

/** Another kind of gland for the same ring; its hardware is another. */
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

const LENGTHS: readonly EntryField[] = [...LIMITS, 'id', 'id_tol', 'cs', 'cs_tol', 'tir'];

const converted = (name: EntryField, text: string, to: LengthUnit): string => {
  const [number = '', ...fit] = text.split(' ');
  const value = decimalIn(number);
  if (value === null) return text;
  if (name === 'pressure')
    return String(to === 'in' ? roundTo(psiFromMegapascal(value), 0) : roundTo(megapascalFromPsi(value), 2));
  return [String(to === 'in' ? roundTo(exactInches(value), 4) : roundTo(exactMm(inch(value)), 3)), ...fit].join(' ');
};

/** The same entry in another unit. */
export const inUnit = (entry: DesignerEntry, from: LengthUnit, to: LengthUnit): DesignerEntry => {
  if (from === to) return { ...entry, unit: to };
  const fields = Object.entries(entry).map(([name, text]) => {
    const field = [...LENGTHS, 'pressure' as const].find((one) => one === name);
    return [name, field === undefined || text === undefined ? text : converted(field, text, to)];
  });
  return { ...Object.fromEntries(fields), unit: to };
};

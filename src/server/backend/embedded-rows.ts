import * as v from 'valibot';
import { MODIFIER_TYPES } from '../../domain/catalog/model.ts';
import { SIZE_STANDARDS } from '../../domain/sizes/size-standard.ts';
import { flag, key, length } from './values.ts';

/* Rows of the tables themselves, which a snapshot is built from. */

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

const wholeOrNull = v.nullish(v.pipe(v.number(), v.integer()), null);

export const sizeRow = v.object({
  id: key,
  standard: v.picklist(SIZE_STANDARDS),
  code: v.string(),
  id_mm: length,
  cs_mm: length,
});

export const modifierRow = v.object({
  id: key,
  type: v.picklist(MODIFIER_TYPES),
  key: v.string(),
  label: v.string(),
  color: v.nullish(v.string(), null),
  hidden: flag,
  hidden_full: flag,
});

export const compoundRow = v.object({
  id: key,
  label: v.string(),
  label_display: v.string(),
  background_color: v.nullish(v.string(), ''),
  datasheet: flag,
  durometer: wholeOrNull,
  durometer_scale: v.nullish(v.string(), ''),
  temperature_low_c: wholeOrNull,
  temperature_high_c: wholeOrNull,
  description: v.nullish(v.string(), ''),
});

export const compoundModifierRow = v.object({ compounds_id: key, modifiers_id: key });

const column = v.pipe(v.string(), v.parseJson(), v.custom<number[]>(isNumbers, 'not a list of numbers'));

export const partValuesRow = v.object({
  ids: column,
  prices: column,
  stocks: column,
  vendorQuantities: column,
});

export const partsPageRow = v.object({ ...partValuesRow.entries, compounds: column, sizes: column });

/** Parses all rows; throws with the place of the first bad value. */
export const parseRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] => rows.map((row) => v.parse(schema, row));

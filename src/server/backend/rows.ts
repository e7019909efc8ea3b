import * as v from 'valibot';
import { MODIFIER_TYPES } from '../../domain/catalog/model.ts';
import { integerFromDecimal } from '../../domain/pricing/money.ts';
import { SIZE_STANDARDS } from '../../domain/sizes/size-standard.ts';

/*
 * Rows as backends send them. Decimals are numbers on one database and padded text on another, flags are 0, 1, true,
 * false or null.
 */

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

const decimal = (digits: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => integerFromDecimal(value, digits)),
    v.number('not a decimal number'),
  );

const cents = v.nullish(decimal(2), null);
const length = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number()]), false),
  v.transform((value) => value === true || value === 1),
);
const id = v.pipe(v.number(), v.integer());
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());
const wholeOrNull = v.nullish(v.pipe(v.number(), v.integer()), null);

export const priceLineRow = v.object({
  id,
  minQuantity: count,
  fixedPrice: decimal(5),
  is_min_value: flag,
  hide_pricing: flag,
  line_min: cents,
  line_max: cents,
});

export const vendorStockRow = v.object({
  quantity_available: v.nullish(count, null),
  lead_time: v.nullish(count, null),
});
export const stockRow = v.object({ stock: v.nullish(count, 0) });
export const modifierOptionRow = v.object({ key: v.string(), label: v.string() });
export const metricSizeRow = v.object({ id, size_metric: v.string(), cs_mm: length, id_mm: length });
export const comparisonRow = v.object({ id, comparison_link: v.string(), comparison_text: v.string() });
export const pageRow = v.object({
  id,
  title: v.string(),
  url: v.string(),
  description: v.optional(v.string(), ''),
  words: v.optional(v.string(), ''),
});

export const sizeRow = v.object({
  id,
  standard: v.picklist(SIZE_STANDARDS),
  code: v.string(),
  id_mm: length,
  cs_mm: length,
});

export const modifierRow = v.object({
  id,
  type: v.picklist(MODIFIER_TYPES),
  key: v.string(),
  label: v.string(),
  color: v.nullish(v.string(), null),
  hidden: flag,
  hidden_full: flag,
});

export const compoundRow = v.object({
  id,
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

export const compoundModifierRow = v.object({ compounds_id: id, modifiers_id: id });

const column = v.pipe(v.string(), v.parseJson(), v.custom<number[]>(isNumbers, 'not a list of numbers'));

export const partsPageRow = v.object({
  ids: column,
  compounds: column,
  sizes: column,
  prices: column,
  stocks: column,
  vendorQuantities: column,
});

/** Parses all rows; throws with the place of the first bad value. */
export const parseRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] => rows.map((row) => v.parse(schema, row));

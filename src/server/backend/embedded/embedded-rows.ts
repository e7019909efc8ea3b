import * as v from 'valibot';
import { SIZE_STANDARDS } from '../../../domain/reference/sizes/size-standard.ts';
import { key, length } from '../values.ts';

/* Rows of the tables that the parts of a snapshot are built from. */

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'number');

export const sizeRow = v.object({
  id: key,
  standard: v.picklist(SIZE_STANDARDS),
  code: v.string(),
  id_mm: length,
  cs_mm: length,
});

const column = v.pipe(v.string(), v.parseJson(), v.custom<number[]>(isNumbers, 'not a list of numbers'));

export const partsPageRow = v.object({
  ids: column,
  compounds: column,
  sizes: column,
  prices: column,
  stocks: column,
  vendorQuantities: column,
  priceLists: column,
});

/** Parses all rows. Throws for the first invalid value and reports its path. */
export const parseRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] => rows.map((row) => v.parse(schema, row));

import * as v from 'valibot';
import { cutText } from '../text/bounded-text.ts';

/*
 * Tolerant schemas for JSON of unknown origin: storage, an older version, another program. Invalid data drops the field
 * or entry instead of failing the whole document.
 */

/** A string of at most `most` characters. '' for anything else. */
export const shortText = (most = 300) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cutText(text, most)),
    ),
    '',
  );

/** True only for the value `true`. */
export const strictFlag = v.fallback(v.boolean(), false);

/** Wraps a schema to return null for a value that it rejects. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable<v.GenericSchema<unknown, v.InferOutput<Schema>>>(schema as never), null);

/** The valid entries of a list, skipping the others. Fails if the value is not a list. */
export const readable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(orNull(schema)),
    v.transform((list) => list.filter((one) => one !== null)),
  );

/** Returns the parsed value, or null if the schema rejects it. */
export const parsedOrNull = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
};

import * as v from 'valibot';
import { cutText } from '../text/bounded-text.ts';

/*
 * Readers of JSON that anybody may have written: storage, an older version, a program. What cannot be used costs its field
 * or its entry, never the whole.
 */

/** Text no longer than `most` characters; '' for anything else. */
export const shortText = (most = 300) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cutText(text, most)),
    ),
    '',
  );

/** true alone is yes. */
export const strictFlag = v.fallback(v.boolean(), false);

/** What a schema makes of a value; null for what it cannot read. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable<v.GenericSchema<unknown, v.InferOutput<Schema>>>(schema as never), null);

/** The entries of a list that can be read; the rest is passed over. Fails for what is no list. */
export const readable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(orNull(schema)),
    v.transform((list) => list.filter((one) => one !== null)),
  );

/** What a schema makes of a value, or null. */
export const parsedOrNull = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
};

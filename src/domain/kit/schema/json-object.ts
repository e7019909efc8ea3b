import * as v from 'valibot';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a JSON value is an object. Excludes arrays, which no schema of the library does. */
export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any JSON object. */
export const jsonObject = v.custom<JsonObject>(isRecord, 'The body must be an object');

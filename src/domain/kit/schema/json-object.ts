import * as v from 'valibot';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object. A list is none, which no schema of the library says. */
export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of JSON, whatever it holds. */
export const jsonObject = v.custom<JsonObject>(isRecord, 'The body must be an object');

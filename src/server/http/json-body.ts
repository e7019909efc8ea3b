import * as v from 'valibot';
import { type JsonObject, jsonObject } from '../../domain/schema/json-object.ts';

/** What a text holds, or why it holds nothing. */
export type ReadBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const bodyObject = v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON'), jsonObject);

/** The object that a body is as JSON. */
export const jsonObjectIn = (text: string): ReadBody<JsonObject> => {
  const parsed = v.safeParse(bodyObject, text);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, reason: parsed.issues[0].message };
};

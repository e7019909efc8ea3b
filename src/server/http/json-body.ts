import type { Context } from 'hono';
import * as v from 'valibot';
import { type JsonObject, jsonObject } from '../../domain/kit/schema/json-object.ts';
import { AppError } from './app-error.ts';
import { JSON_TYPE, mediaTypeOf } from './media-type.ts';

/** The parsed value, or the reason why the body is invalid. */
export type ReadBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const bodyObject = v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON'), jsonObject);

/** Parses the JSON object in a body. */
export const jsonObjectIn = (text: string): ReadBody<JsonObject> => {
  const parsed = v.safeParse(bodyObject, text);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, reason: parsed.issues[0].message };
};

/** Returns the error for a body that cannot be parsed. */
export const badBody = (message: string, cause?: unknown): AppError =>
  new AppError('bad-input', { problems: [{ parameter: 'body', message }], cause });

/**
 * Returns the JSON object in the body of an API request. Throws `AppError` if the body is invalid; `expected` is the
 * part of the message that says what to send instead.
 */
export const readJsonObject = async (c: Context, expected: string): Promise<JsonObject> => {
  if (mediaTypeOf(c) !== JSON_TYPE) throw new AppError('unsupported-type');
  const read = jsonObjectIn(await c.req.text());
  if (read.ok) return read.value;
  throw badBody(`${read.reason}: ${expected}`);
};

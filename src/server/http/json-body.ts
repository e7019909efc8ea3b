import type { Context } from 'hono';
import * as v from 'valibot';
import { type JsonObject, jsonObject } from '../../domain/kit/schema/json-object.ts';
import { AppError } from './app-error.ts';
import { JSON_TYPE, mediaTypeOf } from './media-type.ts';

/** What a text holds, or why it holds nothing. */
export type ReadBody<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const bodyObject = v.pipe(v.string(), v.parseJson(undefined, 'The body is not JSON'), jsonObject);

/** The object that a body is as JSON. */
export const jsonObjectIn = (text: string): ReadBody<JsonObject> => {
  const parsed = v.safeParse(bodyObject, text);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, reason: parsed.issues[0].message };
};

/** A body that cannot be read. */
export const badBody = (message: string, cause?: unknown): AppError =>
  new AppError('bad-input', { problems: [{ parameter: 'body', message }], cause });

/** The JSON object of a request of the API; throws `AppError` for what is none. `asked` says what to send instead. */
export const readJsonObject = async (c: Context, asked: string): Promise<JsonObject> => {
  if (mediaTypeOf(c) !== JSON_TYPE) throw new AppError('unsupported-type');
  const read = jsonObjectIn(await c.req.text());
  if (read.ok) return read.value;
  throw badBody(`${read.reason}: ${asked}`);
};

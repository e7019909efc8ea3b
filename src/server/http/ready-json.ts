import type { Context, TypedResponse } from 'hono';
import type { JSONParsed } from 'hono/utils/types';

/** An answer whose JSON text is ready; typed like `c.json(value)`, so that the browser's client knows its shape. */
export const readyJson = <T>(c: Context, text: string): Response & TypedResponse<JSONParsed<T>, 200, 'json'> =>
  c.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as Response &
    TypedResponse<JSONParsed<T>, 200, 'json'>;

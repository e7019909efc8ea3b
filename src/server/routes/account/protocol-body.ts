import type { Context } from 'hono';
import * as v from 'valibot';
import { jsonObjectIn } from '../../http/json-body.ts';
import { JSON_TYPE, mediaTypeOf } from '../../http/media-type.ts';
import { protocolError } from '../../http/protocol-error.ts';

export const invalidPayload = (c: Context, reason: string): Response => protocolError(c, 'INVALID_PAYLOAD', { reason });

/**
 * Parses the body of a protocol call with a schema. Returns the error response if it is invalid. Only JSON is accepted,
 * which a form of another site cannot send without a CORS preflight. An empty body is parsed as an empty object.
 */
export const protocolBody = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> => {
  const text = await c.req.text();
  if (text !== '' && mediaTypeOf(c) !== JSON_TYPE) {
    return protocolError(c, 'UNSUPPORTED_MEDIA_TYPE', { reason: 'Send application/json' });
  }
  const read = jsonObjectIn(text === '' ? '{}' : text);
  if (!read.ok) return invalidPayload(c, read.reason);
  const parsed = v.safeParse(schema, read.value);
  return parsed.success ? parsed.output : invalidPayload(c, parsed.issues[0].message);
};

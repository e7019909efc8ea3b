import type { Context } from 'hono';
import * as v from 'valibot';
import { jsonObjectIn } from '../../http/json-body.ts';
import { JSON_TYPE, mediaTypeOf } from '../../http/media-type.ts';
import { protocolError } from '../../http/protocol-error.ts';

export const invalidPayload = (c: Context, reason: string): Response => protocolError(c, 'INVALID_PAYLOAD', { reason });

/**
 * What a schema makes of the body of a protocol call, or the answer to one that it refuses. JSON alone: no form of another
 * site can send it without asking first. No body is an object without fields.
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

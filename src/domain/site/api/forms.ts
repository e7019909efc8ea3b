import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import type { Endpoint } from './endpoint.ts';

const answer = v.object({
  ok: v.literal(true),
  message: v.optional(v.string()),
  /** Path of the redirect. */
  redirect: v.optional(v.string()),
});

export const formsEndpoint = {
  method: 'POST',
  path: '/api/forms/:type',
  takes: 'form',
  request: v.record(v.string(), v.unknown()),
  response: answer,
} as const satisfies Endpoint;

/** The response to an accepted form. */
export type FormAccepted = Value<typeof answer>;

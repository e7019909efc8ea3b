import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import type { Endpoint } from './endpoint.ts';

const answer = v.object({
  ok: v.literal(true),
  message: v.optional(v.string()),
  /** Path to go to. */
  redirect: v.optional(v.string()),
});

export const formsEndpoint = {
  method: 'POST',
  path: '/api/forms/:type',
  takes: 'form',
  request: v.record(v.string(), v.unknown()),
  answer,
} as const satisfies Endpoint;

/** What a browser is told about a form the server has taken. */
export type FormAccepted = Value<typeof answer>;

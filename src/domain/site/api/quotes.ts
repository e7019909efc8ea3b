import * as v from 'valibot';
import { KEY_FIELD } from '../../kit/forms/control-fields.ts';
import { jsonObject } from '../../kit/schema/json-object.ts';
import type { Value } from '../../kit/schema/value.ts';
import type { Endpoint } from './endpoint.ts';

/** Contact, lines and texts are checked one by one (`domain/order/quotes`), so that each problem is told by its field. */
const request = v.object({
  contact: v.fallback(jsonObject, {}),
  /** Lines of the cart, at most 1,000; none where texts are sent. */
  items: v.optional(v.unknown()),
  /** Lines of a list that no part was found for: at most 500 texts of 640 characters. */
  texts: v.optional(v.unknown()),
  /** The same key, contact, lines and texts sent twice are one request. */
  [KEY_FIELD]: v.fallback(v.string(), ''),
});

const answer = v.object({
  ok: v.literal(true),
  number: v.string(),
  /** Path of the quote's page. */
  url: v.string(),
});

export const quotesEndpoint = {
  method: 'POST',
  path: '/api/quotes',
  takes: 'json',
  request,
  answer,
} as const satisfies Endpoint;

/** What the cart is told about a request the server has taken. */
export type QuoteAccepted = Value<typeof answer>;

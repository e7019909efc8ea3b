import * as v from 'valibot';
import { KEY_FIELD } from '../../kit/forms/control-fields.ts';
import { jsonObject } from '../../kit/schema/json-object.ts';
import type { Value } from '../../kit/schema/value.ts';
import { QUOTES_PATH } from '../../order/quotes/outbox/background-sync.ts';
import { confirmedTotals, priceMoves } from '../../order/quotes/outbox/price-check.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Contact, lines and texts are validated separately (`domain/order/quotes`), so that each problem is reported by field.
 */
const request = v.object({
  contact: v.fallback(jsonObject, {}),
  /** Lines of the cart, at most 1,000. May be empty if there are texts. */
  items: v.optional(v.unknown()),
  /** Lines of a list without a part: at most 500 texts of 640 characters. */
  texts: v.optional(v.unknown()),
  /** Two requests with equal key, contact, lines and texts are one quote request. */
  [KEY_FIELD]: v.fallback(v.string(), ''),
  /**
   * Sent with a request that waited: it is refused with `409 prices-rose` if a line costs more than it was written or confirmed
   * with. Without it, prices are not compared.
   */
  confirmed: v.optional(confirmedTotals),
});

const answer = v.object({
  ok: v.literal(true),
  number: v.string(),
  /** Path of the quote's page. */
  url: v.string(),
  /** Lines whose price changed while the request waited. Empty for a request without `confirmed`. */
  moves: priceMoves,
});

/** The lines of a refusal with `prices-rose`. */
export const risenPrices = v.object({ code: v.literal('prices-rose'), moves: priceMoves });

export const quotesEndpoint = {
  method: 'POST',
  path: QUOTES_PATH,
  takes: 'json',
  request,
  response: answer,
} as const satisfies Endpoint;

/** The response to an accepted quote request. */
export type QuoteAccepted = Value<typeof answer>;

import * as v from 'valibot';
import { wholeNumber } from '../../../kit/schema/whole.ts';
import { cartContent } from '../../../order/cart/account-cart.ts';
import type { Endpoint } from '../endpoint.ts';

/* The quote cart of the account that the access token in `Authorization: Bearer …` identifies. */

/** From 1; 0 before the account's first cart. */
const version = wholeNumber();

export const accountCartEndpoint = {
  method: 'GET',
  path: '/api/account/cart',
  takes: 'query',
  request: v.object({
    /** The version that the client has. */
    version: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number from 0'), v.transform(Number)),
      '0',
    ),
  }),
  /** `cart` is null if the client has the current version. */
  response: v.object({ version, cart: v.nullable(cartContent) }),
} as const satisfies Endpoint;

export const saveCartEndpoint = {
  method: 'POST',
  path: '/api/account/cart',
  takes: 'json',
  /** `version` is the one that the change is based on. 409 if it is not the current one. */
  request: v.object({ version, cart: cartContent }),
  response: v.object({ version }),
} as const satisfies Endpoint;

import * as v from 'valibot';
import { quoteSummaries } from '../../../order/quotes/quote-summary.ts';
import { accountContact, NO_CONTACT } from '../../auth/account-contact.ts';
import type { Endpoint } from '../endpoint.ts';

/* Data of the account that the access token in `Authorization: Bearer …` identifies. */

const nothing = v.object({});

export const accountEndpoint = {
  method: 'GET',
  path: '/api/account',
  takes: 'nothing',
  request: nothing,
  response: v.object({ email: v.string(), contact: v.fallback(accountContact, NO_CONTACT) }),
} as const satisfies Endpoint;

export const accountQuotesEndpoint = {
  method: 'GET',
  path: '/api/account/quotes',
  takes: 'query',
  request: v.object({
    page: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1'), v.transform(Number)),
      '1',
    ),
  }),
  response: quoteSummaries,
} as const satisfies Endpoint;

export const logoutEverywhereEndpoint = {
  method: 'POST',
  path: '/api/account/logout-everywhere',
  takes: 'nothing',
  request: nothing,
  response: v.null(),
} as const satisfies Endpoint;

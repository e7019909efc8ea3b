import * as v from 'valibot';
import { credentials, isRequired } from '../../auth/credentials.ts';
import { type AuthTokens, authTokens } from '../../auth/tokens.ts';
import type { Endpoint } from '../endpoint.ts';
import type { FormAccepted } from '../forms.ts';

/*
 * Sign-in endpoints with the backend's protocol: responses are in `data`, errors in `errors`. Tokens travel only in
 * bodies.
 */

/** Tokens in cookies would need protection against cross-site request forgery. */
const mode = v.optional(v.literal('json', '"mode" must be json'));

const NO_TOKEN = 'The refresh token is required in the payload';

const refreshToken = v.object({ mode, refresh_token: v.pipe(v.string(NO_TOKEN), v.nonEmpty(NO_TOKEN)) }, NO_TOKEN);

/** Response to the JavaScript of an account form that also signs the visitor in. */
export interface SignedInForm extends FormAccepted {
  readonly tokens: AuthTokens;
}

const granted = v.object({
  data: v.object({ ...authTokens.entries, expires: v.fallback(v.optional(v.number()), undefined) }),
});

export const loginEndpoint = {
  method: 'POST',
  path: '/auth/login',
  takes: 'json',
  request: v.object({ mode, ...credentials.entries }, isRequired),
  response: granted,
} as const satisfies Endpoint;

export const refreshEndpoint = {
  method: 'POST',
  path: '/auth/refresh',
  takes: 'json',
  request: refreshToken,
  response: granted,
} as const satisfies Endpoint;

export const logoutEndpoint = {
  method: 'POST',
  path: '/auth/logout',
  takes: 'json',
  request: refreshToken,
  response: v.null(),
} as const satisfies Endpoint;

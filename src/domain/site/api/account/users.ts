import * as v from 'valibot';
import { RESET_PATH, TOKEN_PARAMETER, VERIFY_PATH } from '../../account-pages.ts';
import { passwordReset, registration, resetRequest } from '../../auth/registration.ts';
import type { Endpoint } from '../endpoint.ts';

/* Visitor accounts, with the backend's protocol. */

/** Placeholder for the deployment's URL, the only one that may be mailed. */
const SITE = '{SITE_URL}';

export const registerEndpoint = {
  method: 'POST',
  path: '/users/register',
  takes: 'json',
  request: registration(SITE + VERIFY_PATH),
  response: v.null(),
} as const satisfies Endpoint;

export const verifyEmailEndpoint = {
  method: 'GET',
  path: '/users/register/verify-email',
  takes: 'query',
  request: v.object({ [TOKEN_PARAMETER]: v.string() }),
  response: v.null(),
} as const satisfies Endpoint;

export const requestResetEndpoint = {
  method: 'POST',
  path: '/auth/password/request',
  takes: 'json',
  request: resetRequest(SITE + RESET_PATH),
  response: v.null(),
} as const satisfies Endpoint;

export const resetEndpoint = {
  method: 'POST',
  path: '/auth/password/reset',
  takes: 'json',
  request: passwordReset,
  response: v.null(),
} as const satisfies Endpoint;

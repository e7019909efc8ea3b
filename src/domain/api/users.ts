import * as v from 'valibot';
import { passwordReset, registration, resetRequest } from '../auth/registration.ts';
import { RESET_PATH, TOKEN_PARAMETER, VERIFY_PATH } from '../site/account-pages.ts';
import type { Endpoint } from './endpoint.ts';

/*
 * Accounts that visitors make, by the backend's protocol.
 */

/** Stands for the address of the deployment, which alone may be mailed. */
const SITE = '{SITE_URL}';

export const registerEndpoint = {
  method: 'POST',
  path: '/users/register',
  takes: 'json',
  does: 'Signs up: mails a link that verifies the address. The same answer for every address.',
  request: registration(SITE + VERIFY_PATH),
  answer: v.null(),
} as const satisfies Endpoint;

export const verifyEmailEndpoint = {
  method: 'GET',
  path: '/users/register/verify-email',
  takes: 'query',
  does: 'Verifies an address, for programs; a mailed link leads to a page instead.',
  request: v.object({ [TOKEN_PARAMETER]: v.string() }),
  answer: v.null(),
} as const satisfies Endpoint;

export const requestResetEndpoint = {
  method: 'POST',
  path: '/auth/password/request',
  takes: 'json',
  does: 'Mails a link that lets the owner choose a new password. The same answer for every address.',
  request: resetRequest(SITE + RESET_PATH),
  answer: v.null(),
} as const satisfies Endpoint;

export const resetEndpoint = {
  method: 'POST',
  path: '/auth/password/reset',
  takes: 'json',
  does: 'Sets a new password by the token of a mailed link and ends every session of the account.',
  request: passwordReset,
  answer: v.null(),
} as const satisfies Endpoint;

import { readBackendAddress } from '../backend/address.ts';
import type { Env } from '../env.ts';
import { noteUpstreamCall } from '../http/request-meter.ts';
import { createBreaker } from '../resilience/breaker.ts';
import type { AuthSource } from './auth-source.ts';
import { directusAuth, SIGN_IN_TIMEOUT_MS } from './directus-auth.ts';
import { embeddedAuth } from './embedded-auth.ts';
import { signingKeys } from './signing-keys.ts';

/** Returns the authentication source: the server at `BACKEND_URL` if it is set, else the users in D1. */
export const createAuthSource = (env: Env): AuthSource => {
  const address = readBackendAddress(env);
  if (address) {
    const breaker = createBreaker({
      name: 'sign-in',
      now: Date.now,
      timeoutMs: SIGN_IN_TIMEOUT_MS,
      onCall: noteUpstreamCall,
    });
    return directusAuth({ url: address.url, fetch: (...request) => fetch(...request), breaker });
  }
  return embeddedAuth(env.DB, { keys: signingKeys(env), now: Date.now });
};

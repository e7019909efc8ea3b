import { readBackendAddress } from '../backend/address.ts';
import type { Env } from '../env.ts';
import type { AuthSource } from './auth-source.ts';
import { directusAuth } from './directus-auth.ts';
import { embeddedAuth } from './embedded-auth.ts';

/** Who signs people in: the server at `BACKEND_URL`, or the users of D1. */
export const authHome = (env: Env): AuthSource => {
  const address = readBackendAddress(env);
  if (address) return directusAuth({ url: address.url, fetch: (...request) => fetch(...request) });
  return embeddedAuth(env.DB, { secret: env.AUTH_SECRET ?? '', now: Date.now });
};

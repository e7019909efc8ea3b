import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { noteSecurityEvent } from '../security/security-events.ts';
import type { User } from './user-store.ts';

/** Returns the token of `Authorization: Bearer …`, or `null`. This site supports no other scheme. */
export const bearerOf = (c: Context): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;

/** Returns the authenticated user, or `null` without a token. Rejects an invalid or expired token, like the backend. */
const userIfAny = async (c: Context<AppBindings>): Promise<User | null> => {
  const token = bearerOf(c);
  if (token === null) return null;
  const user = await c.var.services.auth.userOf(token);
  if (!('refusal' in user)) return user;
  noteSecurityEvent(c, 'token-refused', { accountId: user.accountId });
  throw new AppError(user.refusal === 'TOKEN_EXPIRED' ? 'token-expired' : 'not-signed-in');
};

/**
 * Returns the authenticated user, or `null` without a token and while the sign-in service is unavailable. Use it only
 * for requests that must not be lost, never to show private data. Invalid and expired tokens are still rejected.
 */
export const optionalUser = async (c: Context<AppBindings>): Promise<User | null> => {
  try {
    return await userIfAny(c);
  } catch (error) {
    if (error instanceof AppError && error.status === 401) throw error;
    logFailure('The signed-in user could not be read; the request is stored without an owner.', error);
    return null;
  }
};

/** Returns the authenticated user. Throws `AppError('not-signed-in')` without a token. */
export const requireUser = async (c: Context<AppBindings>): Promise<User> => {
  const user = await userIfAny(c);
  if (user === null) throw new AppError('not-signed-in');
  return user;
};

import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { noteSecurityEvent } from '../security/security-events.ts';
import type { User } from './user-store.ts';

/** The token of `Authorization: Bearer …`; null without one. Other schemes are none of this site's. */
export const bearerOf = (c: Context): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;

/** Who asks; null for a visitor without a token. A token that is wrong or at its end is refused, as by the backend. */
const userIfAny = async (c: Context<AppBindings>): Promise<User | null> => {
  const token = bearerOf(c);
  if (token === null) return null;
  const user = await c.var.services.auth.userOf(token);
  if (!('refusal' in user)) return user;
  noteSecurityEvent(c, 'token-refused', { accountId: user.accountId });
  throw new AppError(user.refusal === 'TOKEN_EXPIRED' ? 'token-expired' : 'not-signed-in');
};

/**
 * Who asks, if that can be told: null for a visitor without a token, and while sign-in does not answer. For what must not
 * be lost; what belongs to somebody is never shown by it. A token that is wrong or at its end is refused all the same.
 */
export const userIfKnown = async (c: Context<AppBindings>): Promise<User | null> => {
  try {
    return await userIfAny(c);
  } catch (error) {
    if (error instanceof AppError && error.status === 401) throw error;
    logFailure('Who is signed in could not be read; the request is taken without an owner.', error);
    return null;
  }
};

/** Who asks. Throws `AppError('not-signed-in')` for a visitor without a token. */
export const requireUser = async (c: Context<AppBindings>): Promise<User> => {
  const user = await userIfAny(c);
  if (user === null) throw new AppError('not-signed-in');
  return user;
};

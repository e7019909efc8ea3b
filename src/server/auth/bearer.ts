import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../app-error.ts';
import type { User } from './user-store.ts';

/** The token of `Authorization: Bearer …`; null without one. Other schemes are none of this site's. */
export const bearerOf = (c: Context): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;

/** Who asks; null for a visitor without a token. A token that is wrong or at its end is refused, as by the backend. */
export const userIfAny = async (c: Context<AppBindings>): Promise<User | null> => {
  const token = bearerOf(c);
  if (token === null) return null;
  const user = await c.var.services.auth.userOf(token);
  if (typeof user === 'string') throw new AppError(user === 'TOKEN_EXPIRED' ? 'token-expired' : 'not-signed-in');
  return user;
};

/** Who asks. Throws `AppError('not-signed-in')` for a visitor without a token. */
export const requireUser = async (c: Context<AppBindings>): Promise<User> => {
  const user = await userIfAny(c);
  if (user === null) throw new AppError('not-signed-in');
  return user;
};

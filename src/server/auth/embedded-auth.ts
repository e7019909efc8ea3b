import type { D1Database } from '@cloudflare/workers-types';
import { wait } from '../wait.ts';
import { ACCESS_MS, checkAccess, signAccess } from './access-token.ts';
import type { AuthSource, TokenGrant } from './auth-source.ts';
import { type DerivePassword, derivePassword, isPassword } from './password.ts';
import { embeddedSessions } from './session-store.ts';
import { signingSecret } from './signing-secret.ts';
import { embeddedUsers } from './user-store.ts';

/** Every sign-in takes at least so long, as on the backend: what its work took cannot be told from outside. */
export const LOGIN_FLOOR_MS = 500;

interface AuthOptions {
  /** AUTH_SECRET; '' when it is not set. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly derive?: DerivePassword;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Signs in against the users of D1. */
export const embeddedAuth = (db: D1Database, options: AuthOptions): AuthSource => {
  const { secret: configured, now, derive = derivePassword, sleep = wait } = options;
  const users = embeddedUsers(db);
  const sessions = embeddedSessions(db, now);
  const secret = signingSecret(db, configured);

  const grant = async (userId: string, refreshToken: string): Promise<TokenGrant> => ({
    expires: ACCESS_MS,
    refresh_token: refreshToken,
    access_token: await signAccess(userId, await secret(), now()),
  });

  return {
    async login({ email, password }) {
      const signIn = async (): Promise<TokenGrant | null> => {
        const user = await users.byEmail(email);
        const known = await isPassword(password, user?.password ?? null, derive);
        return known && user !== null ? grant(user.id, await sessions.start(user.id)) : null;
      };
      const [granted] = await Promise.all([signIn(), sleep(LOGIN_FLOOR_MS)]);
      return granted;
    },
    async refresh(refreshToken) {
      const refreshed = await sessions.rotate(refreshToken);
      return refreshed && grant(refreshed.userId, refreshed.refreshToken);
    },
    logout: (refreshToken) => sessions.end(refreshToken),
    async userOf(accessToken) {
      const check = await checkAccess(accessToken, await secret(), now());
      if (!check.ok) return check.code;
      return (await users.byId(check.userId)) ?? 'INVALID_CREDENTIALS';
    },
  };
};

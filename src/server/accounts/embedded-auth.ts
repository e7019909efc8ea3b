import type { D1Database } from '@cloudflare/workers-types';
import { wait } from '../resilience/wait.ts';
import { ACCESS_MS, checkAccess, signAccess } from './access-token.ts';
import type { AuthOutcome, AuthSource, TokenGrant } from './auth-source.ts';
import { type DerivePassword, derivePassword, isPassword } from './password.ts';
import { type Continued, embeddedSessions } from './session-store.ts';
import type { SigningKeys } from './signing-keys.ts';
import { embeddedUsers } from './user-store.ts';

/** Minimum duration of a sign-in, as on the backend, so that timing does not reveal what it did. */
const LOGIN_FLOOR_MS = 500;

interface AuthOptions {
  /** Throws if no signing secret is configured. */
  readonly keys: () => SigningKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly derive?: DerivePassword;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Signs in against the users in D1. */
export const embeddedAuth = (db: D1Database, options: AuthOptions): AuthSource => {
  const { keys, now, derive = derivePassword, sleep = wait } = options;
  const users = embeddedUsers(db);
  const sessions = embeddedSessions(db, now);

  const grant = async (session: Continued): Promise<TokenGrant> => ({
    expires: ACCESS_MS,
    refresh_token: session.refreshToken,
    access_token: await signAccess(session, keys(), now()),
  });

  return {
    async login({ email, password }, client) {
      keys();
      const signIn = async (): Promise<AuthOutcome> => {
        const user = await users.byEmail(email);
        const isCorrect = await isPassword(password, user?.password ?? null, derive);
        if (!isCorrect || user === null) return { grant: null, accountId: user?.id ?? null };
        return { grant: await grant(await sessions.start(user.id, client)), accountId: user.id };
      };
      const [outcome] = await Promise.all([signIn(), sleep(LOGIN_FLOOR_MS)]);
      return outcome;
    },
    async refresh(refreshToken, client) {
      keys();
      const rotation = await sessions.rotate(refreshToken, client);
      const accountId = rotation.userId;
      if (rotation.outcome === 'rotated') return { grant: await grant(rotation), accountId };
      return { grant: null, accountId, ...(rotation.outcome === 'reused' && { isReuse: true }) };
    },
    logout: (refreshToken) => sessions.end(refreshToken),
    logoutEverywhere: (userId) => sessions.endAll(userId),
    grantTo: async (userId, client) => grant(await sessions.start(userId, client)),
    async userOf(accessToken) {
      const check = await checkAccess(accessToken, keys(), now());
      if (!check.ok) return { refusal: check.code, accountId: 'userId' in check ? check.userId : null };
      const user = await sessions.userOf(check);
      return user ?? { refusal: 'INVALID_CREDENTIALS', accountId: check.userId };
    },
    isKnownClient: (email, client) => sessions.isKnownClient(email, client),
  };
};

import type { D1Database } from '@cloudflare/workers-types';
import { digestOf } from '../digest.ts';
import { randomId } from '../random-id.ts';

/** 7 days, as the backend's own. */
export const REFRESH_MS = 7 * 24 * 3_600_000;

const START = `INSERT INTO auth_tokens (token_hash, session, user_id, expires_at) VALUES (?, ?, ?, ?)`;
const FORGET_ENDED = 'DELETE FROM auth_tokens WHERE expires_at < ?';
const MARK =
  'UPDATE auth_tokens SET replaced_by = ?1 WHERE token_hash = ?2 AND replaced_by IS NULL AND expires_at > ?3';
const FOLLOW = `INSERT INTO auth_tokens (token_hash, session, user_id, expires_at)
  SELECT ?1, session, user_id, ?3 FROM auth_tokens WHERE token_hash = ?2 AND replaced_by = ?1`;
const OWNER = 'SELECT user_id FROM auth_tokens WHERE token_hash = ?';
const END = `DELETE FROM auth_tokens
  WHERE session = (SELECT session FROM auth_tokens WHERE token_hash = ?)`;

/** A refresh token and whom it is for. */
export interface Refreshed {
  readonly userId: string;
  readonly refreshToken: string;
}

/** Sessions: chains of refresh tokens of which only the last is good. */
export interface SessionStore {
  start(userId: string): Promise<string>;
  /** Exchanges a token; null when it is not good. One that was exchanged before ends its session. */
  rotate(refreshToken: string): Promise<Refreshed | null>;
  /** Ends the session of a token, good or not. */
  end(refreshToken: string): Promise<void>;
}

/** 256 random bits as base64url. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Sessions in D1, which holds only hashes of tokens. */
export const embeddedSessions = (db: D1Database, now: () => number): SessionStore => {
  const end = async (hash: string): Promise<void> => void (await db.prepare(END).bind(hash).run());
  return {
    async start(userId) {
      const token = newToken();
      const begin = now();
      await db.batch([
        db.prepare(FORGET_ENDED).bind(begin),
        db.prepare(START).bind(await digestOf(token), randomId(), userId, begin + REFRESH_MS),
      ]);
      return token;
    },
    async rotate(refreshToken) {
      const token = newToken();
      const [old, next] = await Promise.all([digestOf(refreshToken), digestOf(token)]);
      // One transaction: of two exchanges at once only one finds the token unmarked.
      await db.batch([db.prepare(MARK).bind(next, old, now()), db.prepare(FOLLOW).bind(next, old, now() + REFRESH_MS)]);
      const owner = await db.prepare(OWNER).bind(next).first<{ user_id: string }>();
      if (owner !== null) return { userId: owner.user_id, refreshToken: token };
      await end(old);
      return null;
    },
    end: async (refreshToken) => end(await digestOf(refreshToken)),
  };
};

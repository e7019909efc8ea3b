import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { digestOf } from '../security/digest.ts';
import { randomId, randomToken } from '../security/random-id.ts';
import type { AccessClaims } from './access-token.ts';
import type { User } from './user-store.ts';

const DAY_MS = 24 * 3_600_000;

/** Lifetime of a refresh token: 7 days, like the backend's. */
const REFRESH_MS = 7 * DAY_MS;

/** Lifetime of a session, regardless of refreshes. */
const SESSION_MS = 30 * DAY_MS;

/** How long the client that exchanged a token may send it again, for concurrent requests of one page. */
const GRACE_MS = 10_000;

const FORGET_TOKENS = 'DELETE FROM refresh_tokens WHERE expires_at < ?';
const FORGET_SESSIONS = 'DELETE FROM sessions WHERE ends_at < ?';
const START = 'INSERT INTO sessions (id, user_id, client, started_at, ends_at) VALUES (?, ?, ?, ?, ?)';
const FIRST_TOKEN = 'INSERT INTO refresh_tokens (token_hash, session_id, expires_at) VALUES (?, ?, ?)';

/** Marks the token (?1) as exchanged by a client (?2) now (?3), unless it already is. */
const MARK = `UPDATE refresh_tokens SET replaced_at = ?3, replaced_for = ?2 WHERE token_hash = ?1
  AND replaced_at IS NULL AND expires_at > ?3
  AND EXISTS (SELECT 1 FROM sessions WHERE id = session_id AND ended_at IS NULL AND ends_at > ?3)`;
/**
 * Inserts a successor (?4) for the client that exchanged the token: by the mark above, or within the grace period
 * (since ?5).
 */
const FOLLOW = `INSERT INTO refresh_tokens (token_hash, session_id, expires_at)
  SELECT ?4, session.id, min(?6, session.ends_at)
  FROM refresh_tokens old JOIN sessions session ON session.id = old.session_id
  WHERE old.token_hash = ?1 AND old.replaced_for = ?2 AND old.replaced_at > ?5
    AND session.ended_at IS NULL AND session.ends_at > ?3`;
const OWNER = `SELECT session.id AS session_id, session.user_id FROM refresh_tokens token
  JOIN sessions session ON session.id = token.session_id WHERE token.token_hash = ?`;
/**
 * Returns the owner of the ended session and whether the token had been exchanged. No row if the session had already
 * ended.
 */
const END = `UPDATE sessions SET ended_at = ?2
  WHERE id = (SELECT session_id FROM refresh_tokens WHERE token_hash = ?1) AND ended_at IS NULL
  RETURNING user_id, (SELECT replaced_at FROM refresh_tokens WHERE token_hash = ?1) AS replaced_at`;
const END_ALL = 'UPDATE sessions SET ended_at = ?2 WHERE user_id = ?1 AND ended_at IS NULL';
/** The user who is signed in by session (?1) and user (?2) now (?3), in one read. */
export const LIVING_USER = `SELECT users.id, users.email FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.id = ?1 AND sessions.user_id = ?2 AND sessions.ended_at IS NULL AND sessions.ends_at > ?3`;
const KNOWN = `SELECT 1 AS known FROM users JOIN sessions ON sessions.user_id = users.id
  WHERE users.email = ?1 AND sessions.client = ?2 LIMIT 1`;

/** A session and the one refresh token that continues it. */
export interface Continued extends AccessClaims {
  readonly refreshToken: string;
}

/** Result of exchanging a refresh token. */
export type Rotation =
  | (Continued & { readonly outcome: 'rotated' })
  /** The token had been exchanged before; its session has just been ended. */
  | { readonly outcome: 'reused'; readonly userId: string }
  | { readonly outcome: 'refused'; readonly userId: string | null };

/** Sessions, which access tokens refer to, each with a chain of refresh tokens of which only the last is valid. */
export interface SessionStore {
  /** @param client identifier of the client, from `clientMarkOf` */
  start(userId: string, client: string): Promise<Continued>;
  /**
   * Exchanges a token. Sending an exchanged token again ends its session, except from the same client within the grace
   * period.
   */
  rotate(refreshToken: string, client: string): Promise<Rotation>;
  /**
   * Ends the session of a token, valid or not, with its access tokens. Returns the owner, or `null` if no session
   * ended.
   */
  end(refreshToken: string): Promise<string | null>;
  /** Ends every session of a user. */
  endAll(userId: string): Promise<void>;
  /** Returns the user of this session, or `null` if it has ended. One read. */
  userOf(claims: AccessClaims): Promise<User | null>;
  /** Whether this client started a session of this account within the last 30 days. */
  isKnownClient(email: string, client: string): Promise<boolean>;
}

/**
 * Deletes every session of a user and so forgets their clients. Returns a statement, for use in the transaction that
 * sets a new password.
 */
export const forgetSessionsOf = (db: D1Database, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM sessions WHERE user_id = ?').bind(userId);

/**
 * Inserts an ended session so that `isKnownClient` is true for the client: a visitor who used an emailed link may sign
 * in while failed log-ins of others lock the account. Returns a statement, for use in the transaction that consumes the
 * link.
 *
 * @param condition SQL condition, with its value as parameter 6; parameter 2 is the user, 4 the time
 */
export const rememberClient = (
  db: D1Database,
  { userId, client, at }: { readonly userId: string; readonly client: string; readonly at: number },
  condition: { readonly sql: string; readonly value: string },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO sessions (id, user_id, client, started_at, ends_at, ended_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?4 WHERE ${condition.sql}`,
    )
    .bind(randomId(), userId, client, at, at + SESSION_MS, condition.value);

/** Sessions in D1, which stores only hashes of tokens. */
export const embeddedSessions = (db: D1Database, now: () => number): SessionStore => {
  const ownerOf = (hash: string) => db.prepare(OWNER).bind(hash).first<{ session_id: string; user_id: string }>();
  const endBy = (hash: string) =>
    db.prepare(END).bind(hash, now()).first<{ user_id: string; replaced_at: number | null }>();

  return {
    async start(userId, client) {
      const [refreshToken, sessionId, startedAt] = [randomToken(), randomId(), now()];
      await db.batch([
        db.prepare(FORGET_TOKENS).bind(startedAt),
        db.prepare(FORGET_SESSIONS).bind(startedAt),
        db.prepare(START).bind(sessionId, userId, client, startedAt, startedAt + SESSION_MS),
        db.prepare(FIRST_TOKEN).bind(await digestOf(refreshToken), sessionId, startedAt + REFRESH_MS),
      ]);
      return { userId, sessionId, refreshToken };
    },
    async rotate(token, client) {
      const refreshToken = randomToken();
      const [old, next] = await Promise.all([digestOf(token), digestOf(refreshToken)]);
      const time = now();
      // One transaction, so that only one of several concurrent exchanges marks the token and the others see its mark.
      await db.batch([
        db.prepare(MARK).bind(old, client, time),
        db.prepare(FOLLOW).bind(old, client, time, next, time - GRACE_MS, time + REFRESH_MS),
      ]);
      const owner = await ownerOf(next);
      if (owner !== null) {
        return { outcome: 'rotated', userId: owner.user_id, sessionId: owner.session_id, refreshToken };
      }
      const ended = await endBy(old);
      if (ended !== null) {
        return { outcome: ended.replaced_at === null ? 'refused' : 'reused', userId: ended.user_id };
      }
      return { outcome: 'refused', userId: (await ownerOf(old))?.user_id ?? null };
    },
    end: async (token) => (await endBy(await digestOf(token)))?.user_id ?? null,
    async endAll(userId) {
      await db.prepare(END_ALL).bind(userId, now()).run();
    },
    userOf: ({ sessionId, userId }) => db.prepare(LIVING_USER).bind(sessionId, userId, now()).first<User>(),
    isKnownClient: async (email, client) => (await db.prepare(KNOWN).bind(email, client).first()) !== null,
  };
};

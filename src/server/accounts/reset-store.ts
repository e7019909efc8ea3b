import type { D1Database } from '@cloudflare/workers-types';
import { type MailCount, mayMailSql } from '../mail/mail-count.ts';
import type { PasswordRecord } from './password.ts';
import { forgetSessionsOf, rememberClient } from './session-store.ts';
import type { User } from './user-store.ts';

/** One hour, because the visitor is waiting for the email. */
const RESET_MS = 3_600_000;

export interface ResetStore {
  /**
   * Stores a link next to earlier ones, if the email address has an account below its email limit. Runs the same
   * statements in every case. Returns the recipient, or `null` without an account.
   */
  add(email: string, tokenHash: string, count: MailCount): Promise<{ account: User | null; mayMail: boolean }>;
  /** Returns the owner of the link, or `null` if it is unknown or expired. */
  find(tokenHash: string): Promise<User | null>;
  /**
   * Sets the password, ends all sessions, deletes all links of the account and remembers the client, in one
   * transaction. Returns `false` if the link has already been used.
   */
  complete(tokenHash: string, userId: string, password: PasswordRecord, client: string): Promise<boolean>;
}

const ADD = `INSERT INTO password_resets (user_id, token_hash, expires_at)
  SELECT id, ?2, ?3 FROM users
  WHERE email = ?1 AND ${mayMailSql(4)}`;
const FIND = `SELECT users.id, users.email FROM password_resets JOIN users ON users.id = user_id
  WHERE token_hash = ? AND expires_at > ?`;
/** Also marks the email address as verified, because using the link proves access to the mailbox. */
const CHANGE = `UPDATE users SET password_salt = ?1, password_hash = ?2, iterations = ?3,
    verified_at = coalesce(verified_at, ?6)
  WHERE id = ?4 AND EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?5 AND user_id = ?4 AND expires_at > ?6)`;

/** Using one link deletes all links of the account. */
const FORGET_LINKS = `DELETE FROM password_resets
  WHERE user_id = ?1 AND EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?2)`;
const IS_GOOD = 'EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?6 AND user_id = ?2 AND expires_at > ?4)';

/** Password reset links in D1. */
export const resetStore = (db: D1Database, now: () => number): ResetStore => ({
  async add(email, tokenHash, count) {
    await db.batch([...count.statements, db.prepare(ADD).bind(email, tokenHash, now() + RESET_MS, ...count.hashes)]);
    const [account, mayMail] = await Promise.all([
      db.prepare('SELECT id, email FROM users WHERE email = ?').bind(email).first<User>(),
      count.mayMail(),
    ]);
    return { account, mayMail };
  },
  find: (tokenHash) => db.prepare(FIND).bind(tokenHash, now()).first<User>(),
  async complete(tokenHash, userId, { salt, hash, iterations }, client) {
    await db.batch([
      db.prepare(CHANGE).bind(salt, hash, iterations, userId, tokenHash, now()),
      forgetSessionsOf(db, userId),
      rememberClient(db, { userId, client, at: now() }, { sql: IS_GOOD, value: tokenHash }),
      db.prepare(FORGET_LINKS).bind(userId, tokenHash),
    ]);
    // The salt is new, so the stored hash equals this one only if the link was still valid.
    const row = await db
      .prepare('SELECT password_hash FROM users WHERE id = ?')
      .bind(userId)
      .first<{ password_hash: string }>();
    return row?.password_hash === hash;
  },
});

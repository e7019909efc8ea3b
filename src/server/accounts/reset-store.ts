import type { D1Database } from '@cloudflare/workers-types';
import { type MailCount, mayMailSql } from '../mail/mail-count.ts';
import type { PasswordRecord } from './password.ts';
import { forgetSessionsOf, rememberClient } from './session-store.ts';
import type { User } from './user-store.ts';

/** One hour: the person is waiting for the mail. */
const RESET_MS = 3_600_000;

export interface ResetStore {
  /**
   * Stores a link beside earlier ones, if the address has an account and may be sent mail. Runs the same statements in every
   * case. Returns whom to send it to, or `null` without an account.
   */
  add(email: string, tokenHash: string, count: MailCount): Promise<{ account: User | null; mayMail: boolean }>;
  /** Whose link it is; null: it is none, or no more. */
  find(tokenHash: string): Promise<User | null>;
  /**
   * Sets the password, ends all sessions and all links of the account and remembers the client, all or nothing. Returns `false`
   * if the link was used meanwhile.
   */
  complete(tokenHash: string, userId: string, password: PasswordRecord, client: string): Promise<boolean>;
}

const ADD = `INSERT INTO password_resets (user_id, token_hash, expires_at)
  SELECT id, ?2, ?3 FROM users
  WHERE email = ?1 AND ${mayMailSql(4)}`;
const FIND = `SELECT users.id, users.email FROM password_resets JOIN users ON users.id = user_id
  WHERE token_hash = ? AND expires_at > ?`;
/** Whoever can read the mailbox has the address: it is verified. */
const CHANGE = `UPDATE users SET password_salt = ?1, password_hash = ?2, iterations = ?3,
    verified_at = coalesce(verified_at, ?6)
  WHERE id = ?4 AND EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?5 AND user_id = ?4 AND expires_at > ?6)`;

/** All links of the account end when one of them is used. */
const FORGET_LINKS = `DELETE FROM password_resets
  WHERE user_id = ?1 AND EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?2)`;
const IS_GOOD = 'EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?6 AND user_id = ?2 AND expires_at > ?4)';

/** Links for a new password in D1. */
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
    // Its salt is new: the hash is this one only if the link was still good.
    const row = await db
      .prepare('SELECT password_hash FROM users WHERE id = ?')
      .bind(userId)
      .first<{ password_hash: string }>();
    return row?.password_hash === hash;
  },
});

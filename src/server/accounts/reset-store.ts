import type { D1Database } from '@cloudflare/workers-types';
import type { PasswordRecord } from '../auth/password.ts';
import { forgetSessionsOf } from '../auth/session-store.ts';
import type { User } from '../auth/user-store.ts';
import { MAILS_AN_HOUR, type MailCount } from './mail-count.ts';

/** One hour: the person is waiting for the mail. */
const RESET_MS = 3_600_000;

export interface ResetStore {
  /**
   * Keeps a link in place of an earlier one, if the address has an account and may be sent mail. The same statements in
   * every case. Gives whom to send it to; null: nobody.
   */
  add(email: string, tokenHash: string, count: MailCount): Promise<{ account: User | null; mayMail: boolean }>;
  /** Whose link it is; null: it is none, or no more. */
  find(tokenHash: string): Promise<User | null>;
  /** Sets the password, ends all sessions and spends the link, all or nothing. false: the link was used meanwhile. */
  complete(tokenHash: string, userId: string, password: PasswordRecord): Promise<boolean>;
}

const ADD = `INSERT INTO password_resets (user_id, token_hash, expires_at)
  SELECT id, ?2, ?3 FROM users
  WHERE email = ?1 AND (SELECT asked FROM account_mails WHERE address_hash = ?4) <= ${MAILS_AN_HOUR}
  ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
const FIND = `SELECT users.id, users.email FROM password_resets JOIN users ON users.id = user_id
  WHERE token_hash = ? AND expires_at > ?`;
/** Whoever can read the mailbox has the address: it is verified. */
const CHANGE = `UPDATE users SET password_salt = ?1, password_hash = ?2, iterations = ?3,
    verified_at = coalesce(verified_at, ?6)
  WHERE id = ?4 AND EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?5 AND user_id = ?4 AND expires_at > ?6)`;

/** Links for a new password in D1. */
export const resetStore = (db: D1Database, now: () => number): ResetStore => ({
  async add(email, tokenHash, count) {
    await db.batch([count.statement, db.prepare(ADD).bind(email, tokenHash, now() + RESET_MS, count.addressHash)]);
    const [account, mayMail] = await Promise.all([
      db.prepare('SELECT id, email FROM users WHERE email = ?').bind(email).first<User>(),
      count.mayMail(),
    ]);
    return { account, mayMail };
  },
  find: (tokenHash) => db.prepare(FIND).bind(tokenHash, now()).first<User>(),
  async complete(tokenHash, userId, { salt, hash, iterations }) {
    await db.batch([
      db.prepare(CHANGE).bind(salt, hash, iterations, userId, tokenHash, now()),
      forgetSessionsOf(db, userId),
      db.prepare('DELETE FROM password_resets WHERE token_hash = ?').bind(tokenHash),
    ]);
    // Its salt is new: the hash is this one only if the link was still good.
    const row = await db
      .prepare('SELECT password_hash FROM users WHERE id = ?')
      .bind(userId)
      .first<{ password_hash: string }>();
    return row?.password_hash === hash;
  },
});

import type { D1Database } from '@cloudflare/workers-types';
import type { Registration } from '../../domain/site/auth/registration.ts';
import { type MailCount, mayMailSql } from '../mail/mail-count.ts';
import type { PasswordRecord } from './password.ts';
import type { User } from './user-store.ts';

/** 24 hours, so that somebody who signs up in the evening can read the email the next morning. */
const VERIFICATION_MS = 24 * 3_600_000;

/** A sign-up that can still be verified. */
export interface PendingRegistration extends User {
  readonly password: PasswordRecord;
  /** SHA-256 of the cookie of the browser that signed up; `null` without one. */
  readonly browserHash: string | null;
}

export interface NewRegistration extends Omit<Registration, 'password'> {
  readonly userId: string;
  readonly password: PasswordRecord;
  readonly tokenHash: string;
  readonly browserHash: string | null;
}

export interface RegistrationStore {
  /**
   * Stores a sign-up next to earlier ones with the same email address, unless that has an account or has reached its
   * email limit. Runs the same statements in every case. Returns the account with the email address, if any, and
   * whether an email may be sent.
   */
  add(registration: NewRegistration, count: MailCount): Promise<{ accountId: string | null; mayMail: boolean }>;
  /** Returns `null` if the link is unknown or expired. */
  find(tokenHash: string): Promise<PendingRegistration | null>;
  /**
   * Creates the account. Returns `false` if the email address already has an account or the link has been used, also by
   * a concurrent request.
   */
  complete(tokenHash: string): Promise<boolean>;
}

const ADD = `INSERT INTO registrations
    (email, user_id, first_name, last_name, password_salt, password_hash, iterations, token_hash, expires_at, browser_hash)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
  WHERE NOT EXISTS (SELECT 1 FROM users WHERE email = ?1)
    AND ${mayMailSql(11)}`;
const FIND = `SELECT user_id, email, password_salt, password_hash, iterations, browser_hash FROM registrations
  WHERE token_hash = ? AND expires_at > ?`;
const MAKE = `INSERT INTO users (id, email, first_name, last_name, password_salt, password_hash, iterations, verified_at)
  SELECT user_id, email, first_name, last_name, password_salt, password_hash, iterations, ?2 FROM registrations
  WHERE token_hash = ?1 AND expires_at > ?2
  ON CONFLICT (email) DO NOTHING RETURNING id`;

/** Verifying one sign-up deletes all sign-ups with the same email address. */
const FORGET = `DELETE FROM registrations
  WHERE email = (SELECT email FROM registrations WHERE token_hash = ?)`;

interface Row {
  readonly user_id: string;
  readonly email: string;
  readonly password_salt: string;
  readonly password_hash: string;
  readonly iterations: number;
  readonly browser_hash: string | null;
}

/** Pending sign-ups in D1, in a separate table from users: sign-in never reads it. */
export const registrationStore = (db: D1Database, now: () => number): RegistrationStore => ({
  async add({ userId, email, firstName, lastName, password, tokenHash, browserHash }, count) {
    const { salt, hash, iterations } = password;
    const ends = now() + VERIFICATION_MS;
    await db.batch([
      ...count.statements,
      db
        .prepare(ADD)
        .bind(
          email,
          userId,
          firstName,
          lastName,
          salt,
          hash,
          iterations,
          tokenHash,
          ends,
          browserHash,
          ...count.hashes,
        ),
    ]);
    const [account, mayMail] = await Promise.all([
      db.prepare('SELECT id FROM users WHERE email = ?').bind(email).first<{ id: string }>(),
      count.mayMail(),
    ]);
    return { accountId: account?.id ?? null, mayMail };
  },
  async find(tokenHash) {
    const row = await db.prepare(FIND).bind(tokenHash, now()).first<Row>();
    if (row === null) return null;
    const { user_id: id, email, password_salt: salt, password_hash: hash, iterations } = row;
    return { id, email, password: { salt, hash, iterations }, browserHash: row.browser_hash };
  },
  async complete(tokenHash) {
    const [made] = await db.batch([db.prepare(MAKE).bind(tokenHash, now()), db.prepare(FORGET).bind(tokenHash)]);
    return (made?.results.length ?? 0) > 0;
  },
});

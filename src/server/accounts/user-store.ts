import type { D1Database } from '@cloudflare/workers-types';
import type { PasswordRecord } from './password.ts';

/** A user with an account. */
export interface User {
  readonly id: string;
  readonly email: string;
}

/** An account with its password record. Never leaves the server. */
export interface UserRecord extends User {
  readonly password: PasswordRecord;
}

export interface UserStore {
  byEmail(email: string): Promise<UserRecord | null>;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly password_salt: string;
  readonly password_hash: string;
  readonly iterations: number;
}

const BY_EMAIL = 'SELECT id, email, password_salt, password_hash, iterations FROM users WHERE email = ?';

/** Accounts in D1. */
export const embeddedUsers = (db: D1Database): UserStore => ({
  async byEmail(email) {
    const row = await db.prepare(BY_EMAIL).bind(email).first<Row>();
    if (row === null) return null;
    const { id, password_salt: salt, password_hash: hash, iterations } = row;
    return { id, email: row.email, password: { salt, hash, iterations } };
  },
});

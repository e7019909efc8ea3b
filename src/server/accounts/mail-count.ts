import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { digestOf } from '../security/digest.ts';

/** Mails to one address an hour, whoever asks for them. */
export const MAILS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

/** One more mail that was asked for to an address. */
export interface MailCount {
  readonly addressHash: string;
  /** Counts it; part of the transaction that keeps the link. */
  readonly statement: D1PreparedStatement;
  /** Whether it may be sent, once it was counted. */
  mayMail(most?: number): Promise<boolean>;
}

const COUNT = `INSERT INTO account_mails (address_hash, since, asked) VALUES (?1, ?2, 1)
  ON CONFLICT (address_hash) DO UPDATE SET
    asked = CASE WHEN since <= ?2 - ${HOUR_MS} THEN 1 ELSE asked + 1 END,
    since = CASE WHEN since <= ?2 - ${HOUR_MS} THEN ?2 ELSE since END`;

/** Counted in D1, so that it holds across isolates; for unknown addresses too, so that counting tells nothing. */
export const countMail = async (db: D1Database, email: string, now: number): Promise<MailCount> => {
  const addressHash = await digestOf(email.toLowerCase());
  return {
    addressHash,
    statement: db.prepare(COUNT).bind(addressHash, now),
    async mayMail(most = MAILS_AN_HOUR) {
      const row = await db
        .prepare('SELECT asked FROM account_mails WHERE address_hash = ?')
        .bind(addressHash)
        .first<{ asked: number }>();
      return (row?.asked ?? 0) <= most;
    },
  };
};

/** Counts of hours that are over. */
export const forgetCounts = (db: D1Database, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM account_mails WHERE since <= ?').bind(now - HOUR_MS);

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { mailboxOf } from '../../domain/site/auth/mailbox.ts';
import { digestOf } from '../security/digest.ts';

/** Mails that one network may request to one address in an hour. */
export const MAILS_AN_HOUR = 3;
/** Mails to one address in an hour, whoever requests them. All their links are valid at the same time. */
const MAILS_OF_ALL_AN_HOUR = 12;
const HOUR_MS = 3_600_000;

/** A request for a mail to an address. */
export interface MailRequest {
  readonly email: string;
  /** /24 or /48 network of the client. */
  readonly network: string;
}

/** The count of one more mail. */
export interface MailCount {
  /** Identifies the mailbox without naming it. */
  readonly addressHash: string;
  /** They count the mail; part of the transaction that stores the link. */
  readonly statements: readonly D1PreparedStatement[];
  /** Values of `mayMailSql`, for statements after `statements` in the same transaction. */
  readonly hashes: readonly [networkHash: string, addressHash: string];
  /** Whether the mail may be sent, once it was counted. */
  mayMail(): Promise<boolean>;
}

const HOUR = `asked = CASE WHEN since <= ?2 - ${HOUR_MS} THEN 1 ELSE asked + 1 END,
    since = CASE WHEN since <= ?2 - ${HOUR_MS} THEN ?2 ELSE since END`;
const COUNT = `INSERT INTO account_mails (address_hash, since, asked) VALUES (?1, ?2, 1)
  ON CONFLICT (address_hash) DO UPDATE SET ${HOUR}`;
/** Requests that are refused by the limit of their network (?3) do not use up that of the address. */
const COUNT_ADDRESS = `INSERT INTO account_mails (address_hash, since, asked)
  SELECT ?1, ?2, 1 WHERE (SELECT asked FROM account_mails WHERE address_hash = ?3) <= ${MAILS_AN_HOUR}
  ON CONFLICT (address_hash) DO UPDATE SET ${HOUR}`;

/**
 * Returns the SQL condition under which a counted mail may be sent.
 *
 * @param first number of the parameter that holds the first of `hashes`; the second follows
 */
export const mayMailSql = (first: number): string =>
  `(SELECT asked FROM account_mails WHERE address_hash = ?${first}) <= ${MAILS_AN_HOUR}
    AND (SELECT asked FROM account_mails WHERE address_hash = ?${first + 1}) <= ${MAILS_OF_ALL_AN_HOUR}`;

/**
 * Counts a mail by network and address, and by address. The counts are in D1, so that they hold across isolates; unknown addresses
 * are counted alike, so that counting tells nothing.
 *
 * @param kind mails of different kinds are counted apart
 */
export const countMail = async (
  db: D1Database,
  { email, network }: MailRequest,
  now: number,
  kind = '',
): Promise<MailCount> => {
  const mailbox = `${kind}${mailboxOf(email)}`;
  const [addressHash, networkHash] = await Promise.all([digestOf(mailbox), digestOf(`${mailbox}\n${network}`)]);
  return {
    addressHash,
    statements: [
      db.prepare(COUNT).bind(networkHash, now),
      db.prepare(COUNT_ADDRESS).bind(addressHash, now, networkHash),
    ],
    hashes: [networkHash, addressHash],
    async mayMail() {
      const row = await db
        .prepare(`SELECT ${mayMailSql(1)} AS may`)
        .bind(networkHash, addressHash)
        .first<{ may: number | null }>();
      return row?.may === 1;
    },
  };
};

/** Counts one more mail to an address, whoever caused it, and returns how many of this kind the hour has. */
export const countToAddress = async (db: D1Database, email: string, now: number, kind: string): Promise<number> => {
  const hash = await digestOf(`${kind}${mailboxOf(email)}`);
  const row = await db.prepare(`${COUNT} RETURNING asked`).bind(hash, now).first<{ asked: number }>();
  return row?.asked ?? 1;
};

/** Counts of hours that are over. */
export const forgetCounts = (db: D1Database, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM account_mails WHERE since <= ?').bind(now - HOUR_MS);

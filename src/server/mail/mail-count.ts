import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { mailboxOf } from '../../domain/site/auth/mailbox.ts';
import { digestOf } from '../security/digest.ts';

/** Maximum number of emails per hour that one network may request for one recipient. */
export const MAILS_AN_HOUR = 3;
/**
 * Maximum number of emails per hour to one recipient, from all networks. All their links are valid at the same time.
 */
const MAILS_OF_ALL_AN_HOUR = 12;
const HOUR_MS = 3_600_000;

/** A request for an email. */
export interface MailRequest {
  readonly email: string;
  /** /24 or /48 network of the client. */
  readonly network: string;
}

/** The counters of one more email. */
export interface MailCount {
  /** Identifies the mailbox without naming it. */
  readonly addressHash: string;
  /** Statements that count the email, for the transaction that stores the link. */
  readonly statements: readonly D1PreparedStatement[];
  /** Values of `mayMailSql`, for statements after `statements` in the same transaction. */
  readonly hashes: readonly [networkHash: string, addressHash: string];
  /** Whether the email may be sent. Call after it was counted. */
  mayMail(): Promise<boolean>;
}

const HOUR = `asked = CASE WHEN since <= ?2 - ${HOUR_MS} THEN 1 ELSE asked + 1 END,
    since = CASE WHEN since <= ?2 - ${HOUR_MS} THEN ?2 ELSE since END`;
const COUNT = `INSERT INTO account_mails (address_hash, since, asked) VALUES (?1, ?2, 1)
  ON CONFLICT (address_hash) DO UPDATE SET ${HOUR}`;
/** Requests beyond the limit of their network (?3) do not count toward the limit of the recipient. */
const COUNT_ADDRESS = `INSERT INTO account_mails (address_hash, since, asked)
  SELECT ?1, ?2, 1 WHERE (SELECT asked FROM account_mails WHERE address_hash = ?3) <= ${MAILS_AN_HOUR}
  ON CONFLICT (address_hash) DO UPDATE SET ${HOUR}`;

/**
 * Returns the SQL condition under which a counted email may be sent.
 *
 * @param first number of the parameter that holds the first of `hashes`; the second follows
 */
export const mayMailSql = (first: number): string =>
  `(SELECT asked FROM account_mails WHERE address_hash = ?${first}) <= ${MAILS_AN_HOUR}
    AND (SELECT asked FROM account_mails WHERE address_hash = ?${first + 1}) <= ${MAILS_OF_ALL_AN_HOUR}`;

/**
 * Counts an email per network and recipient, and per recipient. The counters are in D1, so that they apply across
 * isolates. Unknown email addresses are counted too, so that counting reveals nothing.
 *
 * @param kind emails of different kinds are counted separately
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

/** Counts one more email to a recipient from any client, and returns the number of this kind within the hour. */
export const countToAddress = async (db: D1Database, email: string, now: number, kind: string): Promise<number> => {
  const hash = await digestOf(`${kind}${mailboxOf(email)}`);
  const row = await db.prepare(`${COUNT} RETURNING asked`).bind(hash, now).first<{ asked: number }>();
  return row?.asked ?? 1;
};

/** Deletes counters of past hours. */
export const forgetCounts = (db: D1Database, now: number): D1PreparedStatement =>
  db.prepare('DELETE FROM account_mails WHERE since <= ?').bind(now - HOUR_MS);

import type { D1Database } from '@cloudflare/workers-types';
import { quoteNumber } from '../../domain/order/quotes/quote.ts';
import { MAX_TRIES } from '../quotes/quote-mails.ts';
import type { AuditActor, AuditLog } from '../staff/audit-log.ts';

/** An email about a quote that could not be sent so far. */
export interface FailedMail {
  readonly id: number;
  /** Kind of the email, such as `answered`. */
  readonly kind: string;
  /** Number of the quote. */
  readonly number: string;
  /** Number of attempts. */
  readonly tries: number;
  /** Time of the next attempt in milliseconds since 1970; `null` if it was given up. */
  readonly nextAt: number | null;
  /** Code or class of the last error; '' if unknown. */
  readonly reason: string;
}

/** Emails about quotes that could not be sent. */
export interface FailedMails {
  /** Maximum number of attempts per email. */
  readonly maxTries: number;
  /** Returns the failed emails, oldest first: at most `limit`. */
  list(limit: number): Promise<readonly FailedMail[]>;
  /** Makes an email due now, with a new series of attempts. Returns whether there was one. */
  retry(id: number, actor: AuditActor): Promise<boolean>;
  /** Gives up an email for good. Returns whether there was one. */
  drop(id: number, actor: AuditActor): Promise<boolean>;
}

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly tries: number;
  readonly due_at: number;
  readonly owed: number;
  readonly last_error: string;
  readonly quote_id: number;
  readonly requested_at: string;
}

/** Queued after a failed attempt, or given up. An email that staff gave up, or without a recipient, has fewer attempts. */
const FAILED = `quote_mails.owed <> 0 AND ((quote_mails.owed = 1 AND tries > 0) OR tries >= ${MAX_TRIES})`;
const SELECT = `SELECT quote_mails.id, kind, tries, due_at, quote_mails.owed, last_error, quote_id, requested_at
  FROM quote_mails JOIN quote_requests ON quote_requests.id = quote_id WHERE ${FAILED}`;

export const failedMails = (
  db: D1Database,
  audit: Pick<AuditLog, 'statementIfChanged'>,
  now: () => number,
): FailedMails => {
  const mailOf = (row: Row): FailedMail => ({
    id: row.id,
    kind: row.kind,
    number: quoteNumber(row.quote_id, row.requested_at),
    tries: row.tries,
    nextAt: row.owed === 1 ? row.due_at : null,
    reason: row.last_error,
  });
  const find = async (id: number): Promise<FailedMail | null> => {
    const row = await db.prepare(`${SELECT} AND quote_mails.id = ?`).bind(id).first<Row>();
    return row === null ? null : mailOf(row);
  };
  const settle = async (
    id: number,
    [action, owed]: readonly ['mail-retried' | 'mail-dropped', number],
    actor: AuditActor,
  ): Promise<boolean> => {
    const mail = await find(id);
    if (mail === null) return false;
    await db.batch([
      db
        .prepare(`UPDATE quote_mails SET owed = ?2, due_at = ?3, tries = 0 WHERE id = ?1 AND ${FAILED}`)
        .bind(id, owed, now()),
      audit.statementIfChanged(actor, {
        action,
        subject: mail.number,
        before: { email: mail.kind, tries: mail.tries },
      }),
    ]);
    return true;
  };
  return {
    maxTries: MAX_TRIES,
    async list(limit) {
      const { results } = await db.prepare(`${SELECT} ORDER BY quote_mails.id LIMIT ?`).bind(limit).all<Row>();
      return results.map(mailOf);
    },
    retry: (id, actor) => settle(id, ['mail-retried', 1], actor),
    drop: (id, actor) => settle(id, ['mail-dropped', -1], actor),
  };
};

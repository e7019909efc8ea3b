import type { D1Database } from '@cloudflare/workers-types';
import { quoteNumber } from '../../domain/order/quotes/quote.ts';
import { MAX_TRIES } from '../mail/mail-queue.ts';
import type { AuditActor, AuditLog } from '../staff/audit-log.ts';

/** Queues of emails: about quotes, and about form messages. */
export type MailQueueName = 'quote' | 'message';

/** Identifies a queued email. */
export interface MailKey {
  readonly queue: MailQueueName;
  readonly id: number;
}

/** An email that could not be sent so far. */
export interface FailedMail extends MailKey {
  /** Kind of the email, such as `answered`. */
  readonly kind: string;
  /** What it is about, such as "Q-2026-000153" or "Message 12". */
  readonly subject: string;
  /** Page of the quote or message at the desk. */
  readonly href: string;
  /** Number of attempts. */
  readonly tries: number;
  /** Time of the next attempt in milliseconds since 1970; `null` if it was given up. */
  readonly nextAt: number | null;
  /** Code or class of the last error; '' if unknown. */
  readonly reason: string;
}

/** Emails that could not be sent. */
export interface FailedMails {
  /** Maximum number of attempts per email. */
  readonly maxTries: number;
  /** Returns the failed emails, oldest first: at most `limit` of each queue. */
  list(limit: number): Promise<readonly FailedMail[]>;
  /** Makes an email due now, with a new series of attempts. Returns whether there was one. */
  retry(key: MailKey, actor: AuditActor): Promise<boolean>;
  /** Gives up an email for good. Returns whether there was one. */
  drop(key: MailKey, actor: AuditActor): Promise<boolean>;
}

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly tries: number;
  readonly due_at: number;
  readonly owed: number;
  readonly last_error: string;
  /** Row of the quote or the form message. */
  readonly about: number;
  /** ISO time of the request; '' for a message. */
  readonly requested_at: string;
}

/** Queued after a failed attempt, or given up. An email that staff gave up, or without a recipient, has fewer attempts. */
const FAILED = `mail.owed <> 0 AND ((mail.owed = 1 AND mail.tries > 0) OR mail.tries >= ${MAX_TRIES})`;
const COLUMNS = 'mail.id, mail.tries, mail.due_at, mail.owed, mail.last_error';

const QUEUES = {
  quote: {
    table: 'quote_mails',
    select: `SELECT ${COLUMNS}, mail.kind, quote.id AS about, requested_at
      FROM quote_mails mail JOIN quote_requests quote ON quote.id = mail.quote_id WHERE ${FAILED}`,
  },
  message: {
    table: 'message_mails',
    select: `SELECT ${COLUMNS}, 'message_' || entry.kind AS kind, entry.submission_id AS about, '' AS requested_at
      FROM message_mails mail JOIN message_entries entry ON entry.id = mail.entry_id WHERE ${FAILED}`,
  },
} as const satisfies Record<MailQueueName, { readonly table: string; readonly select: string }>;

const mailOf = (queue: MailQueueName, row: Row): FailedMail => {
  const subject = queue === 'quote' ? quoteNumber(row.about, row.requested_at) : `Message ${row.about}`;
  return {
    queue,
    id: row.id,
    kind: row.kind,
    subject,
    href: queue === 'quote' ? `/desk/quotes/${subject}` : `/desk/messages/${row.about}`,
    tries: row.tries,
    nextAt: row.owed === 1 ? row.due_at : null,
    reason: row.last_error,
  };
};

export const failedMails = (
  db: D1Database,
  audit: Pick<AuditLog, 'statementIfChanged'>,
  now: () => number,
): FailedMails => {
  const settle = async (
    { queue, id }: MailKey,
    [action, owed]: readonly ['mail-retried' | 'mail-dropped', number],
    actor: AuditActor,
  ): Promise<boolean> => {
    const { table, select } = QUEUES[queue];
    const row = await db.prepare(`${select} AND mail.id = ?`).bind(id).first<Row>();
    if (row === null) return false;
    const { subject, kind, tries } = mailOf(queue, row);
    await db.batch([
      db
        .prepare(`UPDATE ${table} AS mail SET owed = ?2, due_at = ?3, tries = 0 WHERE mail.id = ?1 AND ${FAILED}`)
        .bind(id, owed, now()),
      audit.statementIfChanged(actor, { action, subject, before: { email: kind, tries } }),
    ]);
    return true;
  };
  return {
    maxTries: MAX_TRIES,
    async list(limit) {
      const lists = await Promise.all(
        (['quote', 'message'] as const).map(async (queue) => {
          const { results } = await db
            .prepare(`${QUEUES[queue].select} ORDER BY mail.id LIMIT ?`)
            .bind(limit)
            .all<Row>();
          return results.map((row) => mailOf(queue, row));
        }),
      );
      return lists.flat();
    },
    retry: (key, actor) => settle(key, ['mail-retried', 1], actor),
    drop: (key, actor) => settle(key, ['mail-dropped', -1], actor),
  };
};

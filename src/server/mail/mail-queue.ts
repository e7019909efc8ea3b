import type { D1Database } from '@cloudflare/workers-types';
import { errorFields, logError, logEvent } from '../observe/log-event.ts';

/** Sends queued emails, repeating each until it was delivered. */
export interface MailQueue {
  /** Sends the emails that are due, oldest first. Failed ones are scheduled again. */
  round(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** How long the sender of an email has before another one may try. */
const LEASE_MS = 5 * MINUTE_MS;
const MAX_WAIT_MS = 12 * 60 * MINUTE_MS;
/** Number of attempts within three days; after that, people have written or called. */
export const MAX_TRIES = 13;
/** Maximum number of emails per round, so that it ends before the next trigger. */
const MAX_PER_ROUND = 25;
/** Minimum interval between log lines while email fails. */
const REPORT_MS = 5 * MINUTE_MS;

/** @example waitMs(1) // 5 minutes, then 10, 20 … */
const waitMs = (tries: number): number => Math.min(LEASE_MS * 2 ** (tries - 1), MAX_WAIT_MS);

/** Returns the code of the mail service, or the class of the error. Never the message, which may contain an email address. */
const failureOf = (error: unknown): string => {
  const [code] = /\bE_[A-Z_]{2,60}\b/.exec(error instanceof Error ? error.message : '') ?? [];
  return code ?? (error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error');
};

/** Numbers of emails that were sent, that failed and will be retried, and that were given up. */
interface Sums {
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
}
const NOTHING: Sums = { sent: 0, failed: 0, dropped: 0 };

/** Columns that every queue has. */
interface QueuedMail {
  readonly id: number;
  readonly tries: number;
}

interface Options<Row extends QueuedMail> {
  /** A table with the columns `id`, `due_at`, `tries`, `owed` and `last_error`. */
  readonly table: 'quote_mails' | 'message_mails';
  /** SQL of the columns that `send` needs in addition to `id` and `tries`. */
  readonly columns: string;
  /** Sends an email. Returns `false` if it has no recipient. Throws if it could not be sent. */
  readonly send: (row: Row) => Promise<boolean>;
  /** Name of the log event of a round, such as `quote mails`. */
  readonly event: string;
  /** Log event of an email that was given up, such as `quote mail given up`. */
  readonly givenUp: { readonly event: string; readonly message: string };
  readonly now: () => number;
}

/** A queue of emails in a table of D1. */
export const mailQueue = <Row extends QueuedMail>(
  db: D1Database,
  { table, columns, send, event, givenUp, now }: Options<Row>,
): MailQueue => {
  const DUE = `SELECT id FROM ${table} WHERE owed = 1 AND due_at <= ? ORDER BY due_at LIMIT ?`;
  const TAKE = `UPDATE ${table} SET due_at = ?1, tries = tries + 1 WHERE id = ?2 AND owed = 1 AND due_at <= ?3
    RETURNING id, tries, ${columns}`;
  const SETTLE = `UPDATE ${table} SET owed = ?1, due_at = ?2, last_error = ?4 WHERE id = ?3`;
  let lastError: unknown;
  let wasFailing = false;
  let reportedAt = 0;
  let sums = NOTHING;

  const sendDue = async (id: number): Promise<keyof Sums | null> => {
    const time = now();
    const row = await db
      .prepare(TAKE)
      .bind(time + LEASE_MS, id, time)
      .first<Row>();
    if (row === null) return null;
    try {
      const isSent = await send(row);
      await db
        .prepare(SETTLE)
        .bind(isSent ? 0 : -1, time, id, '')
        .run();
      return isSent ? 'sent' : 'dropped';
    } catch (error) {
      const isOver = row.tries >= MAX_TRIES;
      lastError = error;
      if (isOver) logError(givenUp.event, givenUp.message, error);
      await db
        .prepare(SETTLE)
        .bind(isOver ? -1 : 1, time + waitMs(row.tries), id, failureOf(error))
        .run();
      return isOver ? 'dropped' : 'failed';
    }
  };

  /**
   * Logs the results of a round. Every new record starts a round: while email fails, one line is logged at the start,
   * then one every five minutes with the totals since the previous line.
   */
  const report = ({ sent, failed, dropped }: Sums): void => {
    if (sent + failed + dropped === 0) return;
    sums = { sent: sums.sent + sent, failed: sums.failed + failed, dropped: sums.dropped + dropped };
    const isFailing = failed > 0 || (wasFailing && sent === 0);
    if (isFailing && wasFailing && now() - reportedAt < REPORT_MS) return;
    logEvent(event, { ...sums, ...(isFailing && errorFields(lastError)) });
    [wasFailing, reportedAt, sums] = [isFailing, now(), NOTHING];
  };

  return {
    async round() {
      const { results } = await db.prepare(DUE).bind(now(), MAX_PER_ROUND).all<{ id: number }>();
      const counts = { sent: 0, failed: 0, dropped: 0 };
      for (const { id } of results) {
        const outcome = await sendDue(id);
        if (outcome !== null) counts[outcome] += 1;
      }
      report(counts);
    },
  };
};

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { countToAddress } from '../mail/mail-count.ts';
import type { MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { errorFields, logError, logEvent } from '../observe/log-event.ts';
import { MAIL_KINDS } from '../records/quote-mail-rows.ts';
import { quoteInRow } from '../records/quote-store.ts';
import type { Settings } from '../settings.ts';
import { isReminderDue } from './desk/customer-reminders.ts';

/** Sends the queued emails about quotes, repeating each until it was delivered. */
export interface QuoteMails {
  /** Sends the emails that are due, oldest first. Failed ones are scheduled again. */
  round(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** How long the sender of an email has before another one may try. */
const LEASE_MS = 5 * MINUTE_MS;
const MAX_WAIT_MS = 12 * 60 * MINUTE_MS;
/** Number of attempts within three days; after that, people have written or called. */
const MAX_TRIES = 13;
/** Maximum number of emails per round, so that it ends before the next trigger. */
const MAX_PER_ROUND = 25;
/** Maximum number of confirmations per hour to one recipient, because anybody can enter any email address. */
const CONFIRMED_AN_HOUR = 10;

/** @example waitMs(1) // 5 minutes, then 10, 20 … */
const waitMs = (tries: number): number => Math.min(LEASE_MS * 2 ** (tries - 1), MAX_WAIT_MS);

interface Row {
  readonly id: number;
  readonly quote_id: number;
  readonly kind: string;
  readonly words: string | null;
  /** ISO time of the event. */
  readonly happened_at: string | null;
  readonly tries: number;
}

const DUE = 'SELECT id FROM quote_mails WHERE owed = 1 AND due_at <= ? ORDER BY due_at LIMIT ?';
const TAKE = `UPDATE quote_mails SET due_at = ?1, tries = tries + 1 WHERE id = ?2 AND owed = 1 AND due_at <= ?3
  RETURNING id, quote_id, kind, tries, (SELECT words FROM quote_events WHERE quote_events.id = event_id) AS words,
    (SELECT happened_at FROM quote_events WHERE quote_events.id = event_id) AS happened_at`;
const SETTLE = 'UPDATE quote_mails SET owed = ?1, due_at = ?2 WHERE id = ?3';

const kindOf = v.picklist(MAIL_KINDS);

/** Numbers of emails that were sent, that failed and will be retried, and that were given up. */
interface Sums {
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
}
const NOTHING: Sums = { sent: 0, failed: 0, dropped: 0 };
/** Minimum interval between log lines while email fails. */
const REPORT_MS = 5 * MINUTE_MS;

interface Options {
  /** `null` if email cannot be sent; the queue then waits. */
  readonly mailer: Mailer | null;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl'>;
  /** Throws if there is no catalog: emails then lack the descriptions of parts. */
  readonly readCatalog: () => Promise<Catalog>;
  readonly now: () => number;
}

export const quoteMails = (db: D1Database, { mailer, settings, readCatalog, now }: Options): QuoteMails => {
  let lastError: unknown;
  let wasFailing = false;
  let reportedAt = 0;
  let sums = NOTHING;

  const mayConfirm = async (email: string): Promise<boolean> =>
    (await countToAddress(db, email, now(), 'quotes ')) <= CONFIRMED_AN_HOUR;

  /** Sends an email. Returns `false` if it has no recipient. */
  const send = async (row: Row): Promise<boolean> => {
    const kind = v.parse(kindOf, row.kind);
    const quote = await quoteInRow(db, row.quote_id);
    if (quote === null) return false;
    if (kind.startsWith('received') && row.tries === 1 && !(await mayConfirm(quote.contact.email))) return false;
    if (kind === 'reminder' && !isReminderDue(quote, row.happened_at, now())) return false;
    const [{ quoteMail }, { mailOf }, { partDescriber }, catalog] = await Promise.all([
      import('./quote-mail.ts'),
      import('../mail/mail-layout.tsx'),
      import('./part-describer.ts'),
      readCatalog().catch(() => null),
    ]);
    const to = kind.startsWith('sales_') ? settings.salesEmail : quote.contact.email;
    const about = { settings, words: row.words ?? '', describe: partDescriber(catalog) };
    await mailer?.send(mailOf(to, quoteMail(kind, quote, about), settings));
    return true;
  };

  const sendDue = async (id: number): Promise<'sent' | 'failed' | 'dropped' | null> => {
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
        .bind(isSent ? 0 : -1, time, id)
        .run();
      return isSent ? 'sent' : 'dropped';
    } catch (error) {
      const isOver = row.tries >= MAX_TRIES;
      lastError = error;
      if (isOver)
        logError(
          'quote mail given up',
          `An email about a quote was given up after ${MAX_TRIES} failed attempts.`,
          error,
        );
      await db
        .prepare(SETTLE)
        .bind(isOver ? -1 : 1, time + waitMs(row.tries), id)
        .run();
      return isOver ? 'dropped' : 'failed';
    }
  };

  /**
   * Logs the results of a round. Every quote request starts a round: while email fails, one line is logged at the
   * start, then one every five minutes with the totals since the previous line.
   */
  const report = ({ sent, failed, dropped }: Sums): void => {
    if (sent + failed + dropped === 0) return;
    sums = { sent: sums.sent + sent, failed: sums.failed + failed, dropped: sums.dropped + dropped };
    const isFailing = failed > 0 || (wasFailing && sent === 0);
    if (isFailing && wasFailing && now() - reportedAt < REPORT_MS) return;
    logEvent('quote mails', { ...sums, ...(isFailing && errorFields(lastError)) });
    [wasFailing, reportedAt, sums] = [isFailing, now(), NOTHING];
  };

  return {
    async round() {
      if (mailer === null) return;
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

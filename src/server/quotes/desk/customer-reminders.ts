import type { D1Database } from '@cloudflare/workers-types';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { stateAt } from '../../../domain/order/quotes/quote-state.ts';

/** Reminders queued per round; the rest follows in the next one. */
const MAX_PER_ROUND = 50;

const DUE = `SELECT quote_id AS id FROM quote_work WHERE remind_on <= ? ORDER BY remind_on LIMIT ${MAX_PER_ROUND}`;
/** The reminder belongs to the last reply, so that each reply is reminded of at most once. */
const QUEUE = `INSERT INTO quote_mails (quote_id, kind, event_id, due_at)
  SELECT r.id, 'reminder', (SELECT max(id) FROM quote_events WHERE quote_id = r.id AND kind = 'answered'), ?2
  FROM quote_requests r JOIN quote_work w ON w.quote_id = r.id
  WHERE r.id = ?1 AND r.state = 'answered' AND w.lost_reason IS NULL AND r.valid_until >= ?3
    AND EXISTS (SELECT 1 FROM quote_events WHERE quote_id = r.id AND kind = 'answered')
  ON CONFLICT DO NOTHING`;
const SETTLE = 'UPDATE quote_work SET remind_on = NULL WHERE quote_id = ?1 AND remind_on <= ?2';

/**
 * Queues the reminders to customers whose day has come. Quotes that were accepted, closed or have expired get none.
 *
 * @param today `yyyy-mm-dd` in the company's time zone
 * @param now milliseconds since 1970
 */
export const queueReminders = async (db: D1Database, today: string, now: number): Promise<void> => {
  const { results } = await db.prepare(DUE).bind(today).all<{ id: number }>();
  for (const { id } of results) {
    await db.batch([db.prepare(QUEUE).bind(id, now, today), db.prepare(SETTLE).bind(id, today)]);
  }
};

/**
 * Returns whether a queued reminder is still right: the quote is open, and its last reply is the one of the reminder.
 *
 * @param answeredAt ISO time of that reply
 */
export const isReminderDue = (quote: QuoteRequest, answeredAt: string | null, now: number): boolean =>
  stateAt(quote.state, quote.validUntil, now) === 'answered' && quote.answeredAt === answeredAt;

import type { D1Database } from '@cloudflare/workers-types';
import type { ClosingDays } from '../../../domain/order/plan/day.ts';
import { isLostReason, type LostReason } from '../../../domain/order/quotes/desk/lost-reason.ts';
import { type NextAction, nextAction } from '../../../domain/order/quotes/desk/next-action.ts';
import { type QuoteStatus, quoteStatus } from '../../../domain/order/quotes/desk/quote-status.ts';
import { type ReplyClock, replyClock } from '../../../domain/order/quotes/desk/reply-clock.ts';
import { quoteNumber } from '../../../domain/order/quotes/quote.ts';
import { storedState } from '../../records/stored-state.ts';

/** A quote in a list of the desk. */
export interface InboxQuote {
  readonly id: number;
  readonly number: string;
  /** ISO time. */
  readonly requestedAt: string;
  readonly status: QuoteStatus;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  /** `null` until it is computed, as is the value. */
  readonly lines: number | null;
  readonly unmatched: number;
  readonly openLines: number;
  readonly valueCents: number | null;
  readonly isPartial: boolean;
  /** `yyyy-mm-dd`. */
  readonly validUntil: string | null;
  readonly orderNumber: string;
  readonly clock: ReplyClock;
  readonly next: NextAction;
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly followUpOn: string | null;
  readonly followUpNote: string;
  readonly lostReason: LostReason | null;
  readonly lostNote: string;
  /** Version of owner, follow-up and reason. */
  readonly version: number;
}

interface Row {
  readonly id: number;
  readonly requested_at: string;
  readonly state: string;
  readonly valid_until: string | null;
  readonly waiting_since: string | null;
  readonly open_message: number;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly follow_up_on: string | null;
  readonly follow_up_note: string | null;
  readonly first_answered_at: string | null;
  readonly is_lost: number;
  readonly is_viewed: number;
  readonly lost_reason: string | null;
  readonly lost_note: string | null;
  readonly work_version: number;
  readonly lines: number | null;
  readonly unmatched: number;
  readonly open_lines: number;
  readonly value_cents: number | null;
  readonly is_partial: number;
  readonly order_number: string;
  readonly name: unknown;
  readonly company: unknown;
  readonly email: unknown;
  readonly phone: unknown;
  readonly message: string | null;
}

/** Characters of a message that are read for the next action. */
const MESSAGE_START = 200;

const ROWS = `SELECT l.quote_id AS id, l.requested_at, l.state, l.valid_until, l.waiting_since, l.open_message, l.owner_id,
    s.name AS owner_name, l.follow_up_on, w.follow_up_note, l.first_answered_at, l.is_lost, l.is_viewed, w.lost_reason, w.lost_note,
    l.work_version, l.lines, l.unmatched, l.open_lines, l.value_cents, l.is_partial, r.order_number,
    json_extract(r.contact, '$.name') AS name, json_extract(r.contact, '$.company') AS company,
    json_extract(r.contact, '$.email') AS email, json_extract(r.contact, '$.phone') AS phone,
    CASE WHEN l.open_message THEN (SELECT substr(words, 1, ${MESSAGE_START}) FROM quote_events
      WHERE quote_id = l.quote_id AND actor = 'visitor' AND kind = 'message' ORDER BY id DESC LIMIT 1) END AS message
  FROM json_each(?) AS ids JOIN quote_list l ON l.quote_id = ids.value JOIN quote_requests r ON r.id = l.quote_id
    LEFT JOIN quote_work w ON w.quote_id = l.quote_id LEFT JOIN staff s ON s.id = l.owner_id`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the status and the clock of a listed quote depend on. */
export interface ListedAt {
  readonly now: number;
  /** `yyyy-mm-dd` in the company's time zone. */
  readonly today: string;
  readonly goalMinutes: number;
  readonly closed: ClosingDays;
}

const inboxQuote = (row: Row, { now, today, goalMinutes, closed }: ListedAt): InboxQuote => {
  const status = quoteStatus(
    {
      state: storedState(row.state),
      validUntil: row.valid_until,
      hasOpenMessage: row.open_message === 1,
      isViewed: row.is_viewed === 1,
      isLost: row.is_lost === 1,
    },
    now,
  );
  const facts = {
    status,
    unmatched: row.unmatched,
    openLines: row.open_lines,
    validUntil: row.valid_until,
    followUpOn: row.follow_up_on,
    followUpNote: row.follow_up_note ?? '',
    lostReason: isLostReason(row.lost_reason) ? row.lost_reason : null,
    orderNumber: row.order_number,
  };
  const times = {
    requestedAt: row.requested_at,
    waitingSince: row.waiting_since,
    firstAnsweredAt: row.first_answered_at,
  };
  return {
    ...facts,
    id: row.id,
    number: quoteNumber(row.id, row.requested_at),
    requestedAt: row.requested_at,
    name: textOf(row.name),
    company: textOf(row.company),
    email: textOf(row.email),
    phone: textOf(row.phone),
    lines: row.lines,
    valueCents: row.value_cents,
    isPartial: row.is_partial === 1,
    clock: replyClock(times, now, { goalMinutes, closed }),
    next: nextAction({ ...facts, hasOwner: row.owner_id !== null, message: row.message ?? '' }, today),
    ownerId: row.owner_id,
    ownerName: row.owner_name ?? '',
    lostNote: row.lost_note ?? '',
    version: row.work_version,
  };
};

/** Returns the quotes with these IDs, in this order. Quotes that do not exist are left out. */
export const readInboxQuotes = async (
  db: D1Database,
  ids: readonly number[],
  at: ListedAt,
): Promise<readonly InboxQuote[]> => {
  if (ids.length === 0) return [];
  const { results } = await db.prepare(ROWS).bind(JSON.stringify(ids)).all<Row>();
  const byId = new Map(results.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [inboxQuote(row, at)];
  });
};

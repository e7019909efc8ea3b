import type { D1Database } from '@cloudflare/workers-types';
import { type ClosingDays, dayFromText, dayToText } from '../../../domain/order/plan/day.ts';
import { businessMinutes, businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import {
  isWaitingForStaff,
  isWithCustomer,
  type QuoteStatus,
  quoteStatus,
} from '../../../domain/order/quotes/desk/quote-status.ts';
import { type ReplyFigures, replyFigures } from '../../../domain/order/quotes/desk/reply-figures.ts';
import { quoteNumber } from '../../../domain/order/quotes/quote.ts';
import { LISTED_TOTAL, type ListedTotalRow, listedTotalOf } from '../../records/listed-total.ts';
import { storedState } from '../../records/stored-state.ts';

/** A quote that waits for staff. */
export interface WaitingQuote {
  readonly number: string;
  readonly status: QuoteStatus;
  readonly customer: string;
  /** Sum of the priced lines; `null` if it is not computed. */
  readonly valueCents: number | null;
  /** Lines without a price. */
  readonly openLines: number;
  /** Business minutes since the customer waits. */
  readonly minutes: number;
  /** `null`: nobody works on it. */
  readonly owner: string | null;
}

/** A reminder of staff to themselves. */
export interface FollowUp {
  readonly number: string;
  /** `yyyy-mm-dd`. */
  readonly day: string;
  readonly note: string;
  readonly owner: string | null;
}

/** Quotes of one figure of the home page. */
export interface QuoteFigure {
  readonly count: number;
  /** Longest wait in business minutes. */
  readonly oldestMinutes: number;
  /** Quotes that are past the reply goal. */
  readonly late: number;
}

/** The work on quotes, as the home page shows it. */
export interface DeskWork {
  readonly fresh: QuoteFigure;
  readonly review: QuoteFigure;
  readonly reply: QuoteFigure;
  readonly withCustomers: { readonly count: number; readonly valueCents: number; readonly isComplete: boolean };
  /** Last days of the quotes that expire within 7 days, `yyyy-mm-dd`, earliest first. */
  readonly expiring: readonly string[];
  readonly waiting: readonly WaitingQuote[];
  readonly followUps: readonly FollowUp[];
  readonly figures: ReplyFigures;
  /** Quotes requested this month that were accepted, and those that were accepted or lost. */
  readonly month: { readonly accepted: number; readonly decided: number };
}

/** What the figures depend on. */
export interface WorkRules {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly closed: ClosingDays;
  readonly goalHours: number;
}

const MAX_OPEN = 1000;
const MAX_RECENT = 2000;
/** Sums are computed for this many quotes with customers: each may have thousands of lines. */
const MAX_VALUED = 100;
const SHOWN = 6;
const DAYS = 5;
const EXPIRING_DAYS = 7;
const FOLLOW_UP_DAYS = 3;

const WAITING_MESSAGE = `(SELECT min(happened_at) FROM quote_events event WHERE event.quote_id = quote.id
    AND actor = 'visitor' AND kind = 'message' AND happened_at > coalesce(quote.answered_at, ''))`;
const OPEN = `SELECT quote.id, requested_at, state, valid_until, ${WAITING_MESSAGE} AS message_at,
    coalesce(nullif(json_extract(contact, '$.company'), ''), json_extract(contact, '$.name'), '') AS customer,
    viewed_at, lost_reason, staff.name AS owner
  FROM quote_requests quote LEFT JOIN quote_work ON quote_work.quote_id = quote.id
    LEFT JOIN staff ON staff.id = quote_work.owner_id
  WHERE state IN ('received', 'in_work', 'answered') ORDER BY quote.id DESC LIMIT ${MAX_OPEN}`;
const RECENT = `SELECT requested_at, state, first_answered_at, lost_reason
  FROM quote_requests LEFT JOIN quote_work ON quote_work.quote_id = quote_requests.id
  ORDER BY id DESC LIMIT ${MAX_RECENT}`;
const FOLLOW_UPS = `SELECT quote_id, requested_at, follow_up_on, follow_up_note, staff.name AS owner
  FROM quote_work JOIN quote_requests ON quote_requests.id = quote_id LEFT JOIN staff ON staff.id = owner_id
  WHERE follow_up_on <= ? AND state IN ('received', 'in_work', 'answered', 'accepted')
  ORDER BY follow_up_on LIMIT ${SHOWN}`;
const VALUES = `SELECT id, ${LISTED_TOTAL} FROM quote_requests WHERE id IN (SELECT value FROM json_each(?))`;

interface OpenRow {
  readonly id: number;
  readonly requested_at: string;
  readonly state: string;
  readonly valid_until: string | null;
  readonly message_at: string | null;
  readonly customer: string;
  readonly viewed_at: string | null;
  readonly lost_reason: string | null;
  readonly owner: string | null;
}

interface RecentRow {
  readonly requested_at: string;
  readonly state: string;
  readonly first_answered_at: string | null;
  readonly lost_reason: string | null;
}

interface FollowUpRow {
  readonly quote_id: number;
  readonly requested_at: string;
  readonly follow_up_on: string;
  readonly follow_up_note: string;
  readonly owner: string | null;
}

/** Statuses in the order of the list. */
const ORDER: readonly QuoteStatus[] = ['new', 'reply', 'review'];

const valuesOf = async (
  db: D1Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<WaitingQuote, 'valueCents' | 'openLines'>>> => {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(VALUES)
    .bind(JSON.stringify(ids))
    .all<ListedTotalRow & { readonly id: number }>();
  return new Map(
    results.map((row) => {
      const { totalCents, openLines } = listedTotalOf(row);
      return [row.id, { valueCents: totalCents, openLines }];
    }),
  );
};

/** Reads the work on quotes from D1. */
const readDeskWork = async (db: D1Database, { now, closed, goalHours }: WorkRules): Promise<DeskWork> => {
  const today = businessTime(now).day;
  const goalMinutes = goalHours * 60;
  const [open, recent, due] = await Promise.all([
    db.prepare(OPEN).all<OpenRow>(),
    db.prepare(RECENT).all<RecentRow>(),
    db
      .prepare(FOLLOW_UPS)
      .bind(dayToText(today + FOLLOW_UP_DAYS))
      .all<FollowUpRow>(),
  ]);
  const quotes = open.results.map((row) => ({
    ...row,
    status: quoteStatus(
      {
        state: storedState(row.state),
        validUntil: row.valid_until,
        hasOpenMessage: row.message_at !== null,
        isViewed: row.viewed_at !== null,
        isLost: row.lost_reason !== null,
      },
      now,
    ),
  }));
  const waiting = quotes
    .filter(({ status }) => isWaitingForStaff(status))
    .map((row) => ({
      ...row,
      minutes: businessMinutes(
        Date.parse((row.status === 'reply' ? row.message_at : null) ?? row.requested_at),
        now,
        closed,
      ),
    }))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.minutes - a.minutes);
  const figureOf = (status: QuoteStatus): QuoteFigure => {
    const all = waiting.filter((one) => one.status === status);
    return {
      count: all.length,
      oldestMinutes: Math.max(0, ...all.map(({ minutes }) => minutes)),
      late: all.filter(({ minutes }) => minutes > goalMinutes).length,
    };
  };
  const withCustomers = quotes.filter(({ status }) => isWithCustomer(status));
  const shown = waiting.slice(0, SHOWN);
  const values = await valuesOf(
    db,
    [...shown, ...withCustomers.slice(0, MAX_VALUED)].map(({ id }) => id),
  );
  const lastDay = dayToText(today + EXPIRING_DAYS);
  const month = dayToText(today).slice(0, 'yyyy-mm'.length);
  const ofMonth = recent.results.filter((row) => row.requested_at.startsWith(month));
  const accepted = ofMonth.filter(({ state }) => state === 'accepted').length;
  const lost = ofMonth.filter(({ state, lost_reason: reason }) => state === 'withdrawn' || reason !== null).length;
  return {
    fresh: figureOf('new'),
    review: figureOf('review'),
    reply: figureOf('reply'),
    withCustomers: {
      count: withCustomers.length,
      valueCents: withCustomers.reduce((sum, { id }) => sum + (values.get(id)?.valueCents ?? 0), 0),
      isComplete: withCustomers.length <= MAX_VALUED,
    },
    expiring: withCustomers
      .flatMap(({ valid_until: day }) => (day !== null && day <= lastDay ? [day] : []))
      .sort((a, b) => a.localeCompare(b)),
    waiting: shown.map((row) => ({
      number: quoteNumber(row.id, row.requested_at),
      status: row.status,
      customer: row.customer,
      minutes: row.minutes,
      owner: row.owner,
      ...(values.get(row.id) ?? { valueCents: null, openLines: 0 }),
    })),
    followUps: due.results.map((row) => ({
      number: quoteNumber(row.quote_id, row.requested_at),
      day: row.follow_up_on,
      note: row.follow_up_note,
      owner: row.owner,
    })),
    figures: replyFigures(
      recent.results.map((row) => ({
        requestedAt: Date.parse(row.requested_at),
        answeredAt: row.first_answered_at === null ? null : Date.parse(row.first_answered_at),
      })),
      now,
      { goalMinutes, dayCount: DAYS, closed },
    ),
    month: { accepted, decided: accepted + lost },
  };
};

/** Reads the work on quotes. */
export interface DeskWorkReader {
  read(rules: WorkRules): Promise<DeskWork>;
}

export const deskWork = (db: D1Database): DeskWorkReader => ({ read: (rules) => readDeskWork(db, rules) });

/** Returns closing days as the clock reads them. */
export const closingDaySet = (days: readonly string[]): ClosingDays =>
  new Set(days.flatMap((day) => dayFromText(day) ?? []));

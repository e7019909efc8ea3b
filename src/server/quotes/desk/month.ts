import type { D1Database } from '@cloudflare/workers-types';
import { type ClosingDays, dayToText } from '../../../domain/order/plan/day.ts';
import { BUSINESS_ZONE, businessTime } from '../../../domain/order/quotes/desk/business-clock.ts';
import { isLostReason } from '../../../domain/order/quotes/desk/lost-reason.ts';
import { type MonthQuote, type MonthReport, monthReport } from '../../../domain/order/quotes/desk/month-report.ts';
import { quoteStatus } from '../../../domain/order/quotes/desk/quote-status.ts';
import { storedState } from '../../records/stored-state.ts';

/** Maximum number of quotes in one report. */
const MAX_QUOTES = 20_000;

const READ = `SELECT l.requested_at, l.first_answered_at, l.state, l.valid_until, l.open_message, l.is_viewed, l.is_lost, l.is_partial,
    l.value_cents, w.lost_reason, s.name AS owner
  FROM quote_list l LEFT JOIN quote_work w ON w.quote_id = l.quote_id AND l.is_lost = 1 LEFT JOIN staff s ON s.id = l.owner_id
  WHERE l.requested_at >= ?1 AND l.requested_at < ?2 ORDER BY l.requested_at LIMIT ${MAX_QUOTES}`;

interface Row {
  readonly requested_at: string;
  readonly first_answered_at: string | null;
  readonly state: string;
  readonly valid_until: string | null;
  readonly open_message: number;
  readonly is_viewed: number;
  readonly is_lost: number;
  readonly is_partial: number;
  readonly value_cents: number | null;
  readonly lost_reason: string | null;
  readonly owner: string | null;
}

const HOUR_MS = 3_600_000;
/** Offsets of the company's time zone, `BUSINESS_ZONE`, from UTC in hours. */
const OFFSETS = [4, 5];

/** Returns the ISO time at which a day begins in `BUSINESS_ZONE`. @param day `yyyy-mm-dd` */
const startOfDay = (day: string): string => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const starts = OFFSETS.map((hours) => midnight + hours * HOUR_MS);
  const start = starts.find((at) => {
    const { day: at0, minute } = businessTime(at);
    return minute === 0 && dayToText(at0) === day;
  });
  if (start === undefined) throw new Error(`${day} has no start in ${BUSINESS_ZONE}.`);
  return new Date(start).toISOString();
};

const MONTHS = 12;

/** Returns the month before or after a month. @example otherMonth('2026-12', 1) // '2027-01' */
export const otherMonth = (month: string, step: 1 | -1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * MONTHS + number - 1 + step;
  return `${Math.floor(at / MONTHS)}-${String((at % MONTHS) + 1).padStart(2, '0')}`;
};

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text);

/** Returns the month of a time in the company's time zone. @example monthOf(now) // '2026-11' */
export const monthOf = (at: number): string => dayToText(businessTime(at).day).slice(0, 'yyyy-mm'.length);

const monthQuote = (row: Row, now: number): MonthQuote => ({
  requestedAt: row.requested_at,
  firstAnsweredAt: row.first_answered_at,
  status: quoteStatus(
    {
      state: storedState(row.state),
      validUntil: row.valid_until,
      hasOpenMessage: row.open_message === 1,
      isViewed: row.is_viewed === 1,
      isLost: row.is_lost === 1,
    },
    now,
  ),
  lostReason: isLostReason(row.lost_reason) ? row.lost_reason : null,
  isPartial: row.is_partial === 1,
  valueCents: row.value_cents ?? 0,
  owner: row.owner ?? '',
});

/** Reads the report of a month in the company's time zone. @param month `yyyy-mm` */
export const readMonth = async (
  db: D1Database,
  month: string,
  { now, closed }: { readonly now: number; readonly closed: ClosingDays },
): Promise<MonthReport> => {
  const [from, to] = [startOfDay(`${month}-01`), startOfDay(`${otherMonth(month, 1)}-01`)];
  const { results } = await db.prepare(READ).bind(from, to).all<Row>();
  return monthReport(
    results.map((row) => monthQuote(row, now)),
    closed,
  );
};

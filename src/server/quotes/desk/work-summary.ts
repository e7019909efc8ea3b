import type { D1Database } from '@cloudflare/workers-types';
import { type ReplyFigures, replyFigures } from '../../../domain/order/quotes/desk/reply-figures.ts';
import { computeColumns } from './compute-columns.ts';
import { type ListTimes, tabCondition } from './list-filter.ts';
import { type ListOptions, listMoment } from './list-moment.ts';
import type { InboxQuote } from './listed-rows.ts';
import { readOrdered } from './quote-list.ts';
import { allOf, type Condition, condition } from './sql-condition.ts';
import { readTabSums, type TabSums } from './tab-sums.ts';

/** The tabs whose figures the home page shows. */
const TABS = ['new', 'review', 'reply', 'quoted', 'expiring'] as const;

/** The work on quotes at a time. */
export interface WorkSummary {
  readonly sums: Readonly<Record<(typeof TABS)[number], TabSums>>;
  /** The first quotes that wait for staff, in the order of the list. */
  readonly waiting: readonly InboxQuote[];
  /** The next follow-ups, earliest first. */
  readonly followUps: readonly InboxQuote[];
  /** Requests and replies of the last business days. */
  readonly replies: ReplyFigures;
}

const SHOWN = 6;
const COMPUTED_AT_ONCE = 30;
const BUSINESS_DAYS = 5;
/** Includes five business days in any case, also with closing days. */
const RECENT_MS = 21 * 86_400_000;
const MAX_RECENT = 2000;

const followUpCondition = ({ followUpsUntil }: ListTimes): Condition =>
  allOf(condition('follow_up_on <= ?', followUpsUntil), condition("state <> 'withdrawn'"));

/** Reads the work on quotes for the home page of the desk. */
export const readWorkSummary = async (db: D1Database, options: ListOptions): Promise<WorkSummary> => {
  await computeColumns(db, COMPUTED_AT_ONCE);
  const { times, at } = listMoment(options);
  const [sums, waiting, followUps, recent] = await Promise.all([
    Promise.all(TABS.map(async (tab) => [tab, await readTabSums(db, tab, times)] as const)),
    readOrdered(db, tabCondition('open', times), { order: 'waiting', limit: SHOWN }, at),
    readOrdered(db, followUpCondition(times), { order: 'followUp', limit: SHOWN }, at),
    db
      .prepare(
        `SELECT requested_at, first_answered_at FROM quote_list WHERE requested_at >= ?
          ORDER BY requested_at DESC LIMIT ${MAX_RECENT}`,
      )
      .bind(new Date(at.now - RECENT_MS).toISOString())
      .all<{ requested_at: string; first_answered_at: string | null }>(),
  ]);
  const requests = recent.results.map(({ requested_at: requestedAt, first_answered_at: answeredAt }) => ({
    requestedAt: Date.parse(requestedAt),
    answeredAt: answeredAt === null ? null : Date.parse(answeredAt),
  }));
  return {
    sums: Object.fromEntries(sums) as WorkSummary['sums'],
    waiting,
    followUps,
    replies: replyFigures(requests, at.now, { ...at, dayCount: BUSINESS_DAYS }),
  };
};

import type { D1Database } from '@cloudflare/workers-types';
import type { ListTab } from '../../../domain/order/quotes/desk/list-tab.ts';
import { type ListTimes, tabCondition } from './list-filter.ts';

/** Figures of the quotes of a tab. */
export interface TabSums {
  readonly count: number;
  /** Sum of the values that are computed. */
  readonly valueCents: number;
  /** Quotes that are past the reply goal. */
  readonly late: number;
  /** ISO time since which the first customer waits; `null`: nobody waits. */
  readonly waitingSince: string | null;
  /** First and last day of validity, `yyyy-mm-dd`; `null` without one. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export const NO_SUMS: TabSums = {
  count: 0,
  valueCents: 0,
  late: 0,
  waitingSince: null,
  firstDay: null,
  lastDay: null,
};

/** Reads the figures of a tab. */
export const readTabSums = async (db: D1Database, tab: ListTab, times: ListTimes): Promise<TabSums> => {
  const where = tabCondition(tab, times);
  const row = await db
    .prepare(
      `SELECT count(*) AS count, coalesce(sum(value_cents), 0) AS valueCents,
        coalesce(sum(waiting_since < ?), 0) AS late, min(waiting_since) AS waitingSince,
        min(valid_until) AS firstDay, max(valid_until) AS lastDay
      FROM quote_list WHERE ${where.sql}`,
    )
    .bind(times.lateBefore, ...where.values)
    .first<TabSums>();
  return row ?? NO_SUMS;
};

import type { D1Database } from '@cloudflare/workers-types';
import { LIST_TAB_NAMES, type ListTab } from '../../../domain/order/quotes/desk/list-tab.ts';
import { computeColumns } from './compute-columns.ts';
import { belowCondition, filterCondition, type ListFilter, type ListTimes, tabCondition } from './list-filter.ts';
import { type ListOptions, listMoment } from './list-moment.ts';
import { type InboxQuote, type ListedAt, readInboxQuotes } from './listed-rows.ts';
import { allOf, anyOf, type Condition } from './sql-condition.ts';
import { readTabSums, type TabSums } from './tab-sums.ts';

/** Which quotes a list has. */
export interface ListQuery {
  readonly tab: ListTab;
  readonly filter: ListFilter;
  /** Whether the tab `open` also lists quotes with customers that expire soon or need a follow-up. */
  readonly hasBelow: boolean;
}

export interface QuotePage {
  readonly items: readonly InboxQuote[];
  readonly total: number;
  /** From 1; the last page if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  /** Quotes per tab that match the filter. */
  readonly counts: Readonly<Record<ListTab, number>>;
  /** All open quotes, regardless of the filter. */
  readonly open: TabSums;
}

/** New requests that a list does not show yet. */
export interface Arrivals {
  readonly count: number;
  /** Customer and number of lines of the newest one. */
  readonly customer: string;
  readonly lines: number;
}

/** The lists of quotes at the desk. */
export interface QuoteList {
  page(query: ListQuery, page: number): Promise<QuotePage>;
  /** Counts the quotes of a list. */
  count(query: ListQuery): Promise<number>;
  /** Returns the quotes with these IDs, in this order. */
  byIds(ids: readonly number[]): Promise<readonly InboxQuote[]>;
  /** Returns the IDs after `after` of a list in ascending order, for an export. */
  idsAfter(query: ListQuery, after: number, limit: number): Promise<readonly number[]>;
  /** Returns the requests with an ID above `id`. */
  arrivals(id: number): Promise<Arrivals>;
  /** ID of the newest request; 0 without any. */
  newest(): Promise<number>;
}

export const PAGE_SIZE = 50;
/** Quotes whose value is computed before a list is read; the trigger computes the rest. */
const COMPUTED_AT_ONCE = 30;
const ARRIVALS_COMPUTED = 3;

const ORDERS: Readonly<Record<'waiting' | 'expiry' | 'followUp' | 'newest', string>> = {
  // New, reply needed, in review, each with the longest wait first; then quotes with customers by expiry.
  waiting: `CASE WHEN state = 'received' THEN 0 WHEN state = 'in_work' AND open_message = 0 THEN 2
      WHEN open_message = 1 THEN 1 ELSE 3 END,
    waiting_since IS NULL, waiting_since, valid_until IS NULL, valid_until, quote_id`,
  expiry: 'valid_until IS NULL, valid_until, quote_id',
  followUp: 'follow_up_on, quote_id',
  newest: 'quote_id DESC',
};

const ORDER_OF: Readonly<Record<ListTab, keyof typeof ORDERS>> = {
  open: 'waiting',
  new: 'waiting',
  review: 'waiting',
  reply: 'waiting',
  quoted: 'expiry',
  expiring: 'expiry',
  'follow-up': 'followUp',
  accepted: 'newest',
  lost: 'newest',
  expired: 'newest',
  all: 'newest',
};

/** Columns that the conditions of the tabs read: the first ones of the index `quote_list_counts`. */
const COUNTED = 'state, valid_until, open_message, is_lost, follow_up_on';

const listCondition = ({ tab, filter, hasBelow }: ListQuery, times: ListTimes): Condition => {
  const tabPart = tabCondition(tab, times);
  const shown = tab === 'open' && hasBelow ? anyOf(tabPart, belowCondition(times)) : tabPart;
  return allOf(shown, filterCondition(filter, times));
};

/** Reads the quotes that meet a condition, in an order. */
export const readOrdered = async (
  db: D1Database,
  where: Condition,
  {
    order,
    limit,
    offset = 0,
  }: { readonly order: keyof typeof ORDERS; readonly limit: number; readonly offset?: number },
  at: ListedAt,
): Promise<readonly InboxQuote[]> => {
  const { results } = await db
    .prepare(`SELECT quote_id AS id FROM quote_list WHERE ${where.sql} ORDER BY ${ORDERS[order]} LIMIT ? OFFSET ?`)
    .bind(...where.values, limit, offset)
    .all<{ id: number }>();
  return readInboxQuotes(
    db,
    results.map(({ id }) => id),
    at,
  );
};

/** Lists in D1, read from the small table `quote_list`. */
export const quoteList = (db: D1Database, options: ListOptions): QuoteList => {
  const momentOf = (): ReturnType<typeof listMoment> => listMoment(options);
  const count = async (part: Condition): Promise<number> => {
    const row = await db
      .prepare(`SELECT count(*) AS total FROM quote_list WHERE ${part.sql}`)
      .bind(...part.values)
      .first<{ total: number }>();
    return row?.total ?? 0;
  };

  const counts = async (filter: ListFilter, times: ListTimes): Promise<Readonly<Record<ListTab, number>>> => {
    const tabs = LIST_TAB_NAMES.map((tab) => tabCondition(tab, times));
    const where = filterCondition(filter, times);
    const sums = tabs.map(({ sql }, at) => `coalesce(sum(quotes * ${sql}), 0) AS "${LIST_TAB_NAMES[at]}"`);
    // Grouping in the order of an index reads it once, and leaves few rows for the conditions of the tabs.
    const row = await db
      .prepare(
        `SELECT ${sums.join(', ')} FROM (SELECT ${COUNTED}, count(*) AS quotes FROM quote_list
          WHERE ${where.sql} GROUP BY ${COUNTED})`,
      )
      .bind(...tabs.flatMap(({ values }) => values), ...where.values)
      .first<Record<ListTab, number>>();
    return Object.fromEntries(LIST_TAB_NAMES.map((tab) => [tab, row?.[tab] ?? 0])) as Record<ListTab, number>;
  };

  return {
    async page(query, requested) {
      await computeColumns(db, COMPUTED_AT_ONCE);
      const { times, at } = momentOf();
      const where = listCondition(query, times);
      const isMixed = query.tab === 'open' && query.hasBelow;
      const [mixed, tabs, open] = await Promise.all([
        isMixed ? count(where) : 0,
        counts(query.filter, times),
        readTabSums(db, 'open', times),
      ]);
      const total = isMixed ? mixed : tabs[query.tab];
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      const page = Math.min(Math.max(1, requested), pages);
      const part = { order: ORDER_OF[query.tab], limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const items = await readOrdered(db, where, part, at);
      return { items, total, page, pages, counts: tabs, open };
    },
    count: async (query) => count(listCondition(query, momentOf().times)),
    byIds: (ids) => readInboxQuotes(db, ids, momentOf().at),
    async idsAfter(query, after, limit) {
      const where = listCondition(query, momentOf().times);
      const { results } = await db
        .prepare(`SELECT quote_id AS id FROM quote_list WHERE quote_id > ? AND ${where.sql} ORDER BY quote_id LIMIT ?`)
        .bind(after, ...where.values, limit)
        .all<{ id: number }>();
      return results.map(({ id }) => id);
    },
    async arrivals(id) {
      await computeColumns(db, ARRIVALS_COMPUTED);
      const row = await db
        .prepare('SELECT count(*) AS count, max(quote_id) AS newest FROM quote_list WHERE quote_id > ?')
        .bind(id)
        .first<{ count: number; newest: number | null }>();
      const [newest] = await readInboxQuotes(db, row?.newest ? [row.newest] : [], momentOf().at);
      return { count: row?.count ?? 0, customer: newest?.company || newest?.name || '', lines: newest?.lines ?? 0 };
    },
    async newest() {
      const row = await db
        .prepare('SELECT coalesce(max(quote_id), 0) AS newest FROM quote_list')
        .first<{ newest: number }>();
      return row?.newest ?? 0;
    },
  };
};

import { LIST_TAB_NAMES } from '../../../src/domain/order/quotes/desk/list-tab.ts';
import { monthReport } from '../../../src/domain/order/quotes/desk/month-report.ts';
import type { QuoteInbox } from '../../../src/server/quotes/desk/quote-inbox.ts';
import type { QuotePage } from '../../../src/server/quotes/desk/quote-list.ts';
import { NO_SUMS } from '../../../src/server/quotes/desk/tab-sums.ts';

const NOTHING = { changed: [], conflicts: [], undo: null };

/** Lists of the desk without any quote. */
export const NO_QUOTE_INBOX: QuoteInbox = {
  page: async () => ({
    items: [],
    total: 0,
    page: 1,
    pages: 1,
    counts: Object.fromEntries(LIST_TAB_NAMES.map((tab) => [tab, 0])) as QuotePage['counts'],
    open: NO_SUMS,
  }),
  count: async () => 0,
  byIds: async () => [],
  idsAfter: async () => [],
  arrivals: async () => ({ count: 0, customer: '', lines: 0 }),
  newest: async () => 0,
  setOwner: async () => NOTHING,
  setFollowUp: async () => NOTHING,
  undo: async () => NOTHING,
  markLost: async () => ({ changed: [], refused: [] }),
  reopen: async () => ({ changed: [], refused: [] }),
  preview: async () => null,
  summary: async () => ({
    sums: { new: NO_SUMS, review: NO_SUMS, reply: NO_SUMS, quoted: NO_SUMS, expiring: NO_SUMS },
    waiting: [],
    followUps: [],
    replies: { days: [], answered: 0, withinGoal: 0, medianMinutes: null },
  }),
  month: async () => monthReport([], new Set()),
  markViewed: async () => undefined,
  deskRound: async () => undefined,
};

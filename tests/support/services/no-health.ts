import type { DeskWork } from '../../../src/server/desk/home/desk-work.ts';
import type { SiteHealth } from '../../../src/server/site-health/site-health.ts';

/** Nothing failed, and nothing waits. */
export const NO_HEALTH: SiteHealth = {
  errors: { record: async () => undefined, lastDay: async () => [], forgetEnded: async () => undefined },
  jobs: { record: async () => undefined, read: async () => ({}) },
  mails: { maxTries: 13, list: async () => [], retry: async () => false, drop: async () => false },
  pages: { run: async () => ({ pages: 0, problems: 0 }), problems: async () => [] },
  counts: async () => ({ quotes: 0, messages: 0, syncedAt: null }),
  messages: async () => ({ count: 0, oldest: null, newest: [] }),
  deliveries: async () => ({ pending: 0, rejected: 0 }),
  storage: async () => [],
};

const NOTHING = { count: 0, oldestMinutes: 0, late: 0 };

/** There are no quotes. */
export const NO_WORK: DeskWork = {
  fresh: NOTHING,
  review: NOTHING,
  reply: NOTHING,
  withCustomers: { count: 0, valueCents: 0, isComplete: true },
  expiring: [],
  waiting: [],
  followUps: [],
  figures: { days: [], answered: 0, withinGoal: 0, medianMinutes: null },
  month: { accepted: 0, decided: 0 },
};

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

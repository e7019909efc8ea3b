import type { StaffServices } from '../../../src/server/staff/staff-services.ts';

const unexpected = (): never => {
  throw new Error('This test has no staff.');
};

const NO_QUOTES = { count: 0, oldest: null };

/** Nobody is staff: no session and no path of a sign-in page is valid. */
export const NO_STAFF: StaffServices = {
  sessions: {
    start: unexpected,
    find: async () => null,
    confirm: unexpected,
    listOf: unexpected,
    end: unexpected,
    endAllStatement: unexpected,
    forgetEnded: async () => undefined,
  },
  audit: {
    statement: unexpected,
    statementIfChanged: unexpected,
    record: unexpected,
    page: unexpected,
    forgetEnded: async () => undefined,
  },
  path: { read: unexpected, isPath: async () => false },
  openQuotes: async () => ({ received: NO_QUOTES, in_work: NO_QUOTES, answered: NO_QUOTES }),
};

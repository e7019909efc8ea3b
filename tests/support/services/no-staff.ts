import type { StaffServices } from '../../../src/server/staff/staff-services.ts';

const unexpected = (): never => {
  throw new Error('This test has no staff.');
};

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
  members: {
    all: unexpected,
    byId: unexpected,
    byEmail: unexpected,
    invite: unexpected,
    joinStatement: unexpected,
    setRole: unexpected,
    remove: unexpected,
    noteSeen: unexpected,
    hasShortcuts: unexpected,
    setShortcuts: unexpected,
  },
  links: { create: unexpected, ownerOf: unexpected, use: unexpected, forgetEnded: async () => undefined },
  passkeys: {
    challenge: unexpected,
    created: unexpected,
    addStatement: unexpected,
    used: unexpected,
    countOf: unexpected,
    forgetEnded: async () => undefined,
  },
  verifyAccess: null,
  sendMail: async () => false,
  mayMail: async () => false,
  forgetEnded: async () => undefined,
  audit: {
    batch: unexpected,
    statement: unexpected,
    statementIfChanged: unexpected,
    record: unexpected,
    page: unexpected,
    forgetEnded: async () => undefined,
  },
  path: { read: unexpected, isPath: async () => false },
};

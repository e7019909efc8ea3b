import type { MessageServices } from '../../../src/server/messages/message-services.ts';

/** There are no form messages, and no email is received. */
export const NO_MESSAGES: MessageServices = {
  store: {
    counts: async () => ({ tabs: { open: 0, suspect: 0, done: 0, spam: 0, all: 0 }, formTypes: [] }),
    page: async () => ({ messages: [], hasMore: false }),
    read: async () => null,
    fileOf: async () => null,
  },
  changes: {
    act: async () => 'unknown',
    assign: async () => 'unknown',
    note: async () => 'unknown',
    reply: async () => 'unknown',
  },
  files: { stream: async () => null, picture: async () => null },
  sendMails: async () => undefined,
  receive: async () => ({ kind: 'rejected', reason: 'unknown address', message: 'This address is not in use.' }),
};

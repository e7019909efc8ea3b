/** States that staff set. */
export const MESSAGE_STATES = ['open', 'done', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Tabs of the list, in order. A suspect message is one whose hidden field was filled in; it is in no other tab but All. */
export const MESSAGE_TABS = ['open', 'done', 'suspect', 'spam', 'all'] as const;
export type MessageTab = (typeof MESSAGE_TABS)[number];

export const TAB_LABELS: Readonly<Record<MessageTab, string>> = {
  open: 'Open',
  done: 'Done',
  suspect: 'Suspect',
  spam: 'Spam',
  all: 'All',
};

export const isMessageTab = (text: unknown): text is MessageTab => MESSAGE_TABS.some((tab) => tab === text);

/** Where a message is: its state, and whether its hidden field was filled in. */
export interface MessagePlace {
  readonly state: MessageState;
  readonly isSuspect: boolean;
}

/** Returns the tab of a message besides All. */
export const tabOf = ({ state, isSuspect }: MessagePlace): Exclude<MessageTab, 'all'> =>
  state === 'open' && isSuspect ? 'suspect' : state;

interface ActionRule {
  readonly label: string;
  /** Text of the page after the action. */
  readonly done: string;
  readonly from: Exclude<MessageTab, 'all'>;
  readonly to: MessagePlace;
  /** The reverse action. */
  readonly undo: string;
}

/** What staff do with a message. Each has a reverse action. */
export const MESSAGE_ACTIONS = {
  done: {
    label: 'Mark done',
    done: 'Marked as done.',
    from: 'open',
    to: { state: 'done', isSuspect: false },
    undo: 'reopen',
  },
  reopen: { label: 'Reopen', done: 'Reopened.', from: 'done', to: { state: 'open', isSuspect: false }, undo: 'done' },
  spam: {
    label: 'Spam',
    done: 'Moved to spam.',
    from: 'open',
    to: { state: 'spam', isSuspect: false },
    undo: 'not-spam',
  },
  'not-spam': {
    label: 'Not spam',
    done: 'Moved to open.',
    from: 'spam',
    to: { state: 'open', isSuspect: false },
    undo: 'spam',
  },
  trust: {
    label: 'Not suspect',
    done: 'Moved to open.',
    from: 'suspect',
    to: { state: 'open', isSuspect: false },
    undo: 'suspect',
  },
  suspect: {
    label: 'Suspect',
    done: 'Moved to suspect.',
    from: 'open',
    to: { state: 'open', isSuspect: true },
    undo: 'trust',
  },
  'suspect-spam': {
    label: 'Spam',
    done: 'Moved to spam.',
    from: 'suspect',
    to: { state: 'spam', isSuspect: true },
    undo: 'spam-suspect',
  },
  'spam-suspect': {
    label: 'Not spam',
    done: 'Moved to suspect.',
    from: 'spam',
    to: { state: 'open', isSuspect: true },
    undo: 'suspect-spam',
  },
} as const satisfies Readonly<Record<string, ActionRule>>;

export type MessageAction = keyof typeof MESSAGE_ACTIONS;

export const isMessageAction = (text: unknown): text is MessageAction =>
  typeof text === 'string' && Object.hasOwn(MESSAGE_ACTIONS, text);

/** Returns the actions that the page of a message offers, the main one first. */
export const actionsFor = (place: MessagePlace): readonly MessageAction[] => {
  switch (tabOf(place)) {
    case 'open':
      return ['done', 'spam'];
    case 'done':
      return ['reopen'];
    case 'suspect':
      return ['trust', 'suspect-spam'];
    case 'spam':
      return ['not-spam'];
  }
};

/** Returns the number by which staff refer to a message. @example messageNumber(12, '2026-11-23T…') // 'M-2026-000012' */
export const messageNumber = (row: number, submittedAt: string): string =>
  `M-${submittedAt.slice(0, 4)}-${String(row).padStart(6, '0')}`;

/** What a message needs next: a first reply, a reply to the customer's email, or nothing until the customer writes. */
export type MessageProgress = 'new' | 'reply-needed' | 'replied';

/** @param last kind of the newest reply or email; `null` without one */
export const progressOf = (last: 'reply' | 'mail' | null): MessageProgress =>
  last === null ? 'new' : last === 'mail' ? 'reply-needed' : 'replied';

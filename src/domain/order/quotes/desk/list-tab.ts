/** The tabs of the list of quotes, in order. The keys 1 to 9 open the first nine. */
export const LIST_TABS = {
  open: 'Open',
  new: 'New',
  review: 'In review',
  reply: 'Reply needed',
  quoted: 'Quoted',
  expiring: 'Expiring',
  'follow-up': 'Follow-up due',
  accepted: 'Accepted',
  lost: 'Lost',
  expired: 'Expired',
  all: 'All',
} as const;

export type ListTab = keyof typeof LIST_TABS;

export const LIST_TAB_NAMES = Object.keys(LIST_TABS) as readonly ListTab[];

export const isListTab = (text: unknown): text is ListTab => typeof text === 'string' && Object.hasOwn(LIST_TABS, text);

/** Days before the last day of a quote in which it counts as expiring. */
export const EXPIRING_DAYS = 7;
/** Days ahead for which follow-ups are shown below the open quotes. */
export const FOLLOW_UP_DAYS = 7;

/** How far a quote has come, as it is kept. */
export const STORED_STATES = ['received', 'in_work', 'answered', 'accepted', 'withdrawn'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** As people see it: an answer that nobody accepted in time has expired. */
export type QuoteState = StoredState | 'expired';

/** What happens to a quote. Visitors write and accept; all else is done by staff. */
export const EVENT_KINDS = ['in_work', 'answered', 'withdrawn', 'accepted', 'message'] as const;
export type QuoteEventKind = (typeof EVENT_KINDS)[number];

/** Where each event leads; what is not here is not possible. */
const NEXT: Readonly<Record<QuoteState, Partial<Readonly<Record<QuoteEventKind, StoredState>>>>> = {
  received: { in_work: 'in_work', answered: 'answered', withdrawn: 'withdrawn', message: 'received' },
  in_work: { answered: 'answered', withdrawn: 'withdrawn', message: 'in_work' },
  answered: {
    in_work: 'in_work',
    answered: 'answered',
    withdrawn: 'withdrawn',
    accepted: 'accepted',
    message: 'answered',
  },
  // To ask again starts it anew: its prices hold no longer.
  expired: { in_work: 'in_work', answered: 'answered', withdrawn: 'withdrawn', message: 'received' },
  // An order request: only people change it, by mail.
  accepted: { message: 'accepted' },
  withdrawn: {},
};

/** The state after an event; null: it cannot happen now. @example nextState('received', 'accepted') // null */
export const nextState = (state: QuoteState, event: QuoteEventKind): StoredState | null => NEXT[state][event] ?? null;

/** Days that an answer holds unless it says another day. */
export const VALID_DAYS = 30;
const DAY_MS = 86_400_000;
/** A day is over on the whole earth 36 hours after it begins in UTC. */
const WHOLE_DAY_MS = 1.5 * DAY_MS;

/** The last day of an answer. @example validUntilOf('2026-11-23T10:42:00.000Z') // '2026-12-23' */
export const validUntilOf = (answeredAt: string): string =>
  new Date(Date.parse(answeredAt) + VALID_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * The state at a moment.
 *
 * @param validUntil last day of the answer, `yyyy-mm-dd`; null: it names none
 * @param now milliseconds since 1970
 */
export const stateAt = (state: StoredState, validUntil: string | null, now: number): QuoteState =>
  state === 'answered' && validUntil !== null && now >= Date.parse(validUntil) + WHOLE_DAY_MS ? 'expired' : state;

const TEXTS: Readonly<Record<QuoteState, string>> = {
  received: 'Received',
  in_work: 'In work',
  answered: 'Answered',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

/** @example quoteStateText('in_work') // 'In work' */
export const quoteStateText = (state: QuoteState): string => TEXTS[state];

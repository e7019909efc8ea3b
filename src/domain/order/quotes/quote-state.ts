/** The stored state of a quote. */
export const STORED_STATES = ['received', 'in_work', 'answered', 'accepted', 'withdrawn'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** The displayed state: a reply that was not accepted in time has expired. */
export type QuoteState = StoredState | 'expired';

/** Events of a quote. Visitors send messages and accept. Staff do everything else. */
export const EVENT_KINDS = ['in_work', 'answered', 'withdrawn', 'accepted', 'message'] as const;
export type QuoteEventKind = (typeof EVENT_KINDS)[number];

/** The next state by state and event. Missing combinations are not allowed. */
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
  // A message reopens the quote, because its prices are no longer valid.
  expired: { in_work: 'in_work', answered: 'answered', withdrawn: 'withdrawn', message: 'received' },
  // An order request, which is only changed by people, by email.
  accepted: { message: 'accepted' },
  // Only staff reopen a closed quote. Its reply cannot be accepted until they send it again.
  withdrawn: { in_work: 'in_work' },
};

/**
 * Returns the state after an event, or null if the event is not allowed in this state.
 *
 * @example nextState('received', 'accepted') // null
 */
export const nextState = (state: QuoteState, event: QuoteEventKind): StoredState | null => NEXT[state][event] ?? null;

/** Default validity of a reply in days. */
export const VALID_DAYS = 30;
const DAY_MS = 86_400_000;
/** A day ends everywhere on earth within 36 hours of its start in UTC. */
const WHOLE_DAY_MS = 1.5 * DAY_MS;

/**
 * Returns the last day of a reply's default validity.
 *
 * @example validUntilOf('2026-11-23T10:42:00.000Z') // '2026-12-23'
 */
export const validUntilOf = (answeredAt: string): string =>
  new Date(Date.parse(answeredAt) + VALID_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * Returns the state at a point in time.
 *
 * @param validUntil last day of the reply's validity, `yyyy-mm-dd`, or null if it has none
 * @param now milliseconds since 1970
 */
export const stateAt = (state: StoredState, validUntil: string | null, now: number): QuoteState =>
  state === 'answered' && validUntil !== null && now >= Date.parse(validUntil) + WHOLE_DAY_MS ? 'expired' : state;

const TEXTS: Readonly<Record<QuoteState, string>> = {
  received: 'Received',
  in_work: 'In review',
  answered: 'Quoted',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Closed',
};

/** @example quoteStateText('in_work') // 'In review' */
export const quoteStateText = (state: QuoteState): string => TEXTS[state];

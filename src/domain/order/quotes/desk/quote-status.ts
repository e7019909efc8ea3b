import { type StoredState, stateAt } from '../quote-state.ts';

/** The status of a quote at the desk, in the order of the list: what waits for staff first. */
export const QUOTE_STATUSES = {
  new: 'New',
  reply: 'Reply needed',
  review: 'In review',
  quoted: 'Quoted',
  viewed: 'Viewed',
  accepted: 'Accepted',
  lost: 'Lost',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;

export type QuoteStatus = keyof typeof QUOTE_STATUSES;

/** The facts that a status depends on. */
export interface StatusFacts {
  readonly state: StoredState;
  /** Last day of the reply's validity, `yyyy-mm-dd`. */
  readonly validUntil: string | null;
  /** Whether the customer wrote after staff did last. */
  readonly hasOpenMessage: boolean;
  /** Whether the customer's page has shown the last reply. */
  readonly isViewed: boolean;
  /** Whether staff gave a reason why it was lost. */
  readonly isLost: boolean;
}

/**
 * Returns the status at a time. A message of the customer needs a reply before and after a quote was sent, but a request that
 * nobody has worked on stays new.
 *
 * @param now milliseconds since 1970
 */
export const quoteStatus = (facts: StatusFacts, now: number): QuoteStatus => {
  const state = stateAt(facts.state, facts.validUntil, now);
  if (facts.isLost && (state === 'withdrawn' || state === 'expired')) return 'lost';
  switch (state) {
    case 'received':
      return 'new';
    case 'in_work':
      return facts.hasOpenMessage ? 'reply' : 'review';
    case 'answered':
      if (facts.hasOpenMessage) return 'reply';
      return facts.isViewed ? 'viewed' : 'quoted';
    default:
      return state;
  }
};

/** Returns whether staff must act: the clock of the quote runs. */
export const isWaitingForStaff = (status: QuoteStatus): boolean =>
  status === 'new' || status === 'reply' || status === 'review';

/** Returns whether the quote is with the customer. */
export const isWithCustomer = (status: QuoteStatus): boolean => status === 'quoted' || status === 'viewed';

import type { LineChoice } from './line-choices.ts';
import type { QuoteAnswer } from './quote-answer.ts';
import type { QuoteContact } from './quote-contact.ts';
import type { QuoteLine } from './quote-line.ts';
import type { QuoteEventKind, StoredState } from './quote-state.ts';

/** A file attached to a message: stored for staff and never delivered to visitors. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
}

/** An event of a quote after it was received. */
export interface QuoteEvent {
  readonly kind: QuoteEventKind;
  readonly actor: 'visitor' | 'staff';
  /** ISO time. */
  readonly at: string;
  /** A message, the text of a reply, or the order number. */
  readonly words: string;
  readonly files: readonly SentFile[];
  /** The email address that a message came from, if it is not the customer's. Only staff see such a message. */
  readonly otherAddress?: string;
}

/** The lines of a reply that the visitor accepted. */
export interface Acceptance {
  /** Revision of the reply: its `answeredAt`. */
  readonly answeredAt: string;
  /** Line numbers from 1, ascending. */
  readonly lines: readonly number[];
  /** Offered quantities and alternatives that the visitor chose. Absent: none. */
  readonly choices?: readonly LineChoice[] | undefined;
}

/** A reply as it was sent. Its content never changes. */
export interface SentRevision {
  /** From 1. */
  readonly revision: number;
  readonly answer: QuoteAnswer;
  /** ISO time. */
  readonly answeredAt: string;
  /** Last day of its validity, `yyyy-mm-dd`. */
  readonly validUntil: string;
  /** Name of the person; '' for a reply that was entered in the backend. */
  readonly who: string;
}

/** A stored quote request. */
export interface QuoteRequest {
  readonly number: string;
  /** 128 random bits in hexadecimal. Anyone with the URL can read the quote. */
  readonly publicId: string;
  /** ISO time. */
  readonly requestedAt: string;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
  /** Lines of a list for which no part was found. */
  readonly texts: readonly string[];
  readonly state: StoredState;
  readonly answer: QuoteAnswer | null;
  /** ISO time of the latest reply. */
  readonly answeredAt: string | null;
  /** Last day of its validity, `yyyy-mm-dd`. */
  readonly validUntil: string | null;
  /** The visitor's order number, given with the acceptance. May be empty. */
  readonly orderNumber: string;
  /** null: not accepted, or accepted before lines could be selected, which covers every line with a price. */
  readonly acceptance: Acceptance | null;
  /** Oldest first. */
  readonly events: readonly QuoteEvent[];
  /** The reply that the latest one replaced. Absent: none is on file. */
  readonly replaced?: SentRevision | undefined;
}

/** Returns the events that the customer sees: all except emails from other senders. */
export const customerEvents = ({ events }: Pick<QuoteRequest, 'events'>): readonly QuoteEvent[] =>
  events.filter(({ otherAddress }) => otherAddress === undefined);

/** Returns the number of the latest reply, R1, R2 and so on; 0 before the first. */
export const revisionOf = ({ events }: Pick<QuoteRequest, 'events'>): number =>
  events.filter(({ kind }) => kind === 'answered').length;

/**
 * Returns the number by which people refer to a request.
 *
 * @example quoteNumber(123, '2026-11-21T09:00:00.000Z') // 'Q-2026-000123'
 */
export const quoteNumber = (row: number, requestedAt: string): string =>
  `Q-${requestedAt.slice(0, 4)}-${String(row).padStart(6, '0')}`;

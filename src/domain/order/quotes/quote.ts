import type { QuoteAnswer } from './quote-answer.ts';
import type { QuoteContact } from './quote-contact.ts';
import type { QuoteLine } from './quote-line.ts';
import type { QuoteEventKind, StoredState } from './quote-state.ts';

/** A file that came with a message: kept for staff, not handed out again. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
}

/** What happened to a quote after it was received. */
export interface QuoteEvent {
  readonly kind: QuoteEventKind;
  readonly actor: 'visitor' | 'staff';
  /** ISO time. */
  readonly at: string;
  /** A message, the words of an answer, the order number. */
  readonly words: string;
  readonly files: readonly SentFile[];
}

/** A stored quote request. */
export interface QuoteRequest {
  readonly number: string;
  /** 128 random bits in hexadecimal: whoever has the address may read the quote. */
  readonly publicId: string;
  /** ISO time. */
  readonly requestedAt: string;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
  /** Lines of a list that no part was found for. */
  readonly texts: readonly string[];
  readonly state: StoredState;
  readonly answer: QuoteAnswer | null;
  /** ISO time of the newest answer. */
  readonly answeredAt: string | null;
  /** Its last day, `yyyy-mm-dd`. */
  readonly validUntil: string | null;
  /** The visitor's own, with the acceptance; may be empty. */
  readonly orderNumber: string;
  /** The oldest first. */
  readonly events: readonly QuoteEvent[];
}

/** The number people name a request by. @example quoteNumber(123, '2026-11-21T09:00:00.000Z') // 'Q-2026-000123' */
export const quoteNumber = (row: number, requestedAt: string): string =>
  `Q-${requestedAt.slice(0, 4)}-${String(row).padStart(6, '0')}`;

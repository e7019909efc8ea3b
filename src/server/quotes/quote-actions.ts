import type { D1Database } from '@cloudflare/workers-types';
import type { Acceptance } from '../../domain/order/quotes/quote.ts';
import { MAX_MESSAGES } from '../../domain/order/quotes/quote-limits.ts';
import { nextState, type QuoteEventKind, stateAt } from '../../domain/order/quotes/quote-state.ts';
import type { StoredFile } from '../forms/uploads.ts';
import { storedState } from '../records/stored-state.ts';
import { digestOf } from '../security/digest.ts';
import { changeQuote } from './change-quote.ts';

/** Result of a visitor's action. */
export type QuoteActionOutcome = 'done' | 'not-now' | 'other-answer' | 'too-many' | 'no-such-quote';

/** `was-stored`: the same message had already been stored, with its own files. */
export type MessageOutcome = QuoteActionOutcome | 'was-stored';

/** Actions on a quote, open to every visitor with its URL. */
export interface QuoteActions {
  /**
   * Accepts lines of a reply as an order request. Sending it twice accepts it once.
   *
   * @param acceptance the reply that the visitor saw, any other is rejected, and its selected lines, all with a price
   */
  accept(publicId: string, acceptance: Acceptance, orderNumber: string): Promise<QuoteActionOutcome>;
  /** Sends a message with files. For an expired quote, it requests a new reply. */
  ask(publicId: string, message: VisitorMessage): Promise<MessageOutcome>;
  /** Returns the state of a message before its files are stored. */
  look(publicId: string, message: SentMessage): Promise<MessageState>;
}

/** A message as sent. */
export interface SentMessage {
  /** Created with the page, so that sending a message twice stores it once. */
  readonly key: string;
  readonly words: string;
  /** SHA-256 of each file: the same words with other files are a different message. */
  readonly digests: readonly string[];
}

export interface MessageState {
  readonly isStored: boolean;
  /** The account that owns the quote; `null` for a quote without an account. */
  readonly ownerId: string | null;
}

export interface VisitorMessage extends SentMessage {
  readonly files: readonly StoredFile[];
  /** The email address that the message came from, if it is not the customer's. */
  readonly otherAddress?: string;
}

const LOOK = `SELECT user_id, EXISTS (SELECT 1 FROM quote_events WHERE submission_key = ?1) AS stored
  FROM quote_requests WHERE public_id = ?2`;

const STORED = 'SELECT 1 FROM quote_events WHERE submission_key = ?';

const FILES = 'SELECT attachments FROM quote_events WHERE submission_key = ?';

interface Row {
  readonly id: number;
  readonly state: string;
  readonly valid_until: string | null;
  readonly answered_at: string | null;
  readonly messages: number;
}

const READ = `SELECT id, state, valid_until, answered_at,
    (SELECT count(*) FROM quote_events WHERE quote_id = quote_requests.id AND actor = 'visitor') AS messages
  FROM quote_requests WHERE public_id = ?`;

const messageKey = (publicId: string, { key, words, digests }: SentMessage): Promise<string> =>
  digestOf(JSON.stringify(['message', publicId, key, words, digests]));

interface Options {
  readonly now: () => number;
  /** Whether visitors' records are marked for delivery to the backend. */
  readonly isPending: boolean;
}

export const createQuoteActions = (db: D1Database, { now, isPending }: Options): QuoteActions => {
  /** Returns the quote and the state that an event leads to. */
  const decide = async (publicId: string, event: QuoteEventKind) => {
    const row = await db.prepare(READ).bind(publicId).first<Row>();
    if (row === null) return 'no-such-quote' as const;
    const from = storedState(row.state);
    const to = nextState(stateAt(from, row.valid_until, now()), event);
    return { row, from, to };
  };
  const isStored = async (submissionKey: string): Promise<boolean> =>
    (await db.prepare(STORED).bind(submissionKey).first()) !== null;
  return {
    async accept(publicId, acceptance, orderNumber) {
      const { answeredAt } = acceptance;
      // Another selection is another event, which is rejected once the quote is accepted.
      const submissionKey = await digestOf(JSON.stringify(['accepted', publicId, acceptance]));
      const decided = await decide(publicId, 'accepted');
      if (decided === 'no-such-quote') return decided;
      const { row, from, to } = decided;
      if (from === 'accepted' && (await isStored(submissionKey))) return 'done';
      if (to === null) return 'not-now';
      if (row.answered_at !== answeredAt || acceptance.lines.length === 0) return 'other-answer';
      const isDone = await changeQuote(db, {
        quoteId: row.id,
        from,
        to,
        isPending,
        orderNumber,
        acceptance,
        submissionKey,
        at: now(),
        answeredAt,
        kind: 'accepted',
        actor: 'visitor',
        words: orderNumber,
        mails: ['accepted', 'sales_accepted'],
      });
      return isDone ? 'done' : 'other-answer';
    },
    async look(publicId, message) {
      const row = await db
        .prepare(LOOK)
        .bind(await messageKey(publicId, message), publicId)
        .first<{ stored: number; user_id: string | null }>();
      return { isStored: row?.stored === 1, ownerId: row?.user_id ?? null };
    },
    async ask(publicId, { files, otherAddress, ...message }) {
      const decided = await decide(publicId, 'message');
      if (decided === 'no-such-quote') return decided;
      const { row, from, to } = decided;
      if (to === null) return 'not-now';
      if (row.messages >= MAX_MESSAGES) return 'too-many';
      const submissionKey = await messageKey(publicId, message);
      const isDone = await changeQuote(db, {
        quoteId: row.id,
        from,
        to,
        isPending,
        words: message.words,
        files,
        at: now(),
        kind: 'message',
        actor: 'visitor',
        submissionKey,
        mails: ['sales_message'],
        ...(otherAddress !== undefined && { otherAddress }),
      });
      if (!isDone) return 'not-now';
      const stored = await db.prepare(FILES).bind(submissionKey).first<{ attachments: string }>();
      return stored?.attachments === JSON.stringify(files) ? 'done' : 'was-stored';
    },
  };
};

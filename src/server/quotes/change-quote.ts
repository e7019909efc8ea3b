import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { storedAcceptance } from '../../domain/order/quotes/parse-quote.ts';
import type { Acceptance } from '../../domain/order/quotes/quote.ts';
import type { QuoteAnswer } from '../../domain/order/quotes/quote-answer.ts';
import type { QuoteEventKind, StoredState } from '../../domain/order/quotes/quote-state.ts';
import type { StoredFile } from '../forms/uploads.ts';
import { eventMails, type QuoteMailKind } from '../records/quote-mail-rows.ts';
import { digestOf } from '../security/digest.ts';
import { revisionStatements } from './revision-rows.ts';

/** One event and the changes it causes, applied in one transaction. */
export interface QuoteChange {
  readonly quoteId: number;
  /** State the change is based on: if another event came first, nothing changes. */
  readonly from: StoredState;
  readonly to: StoredState;
  /** Version of the reply the change is based on; absent means any. */
  readonly answeredAt?: string;
  /** Sending the same event twice stores it once. */
  readonly submissionKey: string;
  readonly kind: QuoteEventKind;
  readonly actor: 'visitor' | 'staff';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly words: string;
  readonly files?: readonly StoredFile[];
  readonly isPending?: boolean;
  readonly mails: readonly QuoteMailKind[];
  readonly answer?: { readonly content: QuoteAnswer; readonly validUntil: string };
  readonly orderNumber?: string;
  readonly acceptance?: Acceptance;
  /** The email address that the message came from, if it is not the customer's. */
  readonly otherAddress?: string;
  /** Runs directly after the event was stored, in the same transaction. */
  readonly onStored?: D1PreparedStatement;
}

const EVENT = `INSERT INTO quote_events
    (submission_key, quote_id, happened_at, actor, kind, words, attachments, owed, acceptance, other_address)
  SELECT ?1, id, ?2, ?3, ?4, ?5, ?6, ?7, ?11, ?12 FROM quote_requests
  WHERE id = ?8 AND state = ?9 AND (?10 IS NULL OR answered_at = ?10)
  ON CONFLICT (submission_key) DO NOTHING`;
const STATE = `UPDATE quote_requests SET state = ?1, order_number = coalesce(?2, order_number),
    answer = coalesce(?3, answer), answered_at = coalesce(?4, answered_at), valid_until = coalesce(?5, valid_until)
  WHERE id = ?6 AND state = ?7 AND (?9 IS NULL OR answered_at = ?9) AND EXISTS (SELECT 1 FROM quote_events WHERE submission_key = ?8)`;

/** A reply stops the clock, and the customer has not seen it yet. */
const ANSWERED = `INSERT INTO quote_work (quote_id, first_answered_at)
  SELECT quote_id, happened_at FROM quote_events WHERE submission_key = ?1 AND kind = 'answered' AND happened_at = ?2
  ON CONFLICT (quote_id) DO UPDATE
  SET first_answered_at = coalesce(first_answered_at, excluded.first_answered_at), viewed_at = NULL, lost_reason = NULL`;

/**
 * Stores an event, the emails it causes and the new state. Returns `false` without a change if the quote had changed in
 * between.
 */
export const changeQuote = async (db: D1Database, change: QuoteChange): Promise<boolean> => {
  const { quoteId, from, submissionKey, answer } = change;
  const at = new Date(change.at).toISOString();
  const files = JSON.stringify(change.files ?? []);
  const content = answer === undefined ? null : JSON.stringify(answer.content);
  const revision =
    answer === undefined || content === null
      ? []
      : revisionStatements(db, {
          quoteId,
          submissionKey,
          at: change.at,
          content,
          digest: await digestOf(content),
          validUntil: answer.validUntil,
        });
  await db.batch([
    db
      .prepare(EVENT)
      .bind(
        submissionKey,
        at,
        change.actor,
        change.kind,
        change.words,
        files,
        change.isPending ? 1 : 0,
        quoteId,
        from,
        change.answeredAt ?? null,
        change.acceptance ? JSON.stringify(storedAcceptance(change.acceptance)) : null,
        change.otherAddress ?? null,
      ),
    ...(change.onStored === undefined ? [] : [change.onStored]),
    ...eventMails(db, change.mails, submissionKey, change.at),
    db
      .prepare(STATE)
      .bind(
        change.to,
        change.orderNumber ?? null,
        content,
        answer ? at : null,
        answer?.validUntil ?? null,
        quoteId,
        from,
        submissionKey,
        change.answeredAt ?? null,
      ),
    db.prepare(ANSWERED).bind(submissionKey, at),
    ...revision,
  ]);
  const stored = await db.prepare('SELECT id FROM quote_events WHERE submission_key = ?').bind(submissionKey).first();
  return stored !== null;
};

import type { D1Database } from '@cloudflare/workers-types';
import { quoteNumber } from '../../domain/order/quotes/quote.ts';
import { storedState } from '../records/stored-state.ts';
import { digestOf } from '../security/digest.ts';
import type { AuditActor, AuditLog } from '../staff/audit-log.ts';
import { changeQuote } from './change-quote.ts';

/** A message of staff to the customer of a quote. */
export interface StaffMessage {
  /** Created with the form, so that sending it twice stores one message. */
  readonly key: string;
  /** At most `LONGEST_MESSAGE` printable characters, not empty. */
  readonly words: string;
}

/** `changed`: the quote changed in between; nothing was stored. */
export type StaffMessageOutcome = 'done' | 'changed' | 'no-such-quote';

/** Stores a message of staff, queues its email to the customer and records it in the audit log. */
export type SendStaffMessage = (
  quoteId: number,
  message: StaffMessage,
  actor: AuditActor,
) => Promise<StaffMessageOutcome>;

const READ = 'SELECT requested_at, state FROM quote_requests WHERE id = ?';

interface Options {
  readonly audit: Pick<AuditLog, 'statementIfChanged'>;
  readonly now: () => number;
}

/**
 * Returns the function that sends messages of staff. A message does not change the state of its quote, and is possible in
 * every state: customers also write about withdrawn quotes.
 */
export const staffMessages =
  (db: D1Database, { audit, now }: Options): SendStaffMessage =>
  async (quoteId, { key, words }, actor) => {
    const row = await db.prepare(READ).bind(quoteId).first<{ requested_at: string; state: string }>();
    if (row === null) return 'no-such-quote';
    const state = storedState(row.state);
    const isStored = await changeQuote(db, {
      quoteId,
      from: state,
      to: state,
      kind: 'message',
      actor: 'staff',
      at: now(),
      words,
      submissionKey: await digestOf(JSON.stringify(['staff message', quoteId, key, words])),
      mails: ['message'],
      onStored: audit.statementIfChanged(actor, {
        action: 'quote-message-sent',
        subject: quoteNumber(quoteId, row.requested_at),
      }),
    });
    return isStored ? 'done' : 'changed';
  };

import type { D1Database } from '@cloudflare/workers-types';
import { storedState } from '../records/stored-state.ts';
import { digestOf } from '../security/digest.ts';
import { changeQuote } from './change-quote.ts';

/** A message of staff to the customer. */
export interface StaffMessage {
  /** Created with the page, so that sending a message twice stores it once. */
  readonly key: string;
  readonly words: string;
}

/** Sends a message of staff about a quote. Returns `false` if the quote changed meanwhile or is withdrawn. */
export type SendStaffMessage = (quoteId: number, message: StaffMessage) => Promise<boolean>;

const READ = 'SELECT state FROM quote_requests WHERE id = ?';

interface Options {
  readonly now: () => number;
  /** Whether events are marked for delivery to the backend. */
  readonly isPending: boolean;
}

/** Stores messages of staff in D1 and queues their emails. A message does not change the state of the quote. */
export const staffMessage =
  (db: D1Database, { now, isPending }: Options): SendStaffMessage =>
  async (quoteId, { key, words }) => {
    const row = await db.prepare(READ).bind(quoteId).first<{ state: string }>();
    const state = row === null ? null : storedState(row.state);
    if (state === null || state === 'withdrawn') return false;
    return changeQuote(db, {
      quoteId,
      from: state,
      to: state,
      kind: 'message',
      actor: 'staff',
      at: now(),
      words,
      isPending,
      submissionKey: await digestOf(JSON.stringify(['staff message', quoteId, key, words])),
      mails: ['message'],
    });
  };

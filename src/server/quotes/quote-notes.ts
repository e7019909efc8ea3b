import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** A note that only staff see. */
export interface QuoteNote {
  readonly id: number;
  /** Number of a line; null: about the whole quote. */
  readonly line: number | null;
  /** ISO time. */
  readonly at: string;
  readonly who: string;
  readonly words: string;
}

/** A note before it is stored. */
export type NewNote = Pick<QuoteNote, 'line' | 'who' | 'words'>;

export interface NoteStore {
  /** Newest first. */
  of(quoteId: number): Promise<readonly QuoteNote[]>;
  /** Returns the statement that stores a note, for the transaction that records it. */
  statement(quoteId: number, note: NewNote): D1PreparedStatement;
}

const MAX_NOTES = 200;
const READ = `SELECT id, line, at, who, words FROM quote_notes WHERE quote_id = ? ORDER BY id DESC LIMIT ${MAX_NOTES}`;
const ADD = 'INSERT INTO quote_notes (quote_id, line, at, who, words) VALUES (?, ?, ?, ?, ?)';

/** Notes of staff in D1. */
export const noteStore = (db: D1Database, now: () => number): NoteStore => ({
  async of(quoteId) {
    return (await db.prepare(READ).bind(quoteId).all<QuoteNote>()).results;
  },
  statement: (quoteId, { line, who, words }) =>
    db.prepare(ADD).bind(quoteId, line, new Date(now()).toISOString(), who, words),
});

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { parseQuoteContact, parseQuoteLines } from '../../domain/quotes/parse-quote.ts';
import { type QuoteContact, type QuoteLine, type QuoteRequest, quoteNumber } from '../../domain/quotes/quote.ts';
import { type QuoteSummary, quoteStatus } from '../../domain/quotes/quote-summary.ts';

/** A quote request before it has a number. */
export interface NewQuote {
  /** 128 random bits in hexadecimal: whoever has the address may read the quote. */
  readonly publicId: string;
  /** Digest of key, contact and lines: the same sent twice is one record. */
  readonly submissionKey: string;
  readonly requestedAt: string;
  /** Who was signed in; null for a visitor without an account. */
  readonly userId: string | null;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
}

/** Where a stored quote is found. */
export interface QuotePlace {
  readonly publicId: string;
  readonly number: string;
}

/** A request in the list of the person who sent it. */
export interface ListedQuote extends Omit<QuoteSummary, 'url'> {
  readonly publicId: string;
}

export interface QuoteStore {
  /** The quote stored under this key; null when there is none. */
  placeOf(submissionKey: string): Promise<QuotePlace | null>;
  /** Stores a request, or finds the one that was stored with the same key before. */
  insert(quote: NewQuote): Promise<QuotePlace>;
  /** null when there is no such quote. */
  read(publicId: string): Promise<QuoteRequest | null>;
  /** What a user sent while signed in, newest first, and how many there are. */
  listOf(
    userId: string,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: readonly ListedQuote[]; readonly totalItems: number }>;
}

interface Row {
  readonly id: number;
  readonly public_id: string;
  readonly requested_at: string;
}

const PLACE = 'SELECT id, public_id, requested_at FROM quote_requests WHERE submission_key = ?';
const INSERT = `INSERT INTO quote_requests (public_id, submission_key, requested_at, user_id, contact, lines, owed)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (submission_key) DO NOTHING`;
const LIST = `SELECT id, public_id, requested_at, status, json_array_length(lines) AS line_count
  FROM quote_requests WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`;
const COUNT = 'SELECT count(*) AS total FROM quote_requests WHERE user_id = ?';
const READ = 'SELECT id, requested_at, contact, lines FROM quote_requests WHERE public_id = ?';

/** Quote requests in D1. With `isOwed` each new one is to be handed to the backend. */
export const embeddedQuotes = (db: D1Database, { isOwed = false } = {}): QuoteStore => {
  const placeOf = async (submissionKey: string): Promise<QuotePlace | null> => {
    const row = await db.prepare(PLACE).bind(submissionKey).first<Row>();
    return row && { publicId: row.public_id, number: quoteNumber(row.id, row.requested_at) };
  };
  return {
    placeOf,
    async insert({ publicId, submissionKey, requestedAt, userId, contact, lines }) {
      await db
        .prepare(INSERT)
        .bind(
          publicId,
          submissionKey,
          requestedAt,
          userId,
          JSON.stringify(contact),
          JSON.stringify(lines),
          isOwed ? 1 : 0,
        )
        .run();
      const place = await placeOf(submissionKey);
      if (place === null) throw new Error('A quote request that was stored is not there.');
      return place;
    },
    async read(publicId) {
      const row = await db.prepare(READ).bind(publicId).first<Row & { contact: string; lines: string }>();
      return (
        row && {
          number: quoteNumber(row.id, row.requested_at),
          requestedAt: row.requested_at,
          contact: parseQuoteContact(JSON.parse(row.contact)),
          lines: parseQuoteLines(JSON.parse(row.lines)),
        }
      );
    },
    async listOf(userId, offset, limit) {
      const [rows, count] = await Promise.all([
        db.prepare(LIST).bind(userId, limit, offset).all<Row & { status: string; line_count: number }>(),
        db.prepare(COUNT).bind(userId).first<{ total: number }>(),
      ]);
      const items = rows.results.map((row) => ({
        publicId: row.public_id,
        number: quoteNumber(row.id, row.requested_at),
        requestedAt: row.requested_at,
        status: v.parse(quoteStatus, row.status),
        lineCount: row.line_count,
      }));
      return { items, totalItems: count?.total ?? 0 };
    },
  };
};

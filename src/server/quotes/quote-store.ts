import type { D1Database } from '@cloudflare/workers-types';
import { parseQuoteContact, parseQuoteLines } from '../../domain/quotes/parse-quote.ts';
import { type QuoteContact, type QuoteLine, type QuoteRequest, quoteNumber } from '../../domain/quotes/quote.ts';

/** A quote request before it has a number. */
export interface NewQuote {
  /** 128 random bits in hexadecimal: whoever has the address may read the quote. */
  readonly publicId: string;
  /** Digest of key, contact and lines: the same sent twice is one record. */
  readonly submissionKey: string;
  readonly requestedAt: string;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
}

/** Where a stored quote is found. */
export interface QuotePlace {
  readonly publicId: string;
  readonly number: string;
}

export interface QuoteStore {
  /** The quote stored under this key; null when there is none. */
  placeOf(submissionKey: string): Promise<QuotePlace | null>;
  /** Stores a request, or finds the one that was stored with the same key before. */
  insert(quote: NewQuote): Promise<QuotePlace>;
  /** null when there is no such quote. */
  read(publicId: string): Promise<QuoteRequest | null>;
}

interface Row {
  readonly id: number;
  readonly public_id: string;
  readonly requested_at: string;
}

const PLACE = 'SELECT id, public_id, requested_at FROM quote_requests WHERE submission_key = ?';
const INSERT = `INSERT INTO quote_requests (public_id, submission_key, requested_at, contact, lines)
  VALUES (?, ?, ?, ?, ?) ON CONFLICT (submission_key) DO NOTHING`;
const READ = 'SELECT id, requested_at, contact, lines FROM quote_requests WHERE public_id = ?';

/** Quote requests in D1. */
export const embeddedQuotes = (db: D1Database): QuoteStore => {
  const placeOf = async (submissionKey: string): Promise<QuotePlace | null> => {
    const row = await db.prepare(PLACE).bind(submissionKey).first<Row>();
    return row && { publicId: row.public_id, number: quoteNumber(row.id, row.requested_at) };
  };
  return {
    placeOf,
    async insert({ publicId, submissionKey, requestedAt, contact, lines }) {
      await db
        .prepare(INSERT)
        .bind(publicId, submissionKey, requestedAt, JSON.stringify(contact), JSON.stringify(lines))
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
  };
};

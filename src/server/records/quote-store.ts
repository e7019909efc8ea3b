import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { NOTE_PREFIX } from '../../domain/order/cart/text-lines.ts';
import {
  parseAcceptance,
  parseQuoteLines,
  parseQuoteTexts,
  parseSentFiles,
  storedQuoteLines,
} from '../../domain/order/quotes/parse-quote.ts';
import { type QuoteEvent, type QuoteRequest, quoteNumber, type SentRevision } from '../../domain/order/quotes/quote.ts';
import { parseStoredAnswer } from '../../domain/order/quotes/quote-answer.ts';
import { parseQuoteContact, type QuoteContact } from '../../domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../domain/order/quotes/quote-line.ts';
import { EVENT_KINDS, stateAt } from '../../domain/order/quotes/quote-state.ts';
import type { QuoteSummary } from '../../domain/order/quotes/quote-summary.ts';
import { LISTED_TOTAL, type ListedTotalRow, listedTotalOf } from './listed-total.ts';
import { requestMails } from './quote-mail-rows.ts';
import { storedState } from './stored-state.ts';

/** A quote request before it has a number. */
export interface NewQuote {
  /** 128 random bits in hexadecimal. The URL with this ID grants access to the quote. */
  readonly publicId: string;
  /** Digest of key, contact and lines, so that sending a request twice stores one record. */
  readonly submissionKey: string;
  /** Digest of the content, if `submissionKey` is that of a key alone. */
  readonly contentDigest?: string | null;
  readonly requestedAt: string;
  /** The signed-in user, or `null` for a visitor without an account. */
  readonly userId: string | null;
  /** Whether the contact's email address is the confirmed one of the signed-in user. */
  readonly isOwnAddress?: boolean;
  /** Whether staff made it: nobody gets an email until it is sent. */
  readonly isMadeByStaff?: boolean;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
  readonly texts: readonly string[];
}

/** ID and number of a stored quote. */
export interface QuoteLocation {
  readonly publicId: string;
  readonly number: string;
  /** Digest of its content, if it was stored with one. */
  readonly contentDigest?: string | null;
}

/** A request in the list of the person who sent it. */
export interface ListedQuote extends Omit<QuoteSummary, 'url'> {
  readonly publicId: string;
}

/** A person's quotes, newest first, with their total number. */
export interface ListedQuotes {
  readonly items: readonly ListedQuote[];
  readonly totalItems: number;
}

export interface QuoteStore {
  /** The quote stored under this key, or `null`. */
  placeOf(submissionKey: string): Promise<QuoteLocation | null>;
  /** Stores a request and queues its emails, or returns the one that was stored earlier with the same key. */
  insert(quote: NewQuote): Promise<QuoteLocation>;
  /** Returns `null` if there is no such quote. */
  read(publicId: string): Promise<QuoteRequest | null>;
  /** Returns a reply as it was sent, or `null` if it is not on file. @param revision from 1 */
  revision(publicId: string, revision: number): Promise<SentRevision | null>;
  /** Requests that a user sent while signed in. */
  listOf(userId: string, offset: number, limit: number): Promise<ListedQuotes>;
  /** Requests sent with an email address, signed in or not. */
  listFrom(email: string, limit: number): Promise<ListedQuotes>;
}

interface Row {
  readonly id: number;
  readonly public_id: string;
  readonly requested_at: string;
}

interface PlaceRow extends Row {
  readonly content_digest: string | null;
}

interface QuoteRow extends Row {
  readonly contact: string;
  readonly lines: string;
  readonly texts: string;
  readonly state: string;
  readonly answer: string | null;
  readonly answered_at: string | null;
  readonly valid_until: string | null;
  readonly order_number: string;
}

interface ListRow extends Row, ListedTotalRow {
  readonly valid_until: string | null;
  readonly line_count: number;
}

interface RevisionRow {
  readonly revision: number;
  readonly answered_at: string;
  readonly valid_until: string;
  readonly who: string;
  readonly answer: string;
}

interface EventRow {
  readonly kind: string;
  readonly actor: string;
  readonly happened_at: string;
  readonly words: string;
  readonly attachments: string;
  readonly acceptance: string | null;
  readonly other_address: string | null;
}

const PLACE = 'SELECT id, public_id, requested_at, content_digest FROM quote_requests WHERE submission_key = ?';
const INSERT = `INSERT INTO quote_requests (public_id, submission_key, content_digest, requested_at, user_id, contact, lines, texts, owed)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (submission_key) DO NOTHING`;
const TEXT_LINES = `SELECT count(*) FROM json_each(texts) WHERE value NOT GLOB '${NOTE_PREFIX}*'`;
const LISTED = `SELECT id, public_id, requested_at, valid_until,
  json_array_length(lines) + (${TEXT_LINES}) AS line_count, ${LISTED_TOTAL} FROM quote_requests`;
const COUNTED = 'SELECT count(*) AS total FROM quote_requests';
const BY_USER = 'WHERE user_id = ?';
/** Must equal the expression of the index quote_requests_by_address. */
const BY_ADDRESS = `WHERE lower(json_extract(contact, '$.email')) = lower(?)`;
const READ = `SELECT id, public_id, requested_at, contact, lines, texts, state, answer, answered_at, valid_until, order_number
  FROM quote_requests WHERE`;
const EVENTS = `SELECT kind, actor, happened_at, words, attachments, acceptance, other_address FROM quote_events WHERE quote_id = ? ORDER BY id`;

const REVISION = `SELECT revision, quote_revisions.answered_at, quote_revisions.valid_until, who, quote_revisions.answer
  FROM quote_revisions JOIN quote_requests ON quote_requests.id = quote_id`;

/** Parses a reply as it was sent. Returns `null` without one. */
const revisionIn = (row: RevisionRow | null): SentRevision | null => {
  const answer = row === null ? null : parseStoredAnswer(JSON.parse(row.answer));
  if (row === null || answer === null) return null;
  const { revision, answered_at: answeredAt, valid_until: validUntil, who } = row;
  return { revision, answer, answeredAt, validUntil, who };
};

const kindOf = v.fallback(v.picklist(EVENT_KINDS), 'message');

const eventOf = ({ kind, actor, happened_at: at, words, attachments, other_address }: EventRow): QuoteEvent => ({
  kind: v.parse(kindOf, kind),
  actor: actor === 'staff' ? 'staff' : 'visitor',
  at,
  words,
  files: parseSentFiles(JSON.parse(attachments)),
  ...(other_address !== null && { otherAddress: other_address }),
});

const toQuoteRequest = (row: QuoteRow, events: readonly EventRow[], replaced: SentRevision | null): QuoteRequest => ({
  ...(replaced !== null && { replaced }),
  number: quoteNumber(row.id, row.requested_at),
  publicId: row.public_id,
  requestedAt: row.requested_at,
  contact: parseQuoteContact(JSON.parse(row.contact)),
  lines: parseQuoteLines(JSON.parse(row.lines)),
  texts: parseQuoteTexts(JSON.parse(row.texts)),
  state: storedState(row.state),
  answer: parseStoredAnswer(JSON.parse(row.answer ?? 'null')),
  answeredAt: row.answered_at,
  validUntil: row.valid_until,
  orderNumber: row.order_number,
  acceptance: parseAcceptance(JSON.parse(events.findLast(({ kind }) => kind === 'accepted')?.acceptance ?? 'null')),
  events: events.map(eventOf),
});

/** Returns one quote with its events. */
const readQuote = async (db: D1Database, condition: string, key: string | number): Promise<QuoteRequest | null> => {
  const row = await db.prepare(`${READ} ${condition}`).bind(key).first<QuoteRow>();
  if (row === null) return null;
  const { results } = await db.prepare(EVENTS).bind(row.id).all<EventRow>();
  const revision = results.filter(({ kind }) => kind === 'answered').length;
  // The first reply replaced none.
  const replaced =
    revision < 2
      ? null
      : await db
          .prepare(`${REVISION} WHERE quote_requests.id = ? AND revision = ?`)
          .bind(row.id, revision - 1)
          .first<RevisionRow>();
  return toQuoteRequest(row, results, revisionIn(replaced));
};

/** Returns the quote with this row number, for internal processing. */
export const quoteInRow = (db: D1Database, id: number): Promise<QuoteRequest | null> => readQuote(db, 'id = ?', id);

interface StoreOptions {
  /** Whether each new request is marked for delivery to the backend. */
  readonly isPending?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Quote requests in D1. */
export const embeddedQuotes = (
  db: D1Database,
  { isPending = false, now = Date.now }: StoreOptions = {},
): QuoteStore => {
  const placeOf = async (submissionKey: string): Promise<QuoteLocation | null> => {
    const row = await db.prepare(PLACE).bind(submissionKey).first<PlaceRow>();
    if (row === null) return null;
    const { id, public_id: publicId, requested_at: requestedAt, content_digest: contentDigest } = row;
    return { publicId, number: quoteNumber(id, requestedAt), contentDigest };
  };
  const list = async (condition: string, key: string, offset: number, limit: number): Promise<ListedQuotes> => {
    const [rows, count] = await Promise.all([
      db.prepare(`${LISTED} ${condition} ORDER BY id DESC LIMIT ? OFFSET ?`).bind(key, limit, offset).all<ListRow>(),
      db.prepare(`${COUNTED} ${condition}`).bind(key).first<{ total: number }>(),
    ]);
    const items = rows.results.map((row) => ({
      publicId: row.public_id,
      number: quoteNumber(row.id, row.requested_at),
      requestedAt: row.requested_at,
      status: stateAt(storedState(row.state), row.valid_until, now()),
      lineCount: row.line_count,
      ...listedTotalOf(row),
    }));
    return { items, totalItems: count?.total ?? 0 };
  };
  return {
    placeOf,
    async insert(quote) {
      const { publicId, submissionKey, contentDigest = null, userId, isOwnAddress, contact, lines, texts } = quote;
      const values = [contact, storedQuoteLines(lines), texts].map((value) => JSON.stringify(value));
      await db.batch([
        db
          .prepare(INSERT)
          .bind(publicId, submissionKey, contentDigest, quote.requestedAt, userId, ...values, isPending ? 1 : 0),
        ...(quote.isMadeByStaff === true ? [] : requestMails(db, { publicId, isOwnAddress }, now())),
      ]);
      const place = await placeOf(submissionKey);
      if (place === null) throw new Error('A stored quote request could not be read back.');
      return place;
    },
    read: (publicId) => readQuote(db, 'public_id = ?', publicId),
    revision: async (publicId, revision) =>
      revisionIn(
        await db
          .prepare(`${REVISION} WHERE public_id = ? AND revision = ?`)
          .bind(publicId, revision)
          .first<RevisionRow>(),
      ),
    listOf: (userId, offset, limit) => list(BY_USER, userId, offset, limit),
    listFrom: (email, limit) => list(BY_ADDRESS, email, 0, limit),
  };
};

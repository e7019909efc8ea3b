import type { D1Database } from '@cloudflare/workers-types';
import { parseQuoteLines } from '../../domain/order/quotes/parse-quote.ts';
import { quoteNumber } from '../../domain/order/quotes/quote.ts';
import { answerDraft } from '../../domain/order/quotes/quote-answer.ts';
import type { DeliveryResult, RecordCollection } from '../backend/create-record.ts';

/** Records in D1 that are not yet delivered to the backend's collections. */
export interface PendingRecords {
  /** The record in the collection's format, or `null` if nothing is pending under this key. */
  find(collection: RecordCollection, key: string): Promise<object | null>;
  /** Keys of records sent until `until` (ISO time), sorted by the number of attempts, then by age, oldest first. */
  due(collection: RecordCollection, until: string, limit: number): Promise<readonly string[]>;
  /** Stores the result of a delivery. */
  note(collection: RecordCollection, key: string, handed: DeliveryResult): Promise<void>;
  /** Number of pending records in all collections. */
  count(): Promise<number>;
}

interface SubmissionRow {
  readonly submission_key: string;
  readonly form_type: string;
  readonly page: string;
  readonly submitted_at: string;
  readonly field_values: string;
  readonly attachments: string;
}

interface QuoteRow {
  readonly id: number;
  readonly submission_key: string;
  readonly public_id: string;
  readonly requested_at: string;
  readonly user_id: string | null;
  readonly contact: string;
  readonly lines: string;
  readonly texts: string;
}

interface EventRow {
  readonly submission_key: string;
  readonly quote_id: number;
  readonly requested_at: string;
  readonly happened_at: string;
  readonly kind: string;
  readonly words: string;
  readonly attachments: string;
  readonly acceptance: string | null;
}

const submissionOf = (row: SubmissionRow): object => ({
  submission_key: row.submission_key,
  form_type: row.form_type,
  page: row.page,
  submitted_at: row.submitted_at,
  field_values: JSON.parse(row.field_values),
  attachments: JSON.parse(row.attachments),
});

const quoteRecord = (row: QuoteRow): object => ({
  submission_key: row.submission_key,
  number: quoteNumber(row.id, row.requested_at),
  public_id: row.public_id,
  requested_at: row.requested_at,
  user_id: row.user_id,
  contact: JSON.parse(row.contact),
  lines: JSON.parse(row.lines),
  texts: JSON.parse(row.texts),
  status: 'received',
  answer_lines: answerDraft(parseQuoteLines(JSON.parse(row.lines))),
});

const eventOf = (row: EventRow): object => ({
  submission_key: row.submission_key,
  number: quoteNumber(row.quote_id, row.requested_at),
  happened_at: row.happened_at,
  kind: row.kind,
  words: row.words,
  attachments: JSON.parse(row.attachments),
  ...(row.acceptance !== null && { acceptance: JSON.parse(row.acceptance) }),
});

const TIMES: Readonly<Record<RecordCollection, string>> = {
  form_submissions: 'submitted_at',
  quote_requests: 'requested_at',
  quote_events: 'happened_at',
};

const NOTES: Readonly<Record<DeliveryResult, string>> = { created: '0', refused: '-1', away: 'owed + 1' };

const COUNT = `SELECT (SELECT count(*) FROM form_submissions WHERE owed > 0)
  + (SELECT count(*) FROM quote_requests WHERE owed > 0)
  + (SELECT count(*) FROM quote_events WHERE owed > 0) AS total`;

const OWED_EVENT = `SELECT quote_events.*, requested_at FROM quote_events
  JOIN quote_requests ON quote_requests.id = quote_id
  WHERE quote_events.submission_key = ? AND quote_events.owed > 0`;

/** Uses the column `owed` of the three tables; see migrations 0007 and 0015. */
export const pendingRecords = (db: D1Database): PendingRecords => ({
  async find(collection, key) {
    if (collection === 'quote_events') {
      const row = await db.prepare(OWED_EVENT).bind(key).first<EventRow>();
      return row && eventOf(row);
    }
    const pending = db.prepare(`SELECT * FROM ${collection} WHERE submission_key = ? AND owed > 0`).bind(key);
    if (collection === 'quote_requests') {
      const row = await pending.first<QuoteRow>();
      return row && quoteRecord(row);
    }
    const row = await pending.first<SubmissionRow>();
    return row && submissionOf(row);
  },
  async due(collection, until, limit) {
    const { results } = await db
      .prepare(
        `SELECT submission_key FROM ${collection} WHERE owed > 0 AND ${TIMES[collection]} <= ?
        ORDER BY owed, id LIMIT ?`,
      )
      .bind(until, limit)
      .all<{ submission_key: string }>();
    return results.map(({ submission_key }) => submission_key);
  },
  async note(collection, key, handed) {
    await db
      .prepare(`UPDATE ${collection} SET owed = ${NOTES[handed]} WHERE submission_key = ? AND owed > 0`)
      .bind(key)
      .run();
  },
  count: async () => (await db.prepare(COUNT).first<{ total: number }>())?.total ?? 0,
});

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Value } from '../../domain/kit/schema/value.ts';
import { quoteNumber } from '../../domain/order/quotes/quote.ts';
import {
  answerFields,
  isSameAnswer,
  parseStoredAnswer,
  toQuoteAnswer,
} from '../../domain/order/quotes/quote-answer.ts';
import { nextState, stateAt, validUntilOf } from '../../domain/order/quotes/quote-state.ts';
import type { DirectusClient } from '../directus/client.ts';
import { logError, logEvent } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { QuoteMailKind } from '../records/quote-mail-rows.ts';
import { storedState } from '../records/stored-state.ts';
import { changeQuote } from './change-quote.ts';

/** Reads the replies that staff entered in the backend's interface. */
export interface StaffAnswers {
  /** Processes everything that changed there since the last round. */
  round(): Promise<void>;
}

/** States that staff set; any other, such as the initial one, is ignored. */
const STAFF_STATES = ['in_work', 'answered', 'withdrawn'] as const;
type StaffState = (typeof STAFF_STATES)[number];

const MAILS: Readonly<Record<StaffState, readonly QuoteMailKind[]>> = {
  in_work: [],
  answered: ['answered'],
  withdrawn: ['withdrawn'],
};

/** Identifies a record and its time of change, which processing requires. */
const envelope = v.looseObject({
  submission_key: v.string(),
  date_updated: v.pipe(v.string(), v.nonEmpty()),
});
const record = v.object({ status: v.fallback(v.nullable(v.picklist(STAFF_STATES)), null), ...answerFields });

const FIELDS = ['submission_key', 'status', ...Object.keys(answerFields), 'date_updated'];
const PAGE = 100;
/** Maximum number of pages per round; the rest follows in the next one. */
const MAX_PAGES = 10;

interface Row {
  readonly id: number;
  readonly requested_at: string;
  readonly state: string;
  readonly valid_until: string | null;
  readonly answer: string | null;
  readonly desk_version: string | null;
  /** Whether staff marked the quote as lost, which they do not announce to the customer. */
  readonly is_lost: number;
}

const READ = `SELECT id, requested_at, state, valid_until, answer, desk_version,
    EXISTS (SELECT 1 FROM quote_work WHERE quote_id = quote_requests.id AND lost_reason IS NOT NULL) AS is_lost
  FROM quote_requests WHERE submission_key = ?`;
const SEEN = 'SELECT seen FROM quote_reading WHERE backend = ?';
const NOTE = `INSERT INTO quote_reading (backend, seen) VALUES (?, ?)
  ON CONFLICT (backend) DO UPDATE SET seen = excluded.seen`;

type Answer = Value<typeof record>;
type Outcome = 'changed' | 'same' | 'not-possible';

interface Options {
  readonly client: DirectusClient;
  /** Identifies the backend, because the reading position differs per backend. */
  readonly backend: string;
  readonly now: () => number;
}

/** Reads the backend's `quote_requests` over the protocol, in the order in which they changed. */
export const staffAnswers = (db: D1Database, { client, backend, now }: Options): StaffAnswers => {
  const change = async (row: Row, answer: Answer, version: string): Promise<Outcome> => {
    const { status } = answer;
    if (status === null) return 'same';
    const from = storedState(row.state);
    const content = toQuoteAnswer(answer);
    const isSameDay = answer.valid_until === null || answer.valid_until === row.valid_until;
    const isSame = isSameDay && isSameAnswer(parseStoredAnswer(JSON.parse(row.answer ?? 'null')), content);
    if (from === status && (status !== 'answered' || isSame)) return 'same';
    const to = nextState(stateAt(from, row.valid_until, now()), status);
    if (to === null) return 'not-possible';
    const isLost = status === 'withdrawn' && row.is_lost === 1;
    const at = now();
    const validUntil = answer.valid_until ?? validUntilOf(new Date(at).toISOString());
    const isDone = await changeQuote(db, {
      quoteId: row.id,
      from,
      to,
      kind: status,
      actor: 'staff',
      at,
      // The customer is not notified that a quote is lost: no email, and the last reply is not repeated as a reason.
      words: isLost ? '' : content.words,
      mails: isLost ? [] : MAILS[status],
      submissionKey: `${backend} ${row.id} ${version}`,
      ...(status === 'answered' && { answer: { content, validUntil } }),
    });
    return isDone ? 'changed' : 'not-possible';
  };

  const processRecord = async (sent: Value<typeof envelope>): Promise<Outcome> => {
    const { submission_key: key, date_updated: version } = sent;
    const row = await db.prepare(READ).bind(key).first<Row>();
    if (row === null || (row.desk_version !== null && row.desk_version >= version)) return 'same';
    const number = quoteNumber(row.id, row.requested_at);
    const parsed = v.safeParse(record, sent);
    let outcome: Outcome = 'not-possible';
    if (parsed.success) outcome = await change(row, parsed.output, version);
    else {
      // Nothing of an invalid reply is shown, because omitting a price would make a wrong offer.
      const [issue] = parsed.issues;
      logError(
        'quote answer refused',
        `The reply to ${number} is invalid: ${v.getDotPath(issue)} ${logText(issue.message)}`,
      );
    }
    if (parsed.success && outcome === 'not-possible')
      logError('quote answer refused', `The reply to ${number} came too late: the quote is ${row.state}.`);
    await db.prepare('UPDATE quote_requests SET desk_version = ? WHERE id = ?').bind(version, row.id).run();
    return outcome;
  };

  return {
    async round() {
      const from = (await db.prepare(SEEN).bind(backend).first<{ seen: string }>())?.seen ?? null;
      const counts = { changed: 0, same: 0, 'not-possible': 0 };
      let seen = from;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const rows = await client.list(
          'quote_requests',
          {
            // Reads the newest ones again, because others may have the same time of change.
            filter: { date_updated: from === null ? { _null: false } : { _gte: from } },
            sort: ['date_updated', 'id'],
            fields: FIELDS,
            limit: PAGE,
            offset: page * PAGE,
          },
          envelope,
        );
        for (const row of rows) {
          counts[await processRecord(row)] += 1;
          seen = row.date_updated;
        }
        if (rows.length < PAGE) break;
      }
      if (seen !== null && seen !== from) await db.prepare(NOTE).bind(backend, seen).run();
      const { changed, 'not-possible': refused } = counts;
      if (changed + refused > 0) logEvent('quote answers', { changed, refused });
    },
  };
};

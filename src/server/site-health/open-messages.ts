import type { D1Database } from '@cloudflare/workers-types';
import { isRecord } from '../../domain/kit/schema/json-object.ts';
import { cutText } from '../../domain/kit/text/bounded-text.ts';

/** A form message, as the home page of the desk lists it. */
export interface OpenMessage {
  readonly id: number;
  /** Type of the form, such as `ContactUsForm`. */
  readonly form: string;
  /** Beginning of what the customer wrote. */
  readonly words: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Messages that wait for staff. */
export interface OpenMessages {
  readonly count: number;
  /** Milliseconds since 1970; `null` without any. */
  readonly oldest: number | null;
  /** The newest ones. */
  readonly newest: readonly OpenMessage[];
}

const DAY_MS = 86_400_000;
/** Older messages are not counted: nobody waits for a reply to them. */
const OPEN_DAYS = 30;
const LONGEST_WORDS = 90;
const OPEN = 'FROM form_submissions WHERE suspect = 0 AND submitted_at > ?';
const NEWEST = `SELECT id, form_type, submitted_at, field_values ${OPEN} ORDER BY submitted_at DESC LIMIT 3`;

interface Row {
  readonly id: number;
  readonly form_type: string;
  readonly submitted_at: string;
  readonly field_values: string;
}

const textIn = (values: unknown, names: readonly string[]): string => {
  const found = names
    .map((name) => (isRecord(values) ? values[name] : undefined))
    .find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : '';
};

const messageOf = (row: Row): OpenMessage => {
  const values: unknown = JSON.parse(row.field_values);
  const words = textIn(values, ['message', 'description', 'comments', 'details', 'notes'])
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    id: row.id,
    form: row.form_type,
    words: words === '' ? 'Message without text' : cutText(words, LONGEST_WORDS),
    name: textIn(values, ['name', 'company', 'email']),
    at: Date.parse(row.submitted_at),
  };
};

const since = (now: number): string => new Date(now - OPEN_DAYS * DAY_MS).toISOString();

/** Counts the messages that wait for staff. */
export const countOpenMessages = async (db: D1Database, now: number): Promise<number> =>
  (await db.prepare(`SELECT count(*) AS count ${OPEN}`).bind(since(now)).first<{ count: number }>())?.count ?? 0;

/** Returns the messages that wait for staff. */
export const readOpenMessages = async (db: D1Database, now: number): Promise<OpenMessages> => {
  const [count, newest] = await Promise.all([
    db
      .prepare(`SELECT count(*) AS count, min(submitted_at) AS oldest ${OPEN}`)
      .bind(since(now))
      .first<{ count: number; oldest: string | null }>(),
    db.prepare(NEWEST).bind(since(now)).all<Row>(),
  ]);
  const oldest = count?.oldest ?? null;
  return {
    count: count?.count ?? 0,
    oldest: oldest === null ? null : Date.parse(oldest),
    newest: newest.results.map(messageOf),
  };
};

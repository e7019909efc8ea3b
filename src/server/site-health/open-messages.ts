import type { D1Database } from '@cloudflare/workers-types';
import { isRecord } from '../../domain/kit/schema/json-object.ts';
import { cutText } from '../../domain/kit/text/bounded-text.ts';
import { countOpenMessages } from '../messages/count-open-messages.ts';

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

const LONGEST_WORDS = 90;
const OPEN = "FROM form_submissions WHERE desk_state = 'open' AND suspect = 0";
const NEWEST = `SELECT id, form_type, submitted_at, field_values ${OPEN} ORDER BY submitted_at DESC LIMIT 3`;
const OLDEST = `SELECT min(submitted_at) AS oldest ${OPEN}`;

interface Row {
  readonly id: number;
  readonly form_type: string;
  readonly submitted_at: string;
  readonly field_values: string;
}

const textIn = (values: unknown, names: readonly string[]): string => {
  const found = names
    .map((name) => (isRecord(values) ? values[name] : undefined))
    .find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
};

const WORDS = ['message', 'description', 'comments', 'details', 'notes', 'questions'];

const messageOf = (row: Row): OpenMessage => {
  const values: unknown = JSON.parse(row.field_values);
  const words = textIn(values, WORDS).replaceAll(/\s+/g, ' ').trim();
  return {
    id: row.id,
    form: row.form_type,
    words: words === '' ? 'Message without text' : cutText(words, LONGEST_WORDS),
    name: textIn(values, ['name', 'firstName', 'company', 'email']),
    at: Date.parse(row.submitted_at),
  };
};

/** Returns the messages that wait for staff. */
export const readOpenMessages = async (db: D1Database): Promise<OpenMessages> => {
  const [count, oldest, newest] = await Promise.all([
    countOpenMessages(db),
    db.prepare(OLDEST).first<{ oldest: string | null }>(),
    db.prepare(NEWEST).all<Row>(),
  ]);
  return {
    count,
    oldest: oldest?.oldest ? Date.parse(oldest.oldest) : null,
    newest: newest.results.map(messageOf),
  };
};

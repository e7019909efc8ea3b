import type { D1Database } from '@cloudflare/workers-types';
import type { MessageTab } from '../../domain/site/messages/message-state.ts';
import {
  type EntryRow,
  type FullMessage,
  type FullRow,
  fullMessage,
  type ListedMessage,
  type ListRow,
  listedMessage,
  type MessageFile,
  storedFiles,
} from './message-rows.ts';

/** What the list is filtered by. */
export interface MessageFilter {
  readonly tab: MessageTab;
  /** '' for every form. */
  readonly formType: string;
  /** `none`: without an owner; an ID of a person; '' for everybody. */
  readonly owner: string;
  /** Part of a name, an email address or a text, or a number such as M-2026-000012. At most 100 characters. */
  readonly search: string;
  /** From 0. */
  readonly page: number;
}

/** One page of the list. */
export interface MessagePage {
  readonly messages: readonly ListedMessage[];
  readonly hasMore: boolean;
}

/** Numbers of messages by tab, and the types of forms that have messages. */
export interface MessageCounts {
  readonly tabs: Readonly<Record<MessageTab, number>>;
  readonly formTypes: readonly string[];
}

/** Reads form messages for the desk. */
export interface MessageStore {
  counts(): Promise<MessageCounts>;
  page(filter: MessageFilter): Promise<MessagePage>;
  /** Returns `null` for an unknown ID. */
  read(id: number): Promise<FullMessage | null>;
  /**
   * Returns an attachment by its position from 1, of the form (`entryId` 0) or of an email below it. `null` if there is
   * none.
   */
  fileOf(id: number, entryId: number, position: number): Promise<MessageFile | null>;
}

export const MESSAGES_PER_PAGE = 50;
/** A search reads the newest messages of a tab up to this number, so that its cost does not grow with the table. */
export const MAX_SEARCHED = 5000;
const LONGEST_EXCERPT = 240;
/** Entries that the page of a message shows. */
const MAX_ENTRIES = 500;

const CONDITIONS: Readonly<Record<MessageTab, string>> = {
  open: `desk_state = 'open' AND suspect = 0`,
  suspect: `desk_state = 'open' AND suspect = 1`,
  done: `desk_state = 'done'`,
  spam: `desk_state = 'spam'`,
  all: '1',
};

const last = (column: string): string =>
  `(SELECT ${column} FROM message_entries WHERE submission_id = form.id AND kind <> 'note' ORDER BY id DESC LIMIT 1)`;
const COLUMNS = `form.id, form_type, submitted_at, desk_state, suspect, desk_owner, staff.name AS owner_name,
  ${last('kind')} AS last_kind, ${last('at')} AS last_at, json_extract(field_values, '$.name') AS name,
  json_extract(field_values, '$.email') AS email, json_extract(field_values, '$.company') AS company`;

const FOUND = `EXISTS (SELECT 1 FROM json_tree(field_values) WHERE instr(lower(atom), lower(?3)) > 0)
  OR EXISTS (SELECT 1 FROM message_entries WHERE submission_id = form.id AND instr(lower(words), lower(?3)) > 0)`;

/** Open messages: those that need a reply first, oldest first. All others: newest first. */
const orderOf = (tab: MessageTab): string =>
  tab === 'open' || tab === 'suspect'
    ? `last_kind IS 'reply', submitted_at, form.id`
    : 'submitted_at DESC, form.id DESC';

const pageSql = (tab: MessageTab, isSearch: boolean): string => {
  const source = isSearch
    ? `(SELECT * FROM form_submissions WHERE ${CONDITIONS[tab]} ORDER BY submitted_at DESC LIMIT ${MAX_SEARCHED})`
    : `(SELECT * FROM form_submissions WHERE ${CONDITIONS[tab]})`;
  return `SELECT ${COLUMNS}, substr(json_extract(field_values, '$.message'), 1, ${LONGEST_EXCERPT}) AS excerpt,
      json_array_length(attachments) AS files
    FROM ${source} AS form LEFT JOIN staff ON staff.id = desk_owner
    WHERE (?1 = '' OR form_type = ?1)
      AND (?2 = '' OR CASE ?2 WHEN 'none' THEN staff.id IS NULL ELSE desk_owner = ?2 END)
      AND (?3 = '' OR form.id = ?4 OR ${FOUND})
    ORDER BY ${orderOf(tab)} LIMIT ?5 OFFSET ?6`;
};

const COUNTS = `SELECT desk_state, suspect, form_type, count(*) AS total FROM form_submissions
  GROUP BY desk_state, suspect, form_type`;
const SAME_ADDRESS = `(SELECT count(*) FROM form_submissions other WHERE other.id <> form.id
  AND lower(json_extract(other.field_values, '$.email')) = lower(json_extract(form.field_values, '$.email')))`;
const QUOTES = `(SELECT count(*) FROM quote_requests
  WHERE lower(json_extract(contact, '$.email')) = lower(json_extract(form.field_values, '$.email')))`;
const READ = `SELECT ${COLUMNS}, page, field_values, attachments, ${SAME_ADDRESS} AS other_messages, ${QUOTES} AS quotes
  FROM form_submissions form LEFT JOIN staff ON staff.id = desk_owner WHERE form.id = ?`;
const ENTRIES = `SELECT entry.id, at, kind, who, is_other_address, words, attachments, owed
  FROM message_entries entry LEFT JOIN message_mails ON entry_id = entry.id
  WHERE submission_id = ? ORDER BY entry.id LIMIT ${MAX_ENTRIES}`;
const FORM_FILES = 'SELECT attachments FROM form_submissions WHERE id = ?1 AND ?2 = 0';
const ENTRY_FILES = 'SELECT attachments FROM message_entries WHERE submission_id = ?1 AND id = ?2';

const NUMBER = /^m-\d{4}-0{0,6}(\d{1,9})$/i;

interface CountRow {
  readonly desk_state: string;
  readonly suspect: number;
  readonly form_type: string;
  readonly total: number;
}

/** Form messages in D1. */
export const messageStore = (db: D1Database): MessageStore => ({
  async counts() {
    const { results } = await db.prepare(COUNTS).all<CountRow>();
    const sum = (isIn: (row: CountRow) => boolean): number =>
      results.filter(isIn).reduce((total, row) => total + row.total, 0);
    return {
      tabs: {
        open: sum((row) => row.desk_state === 'open' && row.suspect === 0),
        suspect: sum((row) => row.desk_state === 'open' && row.suspect === 1),
        done: sum((row) => row.desk_state === 'done'),
        spam: sum((row) => row.desk_state === 'spam'),
        all: sum(() => true),
      },
      formTypes: [...new Set(results.map((row) => row.form_type))].sort(),
    };
  },
  async page({ tab, formType, owner, search, page }) {
    const { results } = await db
      .prepare(pageSql(tab, search !== ''))
      .bind(
        formType,
        owner,
        search,
        Number(NUMBER.exec(search)?.[1] ?? 0),
        MESSAGES_PER_PAGE + 1,
        page * MESSAGES_PER_PAGE,
      )
      .all<ListRow>();
    const messages = results.slice(0, MESSAGES_PER_PAGE).map(listedMessage);
    return { messages, hasMore: results.length > MESSAGES_PER_PAGE };
  },
  async read(id) {
    const row = await db.prepare(READ).bind(id).first<FullRow>();
    if (row === null) return null;
    const { results } = await db.prepare(ENTRIES).bind(id).all<EntryRow>();
    return fullMessage(row, results);
  },
  async fileOf(id, entryId, position) {
    const row = await db
      .prepare(entryId === 0 ? FORM_FILES : ENTRY_FILES)
      .bind(id, entryId)
      .first<{ attachments: string }>();
    return row === null ? null : (storedFiles(row.attachments)[position - 1] ?? null);
  },
});

import type { D1Database } from '@cloudflare/workers-types';
import { DRAFT_NAMES_FILE } from '../quotes/quote-files.ts';

/** Expired rows of one table, and the keys of their files. */
export interface ExpiredBatch {
  readonly ids: readonly number[];
  readonly files: readonly string[];
}

/**
 * Visitors' records that have exceeded their retention period. Times are ISO. Records with deliveries pending are
 * excluded.
 */
export interface ExpiredRecords {
  submissionsWithFiles(before: string, limit: number): Promise<ExpiredBatch>;
  submissions(before: string, limit: number): Promise<ExpiredBatch>;
  /** Returns quotes with the files that staff uploaded for them. */
  quotes(before: string, limit: number): Promise<ExpiredBatch>;
  /** Forgets files that staff uploaded before this time, and that neither a sent reply nor a draft names. Returns their keys. */
  forgetUnnamedFiles(before: string): Promise<readonly string[]>;
  /** Returns messages about quotes, with files. */
  messagesWithFiles(before: string, limit: number): Promise<ExpiredBatch>;
  /** Returns emails below form messages, with files. */
  entriesWithFiles(before: string, limit: number): Promise<ExpiredBatch>;
  forgetFiles(ids: readonly number[]): Promise<void>;
  forgetFilesOfEntries(ids: readonly number[]): Promise<void>;
  forgetFilesOfMessages(ids: readonly number[]): Promise<void>;
  removeSubmissions(ids: readonly number[]): Promise<void>;
  removeQuotes(ids: readonly number[]): Promise<void>;
  /** Deletes measurements up to this day, `2026-11-22`, and returns their number. */
  removeVitals(upTo: string): Promise<number>;
  /** Deletes lists that were shared before this time, and returns their number. */
  removeSharedLists(before: string): Promise<number>;
  /** Returns the number of records that are retained beyond their period because a delivery is pending. */
  owed(submissionsBefore: string, quotesBefore: string): Promise<number>;
}

interface Row {
  readonly id: number;
  readonly attachments?: string;
  /** Attachments of emails below a form message, as a list of lists. */
  readonly entry_attachments?: string;
}

const SUBMISSIONS_WITH_FILES = `SELECT id, attachments FROM form_submissions
  WHERE submitted_at < ? AND attachments <> '[]' AND owed <= 0 ORDER BY submitted_at LIMIT ?`;
const SUBMISSIONS = `SELECT id, attachments, (SELECT json_group_array(json(message_entries.attachments))
    FROM message_entries WHERE submission_id = form_submissions.id AND message_entries.attachments <> '[]') AS entry_attachments
  FROM form_submissions
  WHERE submitted_at < ? AND owed <= 0 ORDER BY submitted_at LIMIT ?`;
const MESSAGES_WITH_FILES = `SELECT id, attachments FROM quote_events
  WHERE happened_at < ? AND attachments <> '[]' AND owed <= 0 ORDER BY happened_at LIMIT ?`;
const ENTRIES_WITH_FILES = `SELECT id, attachments FROM message_entries
  WHERE at < unixepoch(?) * 1000 AND attachments <> '[]' ORDER BY at LIMIT ?`;
/** A quote is deleted with its events. An event with a delivery pending, or with files, blocks the deletion. */
const QUOTES = `SELECT id, (SELECT json_group_array(json_object('key', key)) FROM quote_files WHERE quote_id = quote_requests.id)
    AS attachments FROM quote_requests WHERE requested_at < ? AND owed <= 0 AND NOT EXISTS
  (SELECT 1 FROM quote_events WHERE quote_id = quote_requests.id AND (owed > 0 OR attachments <> '[]'))
  ORDER BY requested_at LIMIT ?`;
/** Their number is limited, so that their keys can be deleted in one call of the bucket. */
const UNNAMED = `DELETE FROM quote_files WHERE rowid IN (SELECT rowid FROM quote_files
    WHERE is_sent = 0 AND at < ? AND NOT ${DRAFT_NAMES_FILE} ORDER BY at LIMIT ?) RETURNING key`;
const OWED = `SELECT (SELECT count(*) FROM form_submissions WHERE owed > 0 AND submitted_at < ?1)
  + (SELECT count(*) FROM quote_requests WHERE owed > 0 AND requested_at < ?2)
  + (SELECT count(*) FROM quote_events WHERE owed > 0 AND happened_at < ?2) AS total`;

const MAX_UNNAMED = 1000;

const THESE = 'WHERE id IN (SELECT value FROM json_each(?)) AND owed <= 0';

const keysIn = (attachments: string | undefined): string[] => {
  const files: unknown = JSON.parse(attachments ?? '[]');
  return Array.isArray(files) ? files.flat().flatMap(({ key }) => (typeof key === 'string' ? [key] : [])) : [];
};

export const expiredRecords = (db: D1Database): ExpiredRecords => {
  const batch = async (statement: string, before: string, limit: number): Promise<ExpiredBatch> => {
    const { results } = await db.prepare(statement).bind(before, limit).all<Row>();
    return {
      ids: results.map(({ id }) => id),
      files: results.flatMap((row) => [...keysIn(row.attachments), ...keysIn(row.entry_attachments)]),
    };
  };
  const change = async (statement: string, ids: readonly number[]): Promise<void> => {
    await db.prepare(`${statement} ${THESE}`).bind(JSON.stringify(ids)).run();
  };
  return {
    submissionsWithFiles: (before, limit) => batch(SUBMISSIONS_WITH_FILES, before, limit),
    submissions: (before, limit) => batch(SUBMISSIONS, before, limit),
    quotes: (before, limit) => batch(QUOTES, before, limit),
    async forgetUnnamedFiles(before) {
      const { results } = await db.prepare(UNNAMED).bind(before, MAX_UNNAMED).all<{ key: string }>();
      return results.map(({ key }) => key);
    },
    messagesWithFiles: (before, limit) => batch(MESSAGES_WITH_FILES, before, limit),
    entriesWithFiles: (before, limit) => batch(ENTRIES_WITH_FILES, before, limit),
    async forgetFilesOfEntries(ids) {
      const sql = "UPDATE message_entries SET attachments = '[]' WHERE id IN (SELECT value FROM json_each(?))";
      await db.prepare(sql).bind(JSON.stringify(ids)).run();
    },
    forgetFilesOfMessages: (ids) => change("UPDATE quote_events SET attachments = '[]'", ids),
    forgetFiles: (ids) => change("UPDATE form_submissions SET attachments = '[]'", ids),
    removeSubmissions: (ids) => change('DELETE FROM form_submissions', ids),
    removeQuotes: (ids) => change('DELETE FROM quote_requests', ids),
    removeVitals: async (upTo) =>
      (await db.prepare('DELETE FROM vitals WHERE measured_on <= ?').bind(upTo).run()).meta.changes,
    removeSharedLists: async (before) =>
      (await db.prepare('DELETE FROM shared_lists WHERE shared_at < ?').bind(before).run()).meta.changes,
    owed: async (submissionsBefore, quotesBefore) =>
      (await db.prepare(OWED).bind(submissionsBefore, quotesBefore).first<{ total: number }>())?.total ?? 0,
  };
};

import type { D1Database } from '@cloudflare/workers-types';

/** Rows of one table that may go, and the keys of their files. */
export interface ExpiredBatch {
  readonly ids: readonly number[];
  readonly files: readonly string[];
}

/** Records of visitors that are older than they are kept for. Times are ISO; what is owed to a backend is never among them. */
export interface ExpiredRecords {
  submissionsWithFiles(before: string, most: number): Promise<ExpiredBatch>;
  submissions(before: string, most: number): Promise<ExpiredBatch>;
  quotes(before: string, most: number): Promise<ExpiredBatch>;
  /** Messages about quotes, with files. */
  messagesWithFiles(before: string, most: number): Promise<ExpiredBatch>;
  forgetFiles(ids: readonly number[]): Promise<void>;
  forgetFilesOfMessages(ids: readonly number[]): Promise<void>;
  removeSubmissions(ids: readonly number[]): Promise<void>;
  removeQuotes(ids: readonly number[]): Promise<void>;
  /** Deletes what was measured up to this day, `2026-11-22`; gives how many values it were. */
  removeVitals(upTo: string): Promise<number>;
  /** Deletes lists that were shared before this time; gives how many. */
  removeSharedLists(before: string): Promise<number>;
  /** How many stay beyond their time because they are owed. */
  owed(submissionsBefore: string, quotesBefore: string): Promise<number>;
}

interface Row {
  readonly id: number;
  readonly attachments?: string;
}

const SUBMISSIONS_WITH_FILES = `SELECT id, attachments FROM form_submissions
  WHERE submitted_at < ? AND attachments <> '[]' AND owed <= 0 ORDER BY submitted_at LIMIT ?`;
const SUBMISSIONS = `SELECT id, attachments FROM form_submissions
  WHERE submitted_at < ? AND owed <= 0 ORDER BY submitted_at LIMIT ?`;
const MESSAGES_WITH_FILES = `SELECT id, attachments FROM quote_events
  WHERE happened_at < ? AND attachments <> '[]' AND owed <= 0 ORDER BY happened_at LIMIT ?`;
/** A quote goes with what happened to it; what of that is owed, or names files still, keeps it. */
const QUOTES = `SELECT id FROM quote_requests WHERE requested_at < ? AND owed <= 0 AND NOT EXISTS
  (SELECT 1 FROM quote_events WHERE quote_id = quote_requests.id AND (owed > 0 OR attachments <> '[]'))
  ORDER BY requested_at LIMIT ?`;
const OWED = `SELECT (SELECT count(*) FROM form_submissions WHERE owed > 0 AND submitted_at < ?1)
  + (SELECT count(*) FROM quote_requests WHERE owed > 0 AND requested_at < ?2)
  + (SELECT count(*) FROM quote_events WHERE owed > 0 AND happened_at < ?2) AS total`;

const THESE = 'WHERE id IN (SELECT value FROM json_each(?)) AND owed <= 0';

const keysIn = (attachments: string | undefined): string[] => {
  const files: unknown = JSON.parse(attachments ?? '[]');
  return Array.isArray(files) ? files.flatMap(({ key }) => (typeof key === 'string' ? [key] : [])) : [];
};

export const expiredRecords = (db: D1Database): ExpiredRecords => {
  const batch = async (statement: string, before: string, most: number): Promise<ExpiredBatch> => {
    const { results } = await db.prepare(statement).bind(before, most).all<Row>();
    return { ids: results.map(({ id }) => id), files: results.flatMap(({ attachments }) => keysIn(attachments)) };
  };
  const change = async (statement: string, ids: readonly number[]): Promise<void> => {
    await db.prepare(`${statement} ${THESE}`).bind(JSON.stringify(ids)).run();
  };
  return {
    submissionsWithFiles: (before, most) => batch(SUBMISSIONS_WITH_FILES, before, most),
    submissions: (before, most) => batch(SUBMISSIONS, before, most),
    quotes: (before, most) => batch(QUOTES, before, most),
    messagesWithFiles: (before, most) => batch(MESSAGES_WITH_FILES, before, most),
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

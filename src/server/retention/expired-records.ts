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
  forgetFiles(ids: readonly number[]): Promise<void>;
  removeSubmissions(ids: readonly number[]): Promise<void>;
  removeQuotes(ids: readonly number[]): Promise<void>;
  /** Deletes what was measured up to this day, `2026-11-22`; gives how many values it were. */
  removeVitals(upTo: string): Promise<number>;
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
const QUOTES = 'SELECT id FROM quote_requests WHERE requested_at < ? AND owed <= 0 ORDER BY requested_at LIMIT ?';
const OWED = `SELECT (SELECT count(*) FROM form_submissions WHERE owed > 0 AND submitted_at < ?)
  + (SELECT count(*) FROM quote_requests WHERE owed > 0 AND requested_at < ?) AS total`;

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
    forgetFiles: (ids) => change("UPDATE form_submissions SET attachments = '[]'", ids),
    removeSubmissions: (ids) => change('DELETE FROM form_submissions', ids),
    removeQuotes: (ids) => change('DELETE FROM quote_requests', ids),
    removeVitals: async (upTo) =>
      (await db.prepare('DELETE FROM vitals WHERE measured_on <= ?').bind(upTo).run()).meta.changes,
    owed: async (submissionsBefore, quotesBefore) =>
      (await db.prepare(OWED).bind(submissionsBefore, quotesBefore).first<{ total: number }>())?.total ?? 0,
  };
};

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** A reply that an event of kind `answered` made the latest one. */
interface NewRevision {
  readonly quoteId: number;
  readonly submissionKey: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON of the reply. */
  readonly content: string;
  /** SHA-256 of the JSON. */
  readonly digest: string;
  readonly validUntil: string;
}

/** The event was stored by this transaction, and made this reply the latest one. */
const IS_NEW = `quote_requests.id = ?1 AND quote_requests.answered_at = ?2
  AND EXISTS (SELECT 1 FROM quote_events WHERE submission_key = ?3 AND happened_at = ?2)`;

/** The desk sent this reply: its draft has the digest, and who sent it with which options. */
const OF_DESK = `quote_work.quote_id = ?1 AND json_extract(draft, '$.sending.digest') = ?4`;

const REVISION = `INSERT INTO quote_revisions (quote_id, revision, answered_at, valid_until, who, answer, digest)
  SELECT ?1, (SELECT count(*) FROM quote_events WHERE quote_id = ?1 AND kind = 'answered'), ?2, ?5,
    coalesce((SELECT json_extract(draft, '$.sending.name') FROM quote_work WHERE ${OF_DESK}), ''), ?6, ?4
  FROM quote_requests WHERE ${IS_NEW} ON CONFLICT DO NOTHING`;

/** From now on the customer may read the files that the reply names. Not with `LIKE`: D1 limits its patterns to 50 bytes. */
const FILES = `UPDATE quote_files SET is_sent = 1 WHERE quote_id = ?1
  AND EXISTS (SELECT 1 FROM json_each(?4, '$.files') AS named WHERE substr(json_extract(named.value, '$.url'), -71) = '/files/' || digest)
  AND EXISTS (SELECT 1 FROM quote_requests WHERE ${IS_NEW})`;

const COPY = `INSERT INTO quote_mails (quote_id, kind, event_id, due_at)
  SELECT ?1, 'sales_answered', quote_events.id, ?5 FROM quote_events, quote_work, quote_requests
  WHERE quote_events.submission_key = ?3 AND ${OF_DESK} AND json_extract(draft, '$.sending.copies') = 1 AND ${IS_NEW}
  ON CONFLICT DO NOTHING`;

const AUDIT = `INSERT INTO staff_audit (at, staff_id, who, action, subject, after, network)
  SELECT ?5, json_extract(draft, '$.sending.staffId'), json_extract(draft, '$.sending.who'), 'quote-sent',
    json_extract(draft, '$.sending.subject'), json_extract(draft, '$.sending.after'), json_extract(draft, '$.sending.network')
  FROM quote_work, quote_requests WHERE ${OF_DESK} AND ${IS_NEW}`;

const WORK = `INSERT INTO quote_work (quote_id, first_answered_at) SELECT ?1, ?2 FROM quote_requests WHERE ${IS_NEW}
  ON CONFLICT (quote_id) DO UPDATE SET viewed_at = NULL, remind_on = NULL,
    first_answered_at = coalesce(first_answered_at, excluded.first_answered_at)`;

const CLEAR = `UPDATE quote_work SET remind_on = json_extract(draft, '$.sending.remindOn'), draft = NULL,
    draft_version = draft_version + 1, draft_by = NULL, draft_at = NULL
  WHERE ${OF_DESK} AND EXISTS (SELECT 1 FROM quote_requests WHERE ${IS_NEW})`;

/**
 * Returns the statements that freeze a reply as the next revision, to run after those that store its event and state. If the
 * desk sent it, they also record who did, queue the copy to sales, set the reminder and clear the draft.
 */
export const revisionStatements = (
  db: D1Database,
  { quoteId, submissionKey, at, content, digest, validUntil }: NewRevision,
): readonly D1PreparedStatement[] => {
  const common = [quoteId, new Date(at).toISOString(), submissionKey, digest] as const;
  return [
    db.prepare(REVISION).bind(...common, validUntil, content),
    db.prepare(FILES).bind(...common.slice(0, 3), content),
    db.prepare(COPY).bind(...common, at),
    db.prepare(AUDIT).bind(...common, at),
    db.prepare(WORK).bind(...common.slice(0, 3)),
    db.prepare(CLEAR).bind(...common),
  ];
};

import type { D1Database } from '@cloudflare/workers-types';
import type { UploadChange } from '../../../domain/shop/catalog-uploads/upload-changes.ts';
import type { AffectedQuote } from './upload-report.ts';

/** Part numbers and quotes that are looked up; the page names a few. */
const MAX_PARTS = 1000;
const MAX_QUOTES = 20;

const QUOTES = `SELECT q.public_id AS publicId, printf('Q-%s-%06d', substr(q.requested_at, 1, 4), q.id) AS number,
    json_group_array(DISTINCT coalesce(l.value ->> '$.sent.name', l.value ->> '$.name')) AS parts
  FROM quote_requests q, json_each(q.lines) l
  WHERE q.state IN ('received', 'in_work', 'answered') AND coalesce(l.value ->> '$.sent.name', l.value ->> '$.name') IN (SELECT value FROM json_each(?1))
  GROUP BY q.id ORDER BY q.id DESC LIMIT ?2`;

/** Returns the open quotes that have parts of these changes. Their prices stay as they were sent. */
export const affectedQuotes = async (
  db: D1Database,
  changes: readonly UploadChange[],
): Promise<readonly AffectedQuote[]> => {
  const names = [...new Set(changes.map(({ name }) => name))].slice(0, MAX_PARTS);
  if (names.length === 0) return [];
  const { results } = await db
    .prepare(QUOTES)
    .bind(JSON.stringify(names), MAX_QUOTES)
    .all<{ publicId: string; number: string; parts: string }>();
  return results.map(({ publicId, number, parts }) => ({ publicId, number, parts: JSON.parse(parts) as string[] }));
};

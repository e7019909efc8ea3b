import type { D1Database } from '@cloudflare/workers-types';

const VIEWED = `INSERT INTO quote_work (quote_id, viewed_at)
  SELECT id, ?3 FROM quote_requests WHERE public_id = ?1 AND state = 'answered' AND answered_at = ?2
  ON CONFLICT (quote_id) DO UPDATE SET viewed_at = excluded.viewed_at WHERE viewed_at IS NULL`;

/** Remembers that the customer's page showed a reply. Only the first view of a reply is written. */
export const markViewed = async (
  db: D1Database,
  { publicId, answeredAt, at }: { readonly publicId: string; readonly answeredAt: string; readonly at: number },
): Promise<void> => {
  await db.prepare(VIEWED).bind(publicId, answeredAt, new Date(at).toISOString()).run();
};

import type { D1Database } from '@cloudflare/workers-types';
import { countOpenMessages } from '../messages/count-open-messages.ts';

/** What the bar of the desk shows beside its places. */
export interface BarCounts {
  /** Quotes that wait for staff. */
  readonly quotes: number;
  readonly messages: number;
  /** Last check of the catalog's source for changes, milliseconds since 1970; `null` if there was none. */
  readonly syncedAt: number | null;
}

const COUNTS = `SELECT
  (SELECT count(*) FROM quote_requests WHERE state IN ('received', 'in_work')) AS quotes,
  (SELECT ran_at FROM job_runs WHERE job = 'catalog-refresh') AS syncedAt`;

/** Counts what waits for staff, from indexes. */
export const readBarCounts = async (db: D1Database): Promise<BarCounts> => {
  const [row, messages] = await Promise.all([
    db.prepare(COUNTS).first<Omit<BarCounts, 'messages'>>(),
    countOpenMessages(db),
  ]);
  return { quotes: row?.quotes ?? 0, syncedAt: row?.syncedAt ?? null, messages };
};

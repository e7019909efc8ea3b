import type { D1Database } from '@cloudflare/workers-types';

/** Pages report every 20 seconds, so somebody who missed two reports has left. */
const PRESENT_MS = 50_000;
const DAY_MS = 86_400_000;

export interface PresenceStore {
  /** Notes that a person has a quote open. Returns the names of the others who do. */
  report(quoteId: number, staffId: string): Promise<readonly string[]>;
}

const NOTE = `INSERT INTO quote_presence (quote_id, staff_id, seen_at) VALUES (?1, ?2, ?3)
  ON CONFLICT (quote_id, staff_id) DO UPDATE SET seen_at = excluded.seen_at`;
const FORGET = 'DELETE FROM quote_presence WHERE quote_id = ?1 AND seen_at < ?2';
const OTHERS = `SELECT staff.name FROM quote_presence JOIN staff ON staff.id = staff_id
  WHERE quote_id = ?1 AND staff_id <> ?2 AND quote_presence.seen_at >= ?3 ORDER BY staff.name`;

/** Open quotes by person, in D1. */
export const presenceStore = (db: D1Database, now: () => number): PresenceStore => ({
  async report(quoteId, staffId) {
    const time = now();
    const [, , others] = await db.batch<{ name: string }>([
      db.prepare(NOTE).bind(quoteId, staffId, time),
      db.prepare(FORGET).bind(quoteId, time - DAY_MS),
      db.prepare(OTHERS).bind(quoteId, staffId, time - PRESENT_MS),
    ]);
    return others?.results.map(({ name }) => name) ?? [];
  },
});

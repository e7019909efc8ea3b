import type { D1Database } from '@cloudflare/workers-types';
import type { ChangeRecord } from '../changed-parts.ts';
import { MAX_CHANGED_PARTS } from '../port.ts';

const BETWEEN = 'seq > ?1 AND seq <= ?2';
const PARTS = `SELECT DISTINCT part_id FROM catalog_changes WHERE part_id IS NOT NULL AND ${BETWEEN} LIMIT ?3`;
const LISTS = `SELECT DISTINCT price_list_id FROM catalog_changes WHERE price_list_id IS NOT NULL AND ${BETWEEN}`;
/** Scans every part: price lists seldom change, so an index would cost more than it saves. */
const OF_LISTS = `SELECT id FROM parts WHERE price_list_id IN (${LISTS}) LIMIT ?3`;
const END = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'catalog_changes'), 0) AS seq";

/** Changes recorded by the triggers on the tables, so that a million parts need no date column. */
export const embeddedChanges = (db: D1Database): ChangeRecord => {
  const end = async (): Promise<number> => (await db.prepare(END).first<{ seq: number }>())?.seq ?? 0;

  return {
    end: async () => String(await end()),
    async idsSince(cursor) {
      const [since, until] = [Number(cursor), await end()];
      const read = async (sql: string, limit: number): Promise<number[]> => {
        const rows = await db.prepare(sql).bind(since, until, limit).raw<[number]>();
        return rows.map(([id]) => id);
      };
      const hasLists = await db
        .prepare(`SELECT count(*) AS n FROM (${LISTS} LIMIT 1)`)
        .bind(since, until)
        .first<{ n: number }>();
      const ids = new Set(await read(PARTS, MAX_CHANGED_PARTS + 1));
      if (hasLists?.n === 1) for (const id of await read(OF_LISTS, MAX_CHANGED_PARTS + 1)) ids.add(id);
      // Everything up to the cursor is already in the published catalog.
      await db.prepare('DELETE FROM catalog_changes WHERE seq <= ?').bind(since).run();
      return ids.size > MAX_CHANGED_PARTS ? null : [...ids];
    },
  };
};

import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { UPLOADS_FOLDER } from '../forms/uploads.ts';

const DAY_MS = 86_400_000;
/** Keys per listing: the maximum that R2 lists, and that it deletes in one call. */
const PAGE = 1000;
/** Listings per round. The next round continues where this one stopped. */
const MAX_PAGES = 20;

const READ_CURSOR = "SELECT cursor FROM sweep_cursors WHERE sweep = 'uploads'";
const WRITE_CURSOR = `INSERT INTO sweep_cursors (sweep, cursor) VALUES ('uploads', ?)
  ON CONFLICT (sweep) DO UPDATE SET cursor = excluded.cursor`;
/** Selects the keys that no row names. */
const ORPHANED = `SELECT value AS key FROM json_each(?) WHERE value NOT IN (
    SELECT json_extract(file.value, '$.key') FROM form_submissions, json_each(attachments) AS file
      WHERE attachments <> '[]' AND json_extract(file.value, '$.key') IS NOT NULL
    UNION ALL
    SELECT json_extract(file.value, '$.key') FROM quote_events, json_each(attachments) AS file
      WHERE attachments <> '[]' AND json_extract(file.value, '$.key') IS NOT NULL
    UNION ALL
    SELECT json_extract(file.value, '$.key') FROM message_entries, json_each(attachments) AS file
      WHERE attachments <> '[]' AND json_extract(file.value, '$.key') IS NOT NULL
    UNION ALL SELECT key FROM quote_files)`;

/** Files in the bucket that no record names, which an interrupted request left behind. */
export interface OrphanedFiles {
  /**
   * Deletes the files older than a day and returns their number. Checks at most 20,000 files; the next round continues
   * there.
   */
  round(): Promise<number>;
}

type Bucket = Pick<R2Bucket, 'list' | 'delete'>;

export const orphanedFiles = (db: D1Database, bucket: Bucket, now: () => number): OrphanedFiles => ({
  async round() {
    let cursor = (await db.prepare(READ_CURSOR).first<{ cursor: string }>())?.cursor ?? '';
    let deleted = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
      // A key instead of R2's own cursor, because it stays valid however long it is stored.
      const listed = await bucket.list({
        prefix: UPLOADS_FOLDER,
        limit: PAGE,
        ...(cursor !== '' && { startAfter: cursor }),
      });
      // Newer files may belong to a request that is still running.
      const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < now() - DAY_MS).map(({ key }) => key);
      if (old.length > 0) {
        const { results } = await db.prepare(ORPHANED).bind(JSON.stringify(old)).all<{ key: string }>();
        const keys = results.map(({ key }) => key);
        if (keys.length > 0) await bucket.delete(keys);
        deleted += keys.length;
      }
      cursor = listed.truncated ? (listed.objects.at(-1)?.key ?? '') : '';
      await db.prepare(WRITE_CURSOR).bind(cursor).run();
      if (cursor === '') break;
    }
    return deleted;
  },
});

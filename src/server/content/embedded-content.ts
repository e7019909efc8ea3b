import type { D1Database } from '@cloudflare/workers-types';
import { type ContentEntry, parseEntry } from '../../domain/content/entry.ts';

const ENTRY = `SELECT entry FROM content_entries WHERE model = 'page' AND published = 'published' AND url = ?`;
const PATHS = `SELECT url FROM content_entries WHERE model = 'page' AND published = 'published' ORDER BY number`;

/** Pages from the company's own store. */
export interface EmbeddedContent {
  /** null when there is no published page at the path. */
  page(path: string): Promise<ContentEntry | null>;
  paths(): Promise<readonly string[]>;
}

export const embeddedContent = (db: D1Database): EmbeddedContent => ({
  async page(path) {
    const row = await db.prepare(ENTRY).bind(path).first<{ entry: string }>();
    return row === null ? null : parseEntry(JSON.parse(row.entry));
  },
  async paths() {
    const { results } = await db.prepare(PATHS).all<{ url: string }>();
    return results.map(({ url }) => url);
  },
});

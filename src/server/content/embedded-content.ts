import type { D1Database } from '@cloudflare/workers-types';
import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';

const ENTRY = `SELECT entry FROM content_entries WHERE model = 'page' AND published = 'published' AND url = ?`;
const PATHS = `SELECT url, coalesce(json_extract(entry, '$.data.noindex'), 0) AS noindex
FROM content_entries WHERE model = 'page' AND published = 'published' ORDER BY number`;

const PAGES = `SELECT url, coalesce(json_extract(entry, '$.data.noindex'), 0) AS noindex, entry
FROM content_entries WHERE model = 'page' AND published = 'published' ORDER BY number`;

/** Path of a page; `noindex` excludes it from search engines. */
export interface PagePath {
  readonly path: string;
  readonly noindex: boolean;
}

/** A published page as stored. */
export interface StoredPage extends PagePath {
  /** The entry as JSON. */
  readonly entry: string;
}

/** Pages from the company's own store. */
export interface EmbeddedContent {
  /** Returns `null` if there is no published page at the path. */
  page(path: string): Promise<ContentEntry | null>;
  paths(): Promise<readonly PagePath[]>;
}

/** The pages of the store, with a read for all of them. */
export interface PageDatabase extends EmbeddedContent {
  /** Every published page with its entry. */
  pages(): Promise<readonly StoredPage[]>;
}

export const embeddedContent = (db: D1Database): PageDatabase => ({
  async page(path) {
    const row = await db.prepare(ENTRY).bind(path).first<{ entry: string }>();
    return row === null ? null : parseEntry(JSON.parse(row.entry));
  },
  async paths() {
    const { results } = await db.prepare(PATHS).all<{ url: string; noindex: number }>();
    return results.map(({ url, noindex }) => ({ path: url, noindex: noindex === 1 }));
  },
  async pages() {
    const { results } = await db.prepare(PAGES).all<{ url: string; noindex: number; entry: string }>();
    return results.map(({ url, noindex, entry }) => ({ path: url, noindex: noindex === 1, entry }));
  },
});

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import type { PulledPage } from './pull-plan.ts';
import { entryKey, type Model } from './push-plan.ts';

/** Destination of pulled pages. */
export interface PullStore {
  /** Models that it stores. */
  readonly models: readonly Model[];
  /** Returns the existing entries as JSON by path. */
  read(): Promise<ReadonlyMap<string, string>>;
  write(pages: readonly PulledPage[]): Promise<void>;
}

/** Rows per batch. A batch is one transaction. */
const BATCH = 50;

const DELETE = `DELETE FROM content_entries WHERE model = 'page' AND (url = ? OR id = ?)`;
const INSERT = `INSERT INTO content_entries (number, id, model, title, url, published, last_updated, words, entry)
VALUES ((SELECT coalesce(max(number), 0) + 1 FROM content_entries), ?, 'page', ?, ?, 'published', ?, ?, ?)`;

/** Returns the embedded store in D1. It holds only pages, which include the shared blocks that they show. */
export const d1Store = (db: D1Database): PullStore => ({
  models: ['page'],
  async read() {
    const { results } = await db
      .prepare(`SELECT url, entry FROM content_entries WHERE model = 'page' AND published = 'published'`)
      .all<{ url: string; entry: string }>();
    return new Map(results.map(({ url, entry }) => [url, entry]));
  },
  async write(pages) {
    for (let from = 0; from < pages.length; from += BATCH) {
      await db.batch(
        pages
          .slice(from, from + BATCH)
          .flatMap(({ path, id, title, lastUpdated, words, entry }) => [
            db.prepare(DELETE).bind(path, id),
            db.prepare(INSERT).bind(id, title, path, lastUpdated, words, entry),
          ]),
      );
    }
  },
});

/**
 * Returns the file name of an entry: `/industries/nuclear` is `industries--nuclear.json`, `/` is `home.json`, a section
 * is `section.hero.json`.
 */
const fileOf = (path: string): string =>
  `${path === '/' ? 'home' : path.replace(/^\//, '').replaceAll('/', '--').replace(' ', '.')}.json`;

/** Returns a store with one JSON file per entry in a folder. */
export const folderStore = (folder: string): PullStore => ({
  models: ['page', 'symbol'],
  async read() {
    if (!existsSync(folder)) return new Map();
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    return new Map(texts.map((text) => [entryKey(JSON.parse(text)), text]));
  },
  async write(pages) {
    mkdirSync(folder, { recursive: true });
    for (const { path, entry } of pages)
      writeFileSync(join(folder, fileOf(path)), `${JSON.stringify(JSON.parse(entry), null, 2)}\n`);
  },
});

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** What staff changed in the builder space: a page, or what may stand on any page. */
export type ContentChange = { readonly kind: 'page'; readonly id: string } | { readonly kind: 'all' };

/** Names of cached values: the list of pages, and a page. */
export const LIST_KEY = 'pages';
export const pageKey = (id: string): string => `page/${id}`;

/** When staff last changed something, as the service told this site. */
export interface ContentChanges {
  note(change: ContentChange): Promise<void>;
  /** The moment of the last change of a cached value, in milliseconds since 1970; 0: none lately. Never throws. */
  latest(): Promise<(key: string) => number>;
  /** Another one after every change. Never throws. */
  version(): Promise<string>;
}

/** An isolate asks this often whether another one was told. */
export const CHECK_MS = 2000;
/** What a visitor waits for that at most. */
const PATIENCE_MS = 300;
/** After a failure changes are seen when the cached values end by themselves. */
const REST_MS = 30_000;
/** Cached values end by themselves long before. */
const MATTERS_MS = 10 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;

const ALL = '*';
const NOTE = `INSERT INTO content_changes (what, changed_at) VALUES (?, ?)
ON CONFLICT (what) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`;

const rows = v.array(v.object({ what: v.string(), changed_at: v.number() }));

/** A site that is told of no changes. */
export const NO_CHANGES: Pick<ContentChanges, 'latest' | 'version'> = {
  latest: async () => () => 0,
  version: async () => 'untold',
};

/**
 * Changes in D1, which answers every isolate with what the last one wrote; KV may answer with what it held a minute ago.
 */
export const contentChanges = (db: D1Database, now: () => number): ContentChanges => {
  let known: ReadonlyMap<string, number> = new Map();
  let nextCheck = 0;

  const check = async (): Promise<void> => {
    nextCheck = now() + CHECK_MS;
    try {
      const statement = db.prepare('SELECT what, changed_at FROM content_changes WHERE changed_at > ?');
      const { results } = await withTimeLimit(PATIENCE_MS, statement.bind(now() - MATTERS_MS).all());
      known = new Map(v.parse(rows, results).map(({ what, changed_at }) => [what, changed_at]));
    } catch (cause) {
      nextCheck = now() + REST_MS;
      logFailure('Changes of the builder space could not be read; they are seen withTimeLimit a minute.', cause);
    }
  };

  return {
    async note(change) {
      const at = now();
      const whats = change.kind === 'all' ? [ALL] : [LIST_KEY, pageKey(change.id)];
      await db.batch([
        ...whats.map((what) => db.prepare(NOTE).bind(what, at)),
        db.prepare('DELETE FROM content_changes WHERE changed_at < ?').bind(at - KEPT_MS),
      ]);
      nextCheck = 0;
    },
    async latest() {
      if (now() >= nextCheck) await check();
      return (key) => Math.max(known.get(key) ?? 0, known.get(ALL) ?? 0);
    },
    async version() {
      if (now() >= nextCheck) await check();
      return String(Math.max(0, ...known.values()));
    },
  };
};

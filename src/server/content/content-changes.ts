import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** A change by staff in the builder space: to one page, or to something that any page may contain. */
export type ContentChange = { readonly kind: 'page'; readonly id: string } | { readonly kind: 'all' };

/** Keys of cached values: the list of pages, and a page. */
export const LIST_KEY = 'pages';
export const pageKey = (id: string): string => `page/${id}`;

/** Times of the latest changes by staff, as reported by the service. */
export interface ContentChanges {
  note(change: ContentChange): Promise<void>;
  /**
   * Returns a function for the time of the last change of a cached value, in milliseconds since 1970, or 0 without a
   * recent change. Never throws.
   */
  latest(): Promise<(key: string) => number>;
  /** Returns a value that differs after every change. Never throws. */
  version(): Promise<string>;
}

/** How often an isolate checks for changes that other isolates received. */
export const CHECK_MS = 2000;
/** Maximum time a visitor waits for this check. */
const TIMEOUT_MS = 300;
/** Pause after a failure, during which changes become visible when cached values expire. */
const FAILURE_PAUSE_MS = 30_000;
/** Older changes are irrelevant, because cached values expire long before. */
const RELEVANT_MS = 10 * 60_000;
const RETENTION_MS = 24 * 60 * 60_000;

const ALL = '*';
const NOTE = `INSERT INTO content_changes (what, changed_at) VALUES (?, ?)
ON CONFLICT (what) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`;

const rows = v.array(v.object({ what: v.string(), changed_at: v.number() }));

/** For sites that receive no change notifications. */
export const NO_CHANGES: Pick<ContentChanges, 'latest' | 'version'> = {
  latest: async () => () => 0,
  version: async () => 'untold',
};

/**
 * Stores changes in D1, which returns the latest write to every isolate, whereas KV may return a value that is a minute
 * old.
 */
export const contentChanges = (db: D1Database, now: () => number): ContentChanges => {
  let known: ReadonlyMap<string, number> = new Map();
  let nextCheck = 0;

  const check = async (): Promise<void> => {
    nextCheck = now() + CHECK_MS;
    try {
      const statement = db.prepare('SELECT what, changed_at FROM content_changes WHERE changed_at > ?');
      const { results } = await withTimeLimit(TIMEOUT_MS, statement.bind(now() - RELEVANT_MS).all());
      known = new Map(v.parse(rows, results).map(({ what, changed_at }) => [what, changed_at]));
    } catch (cause) {
      nextCheck = now() + FAILURE_PAUSE_MS;
      logFailure('Changes of the builder space could not be read; they become visible within a minute.', cause);
    }
  };

  return {
    async note(change) {
      const at = now();
      const whats = change.kind === 'all' ? [ALL] : [LIST_KEY, pageKey(change.id)];
      await db.batch([
        ...whats.map((what) => db.prepare(NOTE).bind(what, at)),
        db.prepare('DELETE FROM content_changes WHERE changed_at < ?').bind(at - RETENTION_MS),
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

import type { D1Database } from '@cloudflare/workers-types';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { pageTargets } from '../../domain/site/content/page-targets.ts';
import type { JobRuns } from './job-runs.ts';

/** A link or image of a content page that leads nowhere, or a page that could not be read. */
export interface PageProblem {
  readonly page: string;
  /** Path of the link or image; that of the page itself if it could not be read. */
  readonly target: string;
  readonly kind: 'link' | 'image' | 'page';
}

export type PathExists = (path: string) => Promise<boolean>;

/** Checks internal links and images of content pages. */
export interface PageCheck {
  /**
   * Checks all pages and stores the problems. Returns the number of pages and problems.
   *
   * @param exists returns whether a path of this site has a page or a file, in addition to the content pages
   */
  run(exists: PathExists): Promise<{ readonly pages: number; readonly problems: number }>;
  /** Returns the problems that the last check found: at most `limit`. */
  problems(limit: number): Promise<readonly PageProblem[]>;
}

/** Maximum number of pages of one check, and of problems that are stored. */
const MAX_PAGES = 1000;
const MAX_PROBLEMS = 200;

interface Options {
  readonly paths: () => Promise<readonly string[]>;
  readonly page: (path: string) => Promise<Pick<ContentEntry, 'data'> | null>;
  readonly jobs: Pick<JobRuns, 'record'>;
}

const STORE = `INSERT INTO page_problems (page, target, kind)
  SELECT value ->> 'page', value ->> 'target', value ->> 'kind' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`;

export const pageCheck = (db: D1Database, { paths, page, jobs }: Options): PageCheck => ({
  async run(exists) {
    const all = (await paths()).slice(0, MAX_PAGES);
    const known = new Map<string, Promise<boolean>>(all.map((path) => [path, Promise.resolve(true)]));
    const isThere = (path: string): Promise<boolean> => {
      const result = known.get(path) ?? exists(path);
      known.set(path, result);
      return result;
    };
    const problems: PageProblem[] = [];
    for (const path of all) {
      if (problems.length >= MAX_PROBLEMS) break;
      const entry = await page(path).catch(() => null);
      if (entry === null) {
        problems.push({ page: path, target: path, kind: 'page' });
        continue;
      }
      for (const { kind, path: target } of pageTargets(entry))
        if (!(await isThere(target))) problems.push({ page: path, target, kind });
    }
    const stored = problems.slice(0, MAX_PROBLEMS);
    await db.batch([db.prepare('DELETE FROM page_problems'), db.prepare(STORE).bind(JSON.stringify(stored))]);
    await jobs.record('page-check', `${all.length} pages, ${stored.length} problems`);
    return { pages: all.length, problems: stored.length };
  },
  async problems(limit) {
    const { results } = await db
      .prepare('SELECT page, target, kind FROM page_problems ORDER BY page, target LIMIT ?')
      .bind(limit)
      .all<PageProblem>();
    return results;
  },
});

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { PageRecord } from '../port.ts';

/** Includes the description and words for search: the protocol's collection has no field for them. */
const PAGES = `
SELECT p.id, p.title, p.url, coalesce(json_extract(e.entry, '$.data.description'), '') AS description, e.words
FROM pages p
JOIN content_entries e ON e.number = p.id
ORDER BY p.id`;

const pageRow = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  description: v.string(),
  words: v.string(),
});

/** Returns the site's own searchable pages from D1. */
export const embeddedPages = async (db: D1Database): Promise<readonly PageRecord[]> =>
  v.parse(v.array(pageRow), (await db.prepare(PAGES).all()).results);

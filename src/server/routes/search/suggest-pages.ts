import { materialPlace } from '../../../domain/reference/tables/material-places.ts';
import { materials } from '../../../domain/reference/tables/tables.ts';
import { findPages, type PageEntry, pageEntry } from '../../../domain/site/page-finder.ts';
import type { PageRecord } from '../../backend/port.ts';

let aliases: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the trade names for the page of each material. */
const aliasesByPage = (): ReadonlyMap<string, readonly string[]> => {
  if (aliases) return aliases;
  const byPage = new Map<string, string[]>();
  for (const { code, tradeNames } of materials()) {
    const page = materialPlace(code)?.page ?? '';
    if (page !== '') byPage.set(page, [...(byPage.get(page) ?? []), ...tradeNames]);
  }
  aliases = byPage;
  return byPage;
};

/** Search entries by page. The list of pages is cached between requests. */
const entries = new WeakMap<PageRecord, PageEntry<PageRecord>>();

const entryOf = (page: PageRecord): PageEntry<PageRecord> => {
  const cached = entries.get(page);
  if (cached) return cached;
  const entry = pageEntry(page, aliasesByPage().get(page.url) ?? []);
  entries.set(page, entry);
  return entry;
};

/** Returns pages for a search text, best first. Materials also match by their trade names. @see findPages */
export const suggestPages = (pages: readonly PageRecord[], text: string, limit = 6): PageRecord[] =>
  findPages(pages.map(entryOf), text, limit);

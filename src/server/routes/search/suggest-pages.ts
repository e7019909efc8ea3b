import { materialPlace } from '../../../domain/reference/tables/material-places.ts';
import { materials } from '../../../domain/reference/tables/tables.ts';
import { findPages, type PageEntry, pageEntry } from '../../../domain/site/page-finder.ts';
import type { PageRecord } from '../../backend/port.ts';

let aliases: ReadonlyMap<string, readonly string[]> | undefined;

/** The trade names of each material's page. */
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

/** The list of pages is kept between requests; so is what was made of each. */
const entries = new WeakMap<PageRecord, PageEntry<PageRecord>>();

const entryOf = (page: PageRecord): PageEntry<PageRecord> => {
  const kept = entries.get(page);
  if (kept) return kept;
  const made = pageEntry(page, aliasesByPage().get(page.url) ?? []);
  entries.set(page, made);
  return made;
};

/** Pages for a search text, best first; materials also by their trade names. @see findPages */
export const suggestPages = (pages: readonly PageRecord[], text: string, limit = 6): PageRecord[] =>
  findPages(pages.map(entryOf), text, limit);

import type { AuthoredPage } from '../../content/define-page.ts';
import { pageWords } from '../../domain/site/content/page-words.ts';
import { entryOf } from '../content/page-entry.ts';
import { insertStatements } from './sql/sql.ts';
import type { SeedStep } from './sql/statements.ts';

/** Date of the last review of the embedded pages. */
const LAST_UPDATED = Date.UTC(2026, 10, 21);

/** Returns the step that writes the embedded pages to D1. Running it again replaces them. */
export const contentStep = (pages: readonly AuthoredPage[]): SeedStep => {
  const rows = pages.map((page, index) => {
    const entry = entryOf(page, LAST_UPDATED);
    return {
      number: index + 1,
      id: entry.id,
      model: 'page',
      title: page.title,
      url: page.path,
      published: entry.published,
      last_updated: entry.lastUpdated,
      words: pageWords(page.blocks.map(({ options }) => options)),
      entry: JSON.stringify(entry),
    };
  });
  const columns = ['number', 'id', 'model', 'title', 'url', 'published', 'last_updated', 'words', 'entry'] as const;
  return {
    title: 'pages',
    statements: ['DELETE FROM content_entries', ...insertStatements('content_entries', columns, rows)],
  };
};

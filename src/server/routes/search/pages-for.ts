import type { Understood } from '../../../domain/understand/reading.ts';
import { readingPages } from '../../../domain/understand/reading-pages.ts';
import type { PageRecord } from '../../backend/port.ts';
import { suggestPages } from './suggest-pages.ts';

const MOST_PAGES = 6;

/** Pages about what was understood of a text, then those that its words find. */
export const pagesFor = (
  pages: readonly PageRecord[],
  text: string,
  understood: readonly Understood[],
  limit = MOST_PAGES,
): readonly PageRecord[] => {
  const about = readingPages(understood).flatMap((path) => pages.find(({ url }) => url === path) ?? []);
  const worded = suggestPages(pages, text, limit);
  return [...about, ...worded.filter((page) => !about.includes(page))].slice(0, limit);
};

import type { Understood } from '../../../domain/engineering/understand/reading.ts';
import { readingPages } from '../../../domain/engineering/understand/reading-pages.ts';
import { QUOTE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { PageRecord } from '../../backend/port.ts';
import { suggestPages } from './suggest-pages.ts';

const MOST_PAGES = 6;

/** Pages about nothing in particular: their texts name compounds only as examples. */
const GENERAL_PAGES: readonly string[] = ['/', QUOTE_PATH];

/** Whether a text says a compound and asks for no page. */
const isCompound = (understood: readonly Understood[]): boolean =>
  understood.some(({ kind }) => kind === 'compound') && !understood.some(({ kind }) => kind === 'page');

/** Pages about what was understood of a text, then those that its words find. */
export const pagesFor = (
  pages: readonly PageRecord[],
  text: string,
  understood: readonly Understood[],
  limit = MOST_PAGES,
): readonly PageRecord[] => {
  const about = readingPages(understood).flatMap((path) => pages.find(({ url }) => url === path) ?? []);
  const isGeneral = ({ url }: PageRecord): boolean => GENERAL_PAGES.includes(url) && isCompound(understood);
  const worded = suggestPages(pages, text, limit).filter((page) => !isGeneral(page));
  return [...about, ...worded.filter((page) => !about.includes(page))].slice(0, limit);
};

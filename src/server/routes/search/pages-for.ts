import type { Understood } from '../../../domain/engineering/understand/reading.ts';
import { readingPages } from '../../../domain/engineering/understand/reading-pages.ts';
import { QUOTE_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { PageRecord } from '../../backend/port.ts';
import { suggestPages } from './suggest-pages.ts';

const MAX_PAGES = 6;

/** Pages without a specific subject, which mention compounds only as examples. */
const GENERAL_PAGES: readonly string[] = ['/', QUOTE_PATH];

/** Returns whether a text names a compound and no page. */
const isCompound = (understood: readonly Understood[]): boolean =>
  understood.some(({ kind }) => kind === 'compound') && !understood.some(({ kind }) => kind === 'page');

/** Returns the pages about what was understood of a text, then the pages that match its words. */
export const pagesFor = (
  pages: readonly PageRecord[],
  text: string,
  understood: readonly Understood[],
  limit = MAX_PAGES,
): readonly PageRecord[] => {
  const about = readingPages(understood).flatMap((path) => pages.find(({ url }) => url === path) ?? []);
  const isGeneral = ({ url }: PageRecord): boolean => GENERAL_PAGES.includes(url) && isCompound(understood);
  const worded = suggestPages(pages, text, limit).filter((page) => !isGeneral(page));
  return [...about, ...worded.filter((page) => !about.includes(page))].slice(0, limit);
};

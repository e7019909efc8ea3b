import type { PageRecord } from '../backend/port.ts';

const MOST_PAGES = 6;

/** Pages whose title holds every word of the text, as a prefix of one of its own words. Title order is kept. */
export const suggestPages = (pages: readonly PageRecord[], text: string): PageRecord[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .filter(({ title }) => {
      const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .slice(0, MOST_PAGES);
};

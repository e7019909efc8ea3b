import { shownTitle } from '../../domain/content/entry.ts';
import { wordsOf } from '../../domain/content/page-words.ts';
import type { PageRecord } from '../backend/port.ts';

const holds = (words: readonly string[], own: readonly string[]): boolean =>
  words.every((word) => own.some((candidate) => candidate.startsWith(word)));

/** Looked for in the text as it is: splitting the words of every page at each keystroke would take milliseconds. */
const beginsAWord = (text: string, word: string): boolean => text.startsWith(word) || text.includes(` ${word}`);

/**
 * Pages that hold every word of the text as the start of one of their own: first those whose title alone does, then those
 * whose description helps, then those whose text does. Titles count up to the first vertical bar; the order of the pages is kept.
 *
 * @example suggestPages(pages, 'groove') // 'Face seal groove design' before 'Surface finish', whose description says groove
 */
export const suggestPages = (pages: readonly PageRecord[], text: string, limit = 6): PageRecord[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const inTitle: PageRecord[] = [];
  const inDescription: PageRecord[] = [];
  const inText: PageRecord[] = [];
  for (const page of pages) {
    const title = wordsOf(shownTitle(page.title));
    if (holds(words, title)) inTitle.push(page);
    else if (holds(words, [...title, ...wordsOf(page.description ?? '')])) inDescription.push(page);
    else if (words.every((word) => holds([word], title) || beginsAWord(page.words ?? '', word))) inText.push(page);
  }
  return [...inTitle, ...inDescription, ...inText].slice(0, limit);
};

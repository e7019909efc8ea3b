import { shownTitle } from './content/entry.ts';
import { comparableWords, splitPageWords } from './content/page-words.ts';
import { routeAt } from './route-table.ts';

/** What search knows of a page. */
export interface FindablePage {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** Words of `pageWords`. */
  readonly words?: string;
}

/** A page with its words taken apart, so that a keystroke need not do it. */
export interface PageEntry<Page extends FindablePage> {
  readonly page: Page;
  readonly title: readonly string[];
  /** Words of its address and of its name in the navigation. */
  readonly names: ReadonlySet<string>;
  /** Other names of what the page is about, each as its words. */
  readonly aliases: readonly (readonly string[])[];
  readonly description: ReadonlySet<string>;
  readonly headings: string;
  readonly text: string;
}

/** Takes a page apart. @param aliases other names of what it is about: of a material its trade names */
export const pageEntry = <Page extends FindablePage>(page: Page, aliases: readonly string[]): PageEntry<Page> => ({
  page,
  title: comparableWords(shownTitle(page.title)),
  names: new Set([...comparableWords(page.url), ...comparableWords(routeAt(page.url)?.label ?? '')]),
  aliases: aliases.map(comparableWords),
  description: new Set(comparableWords(page.description ?? '')),
  ...splitPageWords(page.words ?? ''),
});

/** What a word is worth by where it stands. A start of a word is worth less than the word. */
const WORTH = {
  title: 40,
  titleStart: 30,
  /** Added where it opens the title: that is what the page is about. */
  opensTitle: 6,
  alias: 38,
  /** A trade name of several words: `Viton` in `Viton GLT`. Each further one that holds the word adds one. */
  aliasPart: 30,
  mostAliases: 7,
  name: 32,
  nameStart: 24,
  heading: 16,
  headingStart: 12,
  description: 10,
  descriptionStart: 7,
  text: 3,
  textStart: 2,
} as const;

const startIn = (words: Iterable<string>, word: string): boolean => {
  for (const own of words) if (own.startsWith(word)) return true;
  return false;
};

/** In a list of words as it is: splitting the text of every page at each keystroke would take milliseconds. */
const inList = (list: string, word: string, whole: number, start: number): number => {
  const text = ` ${list} `;
  if (text.includes(` ${word} `)) return whole;
  return text.includes(` ${word}`) ? start : 0;
};

const titleWorth = (title: readonly string[], word: string): number => {
  if (!startIn(title, word)) return 0;
  return (title.includes(word) ? WORTH.title : WORTH.titleStart) + (title[0]?.startsWith(word) ? WORTH.opensTitle : 0);
};

const aliasWorth = (aliases: readonly (readonly string[])[], word: string): number => {
  const holding = aliases.filter((alias) => startIn(alias, word));
  if (holding.length === 0) return 0;
  if (holding.some((alias) => alias.length === 1 && alias[0] === word)) return WORTH.alias;
  return WORTH.aliasPart + Math.min(holding.length - 1, WORTH.mostAliases);
};

const setWorth = (words: ReadonlySet<string>, word: string, whole: number, start: number): number => {
  if (words.has(word)) return whole;
  return startIn(words, word) ? start : 0;
};

const wordWorth = (entry: PageEntry<FindablePage>, word: string): number =>
  Math.max(
    titleWorth(entry.title, word),
    aliasWorth(entry.aliases, word),
    setWorth(entry.names, word, WORTH.name, WORTH.nameStart),
    inList(entry.headings, word, WORTH.heading, WORTH.headingStart),
    setWorth(entry.description, word, WORTH.description, WORTH.descriptionStart),
    inList(entry.text, word, WORTH.text, WORTH.textStart),
  );

/** A page need not name each of the standard's sizes to be about one: what follows the standard may be missing. */
const STANDARD = /^as568[a-z]?$/;

/** Every page is about O-rings: beside other words they say little, whether or not a title has them. */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set(['o', 'ring', 'rings', 'oring', 'orings']);
const MOST_OF_EVERY_PAGE = 1;

/** 0 for a page that lacks one of the words. */
const pageWorth = (entry: PageEntry<FindablePage>, words: readonly string[]): number => {
  const telling = words.some((word) => !OF_EVERY_PAGE.has(word));
  let sum = 0;
  for (const [at, word] of words.entries()) {
    const worth = wordWorth(entry, word);
    if (worth === 0 && !(STANDARD.test(words[at - 1] ?? '') && /^\d+$/.test(word))) return 0;
    sum += telling && OF_EVERY_PAGE.has(word) ? Math.min(worth, MOST_OF_EVERY_PAGE) : worth;
  }
  return sum;
};

/** The home page names everything and is found without search. */
const isHome = ({ url }: FindablePage): boolean => url === '/';
const isPost = ({ url }: FindablePage): boolean => url.startsWith('/blog/');

/**
 * Pages that hold every word of the text as the start of one of their own, best first: title and other names count before
 * headings, headings before the description, that before the text. Of equal worth posts stand behind pages; else the order
 * is kept. The home page is the last.
 *
 * @example findPages(entries, 'groove', 6) // 'Face seal groove design' before 'Surface finish', whose description says groove
 */
export const findPages = <Page extends FindablePage>(
  entries: readonly PageEntry<Page>[],
  text: string,
  limit: number,
): Page[] => {
  const words = comparableWords(text);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ page: entry.page, worth: pageWorth(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .sort(
      (a, b) =>
        Number(isHome(a.page)) - Number(isHome(b.page)) ||
        b.worth - a.worth ||
        Number(isPost(a.page)) - Number(isPost(b.page)),
    )
    .slice(0, limit)
    .map(({ page }) => page);
};

import { shownTitle } from './content/entry.ts';
import { comparableWords, splitPageWords } from './content/page-words.ts';
import { routeAt } from './route-table.ts';

/** The page data that search uses. */
export interface FindablePage {
  readonly title: string;
  readonly url: string;
  readonly description?: string;
  /** Words of `pageWords`. */
  readonly words?: string;
}

/** A page with its words precomputed, so that keystrokes need not do it. */
export interface PageEntry<Page extends FindablePage> {
  readonly page: Page;
  readonly title: readonly string[];
  /** Words of its URL and of its name in the navigation. */
  readonly names: ReadonlySet<string>;
  /** Words of each other name of the page's subject. */
  readonly aliases: readonly (readonly string[])[];
  readonly description: ReadonlySet<string>;
  readonly headings: string;
  readonly text: string;
}

/** Precomputes the words of a page. @param aliases other names of its subject, such as the trade names of a material */
export const pageEntry = <Page extends FindablePage>(page: Page, aliases: readonly string[]): PageEntry<Page> => ({
  page,
  title: comparableWords(shownTitle(page.title)),
  names: new Set([...comparableWords(page.url), ...comparableWords(routeAt(page.url)?.label ?? '')]),
  aliases: aliases.map(comparableWords),
  description: new Set(comparableWords(page.description ?? '')),
  ...splitPageWords(page.words ?? ''),
});

/** Score of a word by where it occurs. A prefix of a word scores less than the word. */
const WORTH = {
  title: 40,
  titleStart: 30,
  /** Added if it opens the title, because that is the page's subject. */
  opensTitle: 6,
  alias: 38,
  /** Part of a trade name of several words: `Viton` in `Viton GLT`. Each further name with the word adds one. */
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

/**
 * Searches the unsplit list of words, because splitting the text of every page at each keystroke would take
 * milliseconds.
 */
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

/** A page about the standard need not contain each of its sizes, so the part after the standard may be missing. */
const STANDARD = /^as568[a-z]?$/;

/**
 * Every page is about O-rings, so next to other words these words carry little meaning, whether or not a title has
 * them.
 */
const OF_EVERY_PAGE: ReadonlySet<string> = new Set(['o', 'ring', 'rings', 'oring', 'orings']);
const MAX_OF_EVERY_PAGE = 1;

/** 0 for a page that lacks one of the words. */
const pageWorth = (entry: PageEntry<FindablePage>, words: readonly string[]): number => {
  const telling = words.some((word) => !OF_EVERY_PAGE.has(word));
  let sum = 0;
  for (const [at, word] of words.entries()) {
    const worth = wordWorth(entry, word);
    if (worth === 0 && !(STANDARD.test(words[at - 1] ?? '') && /^\d+$/.test(word))) return 0;
    sum += telling && OF_EVERY_PAGE.has(word) ? Math.min(worth, MAX_OF_EVERY_PAGE) : worth;
  }
  return sum;
};

/** The home page mentions everything and is found without search. */
const isHome = ({ url }: FindablePage): boolean => url === '/';
const isPost = ({ url }: FindablePage): boolean => url.startsWith('/blog/');

/**
 * Returns the pages in which every word of the text is the prefix of a word, best first. Title and other names count
 * more than headings, then the description, then the text. With equal scores, posts come after pages, and otherwise the
 * order is stable. The home page is last.
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

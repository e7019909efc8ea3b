const NO_LETTERS = /[^\p{L}\p{N}]+/u;

/**
 * Returns the words of a text as search compares them: lower case, letters and digits.
 *
 * @example comparableWords('O-ring, 70A') // ['o', 'ring', '70a']
 */
export const comparableWords = (text: string): string[] => text.toLowerCase().split(NO_LETTERS).filter(Boolean);

/** Separates the words of a page's headings from those of its text. */
const HEADINGS_END = ' | ';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(\/|#|https?:)/.test(value) ? [] : [value.replace(/<[^<>]+>|&\w+;/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

const HEADING = /<h[1-4][^<>]*>/;

/** Returns the texts from each heading's start tag to the next heading end tag. */
const headingsOfHtml = (html: string): string[] =>
  html
    .split('</h')
    .slice(0, -1)
    .flatMap((piece) => {
      const opened = HEADING.exec(piece);
      return opened ? [piece.slice(opened.index + opened[0].length)] : [];
    });

const headingsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return headingsOfHtml(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'heading' && typeof one === 'string' ? [one] : headingsIn(one),
  );
};

const keptWords = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(textsIn).flatMap(comparableWords))].filter((word) => word.length > 2).sort();

/**
 * Returns every word in the blocks of a page once: the words of its headings, a bar, then the others, each sorted
 * alphabetically. Excludes URLs and markup.
 *
 * @example pageWords([{ heading: 'Groove depth', text: 'Cut the groove.' }]) // 'depth groove | cut the'
 */
export const pageWords = (blocks: readonly unknown[]): string => {
  const headings = keptWords(blocks.flatMap(headingsIn));
  const inHeadings = new Set(headings);
  const others = keptWords(blocks.flatMap(textsIn)).filter((word) => !inHeadings.has(word));
  return headings.length === 0 ? others.join(' ') : headings.join(' ') + HEADINGS_END + others.join(' ');
};

/** Splits the words of `pageWords`. Without a bar, all are words of the text. */
export const splitPageWords = (words: string): { readonly headings: string; readonly text: string } => {
  const end = words.indexOf(HEADINGS_END);
  return end === -1
    ? { headings: '', text: words }
    : { headings: words.slice(0, end), text: words.slice(end + HEADINGS_END.length) };
};

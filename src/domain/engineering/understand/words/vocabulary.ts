import { joinedTokens, tokensOf } from '../tokens.ts';
import { chemicalEntries } from './chemical-words.ts';
import { familyEntries } from './family-words.ts';
import { propertyEntries } from './property-words.ts';
import type { Entry, ReadLists, Sense } from './sense.ts';
import { suggestedPageEntries } from './suggested-page-entries.ts';
import { EMPTY_WORDS, STOCK_WORDS } from './trade-words.ts';

/** A word with its set of letters as bits. */
export interface LetterWord {
  readonly word: string;
  readonly letters: number;
}

export interface Vocabulary {
  readonly senses: ReadonlyMap<string, Sense>;
  /** Number of tokens in the longest phrase. */
  readonly longest: number;
  /** Phrases of letters only, by first letter and length, for correcting typos. */
  readonly byStart: ReadonlyMap<string, readonly LetterWord[]>;
}

const NOTHING: Sense = { meaning: null, text: '', swatch: null };
const IN_STOCK: Sense = { meaning: { kind: 'stock' }, text: 'In stock', swatch: null };

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Returns the letters of a word as bits. @example lettersIn('abba') // 3 */
export const lettersIn = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - FIRST_LETTER);
  return letters;
};

/** Returns the index key of words with the same first letter and length. */
export const vocabularyKey = (word: string, length: number): string => `${word[0]}${length}`;

const LETTERS = /^[a-z]+$/;
/** A single letter is a unit or a part of a code. */
const SHORTEST = 2;

const made = (lists: ReadLists): Vocabulary => {
  const senses = new Map<string, Sense>();
  let longest = 1;
  const add = ([phrase, sense]: Entry): void => {
    const tokens = tokensOf(phrase);
    const key = joinedTokens(tokens);
    if (senses.has(key) || (key.length < SHORTEST && sense !== NOTHING)) return;
    senses.set(key, sense);
    longest = Math.max(longest, tokens.length);
  };
  // Products and pages come before words without a meaning: `gasket`, `how to measure`.
  for (const entry of suggestedPageEntries()) add(entry);
  for (const phrase of EMPTY_WORDS) add([phrase, NOTHING]);
  for (const phrase of STOCK_WORDS) add([phrase, IN_STOCK]);
  // The first meaning of a phrase takes precedence: families before colors, all filters before fluids.
  for (const entry of familyEntries(lists)) add(entry);
  for (const entry of propertyEntries(lists)) add(entry);
  for (const entry of chemicalEntries()) add(entry);
  const letters = [...senses].filter(([key, { meaning }]) => meaning !== null && LETTERS.test(key)).map(([key]) => key);
  const known = letters.map((word) => ({ word, letters: lettersIn(word) }));
  return { senses, longest, byStart: Map.groupBy(known, ({ word }) => vocabularyKey(word, word.length)) };
};

const kept = new WeakMap<object, Vocabulary>();

/** Returns the vocabulary of a catalog, created when the first text is read. */
export const vocabularyOf = (lists: ReadLists): Vocabulary => {
  const known = kept.get(lists.facets);
  if (known) return known;
  const vocabulary = made(lists);
  kept.set(lists.facets, vocabulary);
  return vocabulary;
};

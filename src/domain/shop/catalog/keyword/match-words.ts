import { foldZeros, hasDigit, MAX_WORDS, searchWords, splitKeyword } from '../../../kit/text/search-words.ts';
import { setBit, wordCount } from '../bits/bits.ts';
import type { KeywordIndex, Spelling } from './keyword-index.ts';
import { oneTypoFrom, onlyLetters, SHORTEST_TYPO } from './typo.ts';
import { whereTerm, withPrefix, withTerm } from './vocabulary.ts';

/** The meaning of one word of a search text. A part matches if its compound, its size or the pair of them does. */
export interface WordMatch {
  /** Bit rows over compounds: those that have the word in their names, then in a property, then in a key feature. */
  readonly compounds: readonly Uint32Array[];
  /** Bit row over sizes. */
  readonly sizes: Uint32Array;
  /** Those sizes of which the word is the whole name. */
  readonly namedSizes: Uint32Array;
  /** Compound → bit row over sizes. */
  readonly pairs: ReadonlyMap<number, Uint32Array>;
}

/** The indexes in which words are looked up. */
export interface WordSource {
  readonly keywords: KeywordIndex;
  readonly compoundCount: number;
  readonly sizeCount: number;
  /** Compound and size of each exceptional name. */
  readonly exceptions: readonly (readonly [compound: number, size: number, name: string])[];
}

const PRODUCT_WORDS = new Set(['o', 'oring', 'orings', 'ring', 'rings', 'seal', 'seals']);
const DASH_NUMBER = /^[-\u2010-\u2015\u2212](\d+)$/u;

const rowOf = (numbers: Iterable<number>, count: number): Uint32Array => {
  const row = new Uint32Array(wordCount(count));
  for (const number of numbers) setBit(row, number);
  return row;
};

const NO_PAIRS: ReadonlyMap<number, Uint32Array> = new Map();

/**
 * Returns pairs named by a compound's label, or its number, followed by the beginning of a size code (`fk7502214`), and
 * exceptional names.
 */
const pairsOf = (source: WordSource, spelling: Spelling, word: string): ReadonlyMap<number, Uint32Array> => {
  const pairs = new Map<number, Uint32Array>();
  const rowFor = (compound: number): Uint32Array => {
    const row = pairs.get(compound) ?? new Uint32Array(wordCount(source.sizeCount));
    pairs.set(compound, row);
    return row;
  };
  for (let length = 1; length < word.length; length++) {
    const heads = withTerm(spelling.heads, word.slice(0, length));
    if (heads.length === 0) continue;
    const sizes = withPrefix(spelling.sizes, word.slice(length));
    if (sizes.length === 0) continue;
    for (const compound of heads) {
      const row = rowFor(compound);
      for (const size of sizes) setBit(row, size);
    }
  }
  for (const at of withPrefix(spelling.names, word)) {
    const { [at]: exception } = source.exceptions;
    if (exception) setBit(rowFor(exception[0]), exception[1]);
  }
  return pairs;
};

/** Returns everything that begins with the word, or null. */
const direct = (source: WordSource, word: string): WordMatch | null => {
  const digits = hasDigit(word);
  const spelling = digits ? source.keywords.folded : source.keywords.written;
  const text = digits ? foldZeros(word) : word;
  const compounds = spelling.compounds.map((kind) => withPrefix(kind, text));
  const sizes = withPrefix(spelling.sizes, text);
  const pairs = pairsOf(source, spelling, text);
  if (compounds.every(({ length }) => length === 0) && sizes.length === 0 && pairs.size === 0) return null;
  return {
    compounds: compounds.map((numbers) => rowOf(numbers, source.compoundCount)),
    sizes: rowOf(sizes, source.sizeCount),
    namedSizes: rowOf(withTerm(spelling.sizes, text), source.sizeCount),
    pairs,
  };
};

/** Returns everything one typo away, which may be nothing. */
const mistyped = (source: WordSource, word: string): WordMatch => {
  const compounds =
    word.length >= SHORTEST_TYPO && onlyLetters(word)
      ? whereTerm(source.keywords.letters, (term) => oneTypoFrom(word, term))
      : [];
  return {
    // A corrected match ranks one step below an exact match.
    compounds: [new Uint32Array(wordCount(source.compoundCount)), rowOf(compounds, source.compoundCount)],
    sizes: new Uint32Array(wordCount(source.sizeCount)),
    namedSizes: new Uint32Array(wordCount(source.sizeCount)),
    pairs: NO_PAIRS,
  };
};

/** Reads one word as typed. Returns null if it has nothing to search for. An empty list matches every part. */
const readWord = (source: WordSource, word: string): WordMatch[] | null => {
  const dash = DASH_NUMBER.exec(word)?.[1];
  if (dash !== undefined) {
    return [
      {
        compounds: [],
        sizes: rowOf(withPrefix(source.keywords.dashNumbers, dash), source.sizeCount),
        namedSizes: rowOf(withTerm(source.keywords.dashNumbers, dash), source.sizeCount),
        pairs: NO_PAIRS,
      },
    ];
  }
  const pieces = splitKeyword(word);
  const joined = pieces.join('');
  if (joined === '') return null;
  if (PRODUCT_WORDS.has(joined)) return [];
  const whole = direct(source, joined);
  if (whole) return [whole];
  if (pieces.length === 1) return [mistyped(source, joined)];
  return pieces
    .filter((piece) => !PRODUCT_WORDS.has(piece))
    .map((piece) => direct(source, piece) ?? mistyped(source, piece));
};

/**
 * Returns the meanings of the words in a search text. A part must match each of them. An empty list matches every part,
 * and null matches none: a text without a letter or digit finds nothing. docs/catalog-index.md specifies the rule.
 */
export const matchWords = (source: WordSource, search: string): readonly WordMatch[] | null => {
  const read = searchWords(search).flatMap((word) => {
    const matches = readWord(source, word);
    return matches ? [matches] : [];
  });
  return read.length === 0 ? null : read.flat().slice(0, MAX_WORDS);
};

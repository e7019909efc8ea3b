import { editDistance } from '../../../kit/text/edit-distance.ts';
import { joinedTokens } from '../tokens.ts';
import type { Sense } from '../words/sense.ts';
import { lettersIn, type Vocabulary, vocabularyKey } from '../words/vocabulary.ts';
import type { Found, Read, Reader } from './reader.ts';

/** Characters within a phrase: `NSF/ANSI 61`, `buna-n`, `o-ring`, `21 CFR 177`. */
const INNER = new Set(['-', '/', '.', '&', "'", '(', ')', ',', '%']);

const foundSense = ({ meaning, text, swatch, title, note }: Sense, typed: string, next: number): Found => {
  const said = note === undefined ? {} : { note };
  if (meaning === null) return { next, pieces: [], ...said };
  const isSame = typed === joinedText(text);
  return { next, pieces: [{ meaning, title: title ?? (isSame ? '' : typed), text, swatch }], ...said };
};

const joinedText = (text: string): string => text.toLowerCase();

const written = (read: Read, at: number, next: number): string =>
  read.tokens
    .slice(at, next)
    .map(({ text, glued }, index) => (index === 0 || glued ? text : ` ${text}`))
    .join('');

/** Minimum length of a medium name that precedes a number without a space: `EO78` is a code. */
const SHORTEST_BEFORE_NUMBER = 4;

const isCodeLetters = ({ tokens }: Read, at: number, joined: string, { meaning }: Sense): boolean =>
  (meaning?.kind === 'medium' || meaning?.kind === 'medium-choice') &&
  joined.length < SHORTEST_BEFORE_NUMBER &&
  tokens[at]?.kind === 'word' &&
  tokens[at + 1]?.glued === true &&
  tokens[at + 1]?.kind === 'number';

/** Reads the longest phrase that starts at the position. */
export const phrase: Reader = (read, at) => {
  const { tokens, words } = read;
  if (tokens[at]?.kind === 'sign') return null;
  let joined = '';
  let best: { readonly sense: Sense; readonly next: number } | null = null;
  for (let next = at; next < tokens.length && next - at < words.longest; next++) {
    const token = tokens[next];
    if (token === undefined || (token.kind === 'sign' && !INNER.has(token.text))) break;
    if (token.kind === 'sign') continue;
    joined += token.text;
    const sense = words.senses.get(joined);
    if (sense && !isCodeLetters(read, next, joined, sense)) best = { sense, next: next + 1 };
  }
  if (best === null || endsInNumber(read, at, best.next)) return null;
  return foundSense(best.sense, written(read, at, best.next), best.next);
};

/** A phrase that is only a number has no meaning, and one whose last digits continue is a different number. */
const endsInNumber = ({ tokens }: Read, at: number, next: number): boolean =>
  joinedTokens(tokens.slice(at, next)) === '' ||
  (tokens[at]?.text.length === 1 &&
    next === at + 1 &&
    tokens[next]?.glued === true &&
    tokens[next]?.kind === 'number') ||
  (tokens[next - 1]?.kind === 'word' && tokens[next]?.glued === true && tokens[next]?.kind === 'word');

/** Shorter words are never corrected, and longer ones may have two typos. */
const SHORTEST_TYPO = 5;
const LONG = 8;

/** One edit changes at most two of the letters in a word. */
const canBeNear = (one: number, other: number, limit: number): boolean => {
  let apart = 0;
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) apart += 1;
  return apart <= 2 * limit;
};

const nearestWord = ({ byStart }: Vocabulary, word: string): string | null => {
  const limit = word.length < LONG ? 1 : 2;
  const letters = lettersIn(word);
  let nearest: string | null = null;
  let least = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length++) {
    // Typos in the first letter are rare.
    for (const known of byStart.get(vocabularyKey(word, length)) ?? []) {
      if (!canBeNear(letters, known.letters, limit)) continue;
      const edits = editDistance(word, known.word, least - 1);
      if (edits >= least) continue;
      nearest = known.word;
      least = edits;
    }
  }
  return nearest;
};

/** A word with one or two typos: `flourocarbon`. Includes the next word if they form one name: `ethelyne propylene`. */
export const mistyped: Reader = (read, at) => {
  const token = read.tokens[at];
  if (token?.kind !== 'word' || token.text.length < SHORTEST_TYPO) return null;
  const follower = read.tokens[at + 1];
  const both = follower?.kind === 'word' ? nearestWord(read.words, token.text + follower.text) : null;
  const nearest = both ?? nearestWord(read.words, token.text);
  const sense = nearest === null ? undefined : read.words.senses.get(nearest);
  const next = both === null ? at + 1 : at + 2;
  return sense ? foundSense(sense, written(read, at, next), next) : null;
};

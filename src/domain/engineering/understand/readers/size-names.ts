import { displaySize, type SizeStandard } from '../../../reference/sizes/size-standard.ts';
import { sizeParameter } from '../../../shop/catalog-url/size-choice.ts';
import { joinedTokens } from '../tokens.ts';
import { CODE_LETTERS } from '../words/trade-words.ts';
import { phrase } from './phrases.ts';
import {
  digitsAt,
  type Found,
  isAt,
  isGlued,
  type Piece,
  piece,
  type Read,
  type Reader,
  skipWords,
  typedAt,
} from './reader.ts';

type SizeName = { readonly code: string; readonly standard: SizeStandard };

export const sizePiece = ({ code, standard }: SizeName): Piece =>
  piece({ kind: 'size', size: sizeParameter({ standard, code }) }, displaySize(standard, code), 'Size');

const sizeOfCode = ({ lists }: Read, standard: SizeStandard, code: string): Piece | null => {
  const places = lists.names.sizesByCode.get(code.toLowerCase()) ?? [];
  const found = places.map((place) => lists.sizes[place]).find((size) => size?.standard === standard);
  return found ? sizePiece(found) : null;
};

/** Returns the AS568 size of three digits. */
export const sizeOfDash = (read: Read, digits: string): Piece | null => sizeOfCode(read, 'usa', digits);

/** Returns the JIS size of a letter with its number: `p22a`. */
export const japaneseSize = (read: Read, code: string): Piece | null => sizeOfCode(read, 'japanese', code);

/** Returns a piece for tokens in the notation of a size that does not exist. */
export const noSizePiece = (read: Read, at: number, next: number): Piece =>
  piece({ kind: 'no-size' }, typedAt(read, at, next), 'No such size:');

const DASH_NUMBER = /^\d{3}$/;

/** Returns the AS568 size of a three-digit dash number. */
export const dashSize = (read: Read, at: number): Piece | null => {
  const digits = digitsAt(read, at);
  return digits !== null && DASH_NUMBER.test(digits) ? sizeOfCode(read, 'usa', digits) : null;
};

const found = (size: Piece | null, next: number, ...before: readonly Piece[]): Found | null =>
  size ? { next, pieces: [...before, size] } : null;

/** Skips the name of a standard with its part, including dashes: `AS 568A-`, `JIS B 2401`, `ISO 3601-1`. */
export const pastStandard = (read: Read, at: number): number => {
  let next = at;
  if (isAt(read, at, 'as', 'sae', 'arp')) {
    next = skipWords(read, skipWords(read, at, 'sae'), 'as', 'arp');
    next = skipWords(read, skipWords(read, next, '-'), '568');
    if (isGlued(read, next, 'a', 'b', 'c', 'd', 'e', 'f')) next += 1;
  } else if (isAt(read, at, 'bs')) next = skipWords(read, at + 1, '1806');
  else if (isAt(read, at, 'iso')) {
    next = skipWords(read, skipWords(read, at + 1, '-'), '3601');
    if (isGlued(read, next, '-') && isGlued(read, next + 1, '1')) next += 2;
  } else if (isAt(read, at, 'dash', '#', 'no', 'size')) next = skipWords(read, at + 1, '.');
  else return at;
  return skipWords(read, skipWords(read, next, '-', ':', '.'), '-');
};

/** `AS568-214`, `AS 568A 214`, `ISO 3601-1-214`, `dash 214`, `#214`. */
export const prefixed: Reader = (read, at) => {
  const next = pastStandard(read, at);
  if (next === at) return null;
  const makers = isAt(read, next, '2', '3') && isGlued(read, next + 1, '-') ? next + 2 : next;
  return found(dashSize(read, makers), makers + 1);
};

/** AS568 without a separator: `AS568214`. */
export const together: Reader = (read, at) => {
  const digits = digitsAt(read, at + 1);
  if (!isAt(read, at, 'as') || digits === null || !/^568\d{3}$/.test(digits)) return null;
  return found(sizeOfCode(read, 'usa', digits.slice(3)), at + 2);
};

/** `-214`. */
export const dashed: Reader = (read, at) =>
  isAt(read, at, '-') && read.tokens[at + 1]?.glued ? found(dashSize(read, at + 1), at + 2) : null;

/** Makers' series numbers before the dash: `2-214`, `M 2-214`, `3-904`. */
export const series: Reader = (read, at) => {
  const from = isAt(read, at, 'm') ? at + 1 : at;
  if (!isAt(read, from, '2', '3') || !isGlued(read, from + 1, '-') || read.tokens[from + 2]?.glued !== true)
    return null;
  return found(dashSize(read, from + 2), from + 3);
};

const SOFTEST_CODE = 30;
const HARDEST_CODE = 95;
const LISTED_STEP = 5;
const hardnessPiece = (shoreA: number): Piece => piece({ kind: 'hardness', shoreA }, `${shoreA} Shore A`);

/** Returns the material and the hardness that makers write before the dash: a letter and two digits. */
const codeAt = (read: Read, at: number): { readonly rubber: readonly Piece[]; readonly rest: string } | null => {
  const [token, number] = [read.tokens[at], read.tokens[at + 1]];
  const family = token?.kind === 'word' ? CODE_LETTERS[token.text] : undefined;
  const label = read.lists.facets.byKey.material.get(family ?? '')?.label;
  const digits = digitsAt(read, at + 1) ?? '';
  const hardness = Number(digits.slice(0, 2));
  if (family === undefined || label === undefined || number?.glued !== true) return null;
  if (hardness < SOFTEST_CODE || hardness > HARDEST_CODE || hardness % LISTED_STEP !== 0) return null;
  const rubber = [piece({ kind: 'family', materials: [family], grade: null }, label), hardnessPiece(hardness)];
  return { rubber, rest: digits.slice(2) };
};

/** `N70-214`, `E70214`. */
const coded: Reader = (read, at) => {
  const code = codeAt(read, at);
  if (!code) return null;
  if (code.rest !== '') return found(sizeOfCode(read, 'usa', code.rest), at + 2, ...code.rubber);
  return isAt(read, at + 2, '-') ? found(dashSize(read, at + 3), at + 4, ...code.rubber) : null;
};

/** Returns whether a letter with its number names a medium: `E85` is a fuel. */
const isMedium = ({ tokens, words }: Read, at: number): boolean =>
  words.senses.get(joinedTokens(tokens.slice(at, at + 2)))?.meaning?.kind === 'medium';

/** The same code without a size: `N70`. */
const codedRubber: Reader = (read, at) => {
  const code = codeAt(read, at);
  return code?.rest === '' && !isMedium(read, at) ? { next: at + 2, pieces: code.rubber } : null;
};

/** The hardness before the letter: `70N214`. */
const codedBackwards: Reader = (read, at) => {
  const [hardness, letter, digits] = [digitsAt(read, at) ?? '', read.tokens[at + 1], digitsAt(read, at + 2)];
  const family = letter?.glued === true ? CODE_LETTERS[letter.text] : undefined;
  const label = read.lists.facets.byKey.material.get(family ?? '')?.label;
  if (!/^[3-9]\d$/.test(hardness) || family === undefined || label === undefined || digits === null) return null;
  const rubber = [piece({ kind: 'family', materials: [family], grade: null }, label), hardnessPiece(Number(hardness))];
  const from = skipWords(read, at + 2, '-');
  return read.tokens[from]?.glued === true ? found(dashSize(read, from), from + 1, ...rubber) : null;
};

export const JIS_LETTERS = ['p', 'g', 's', 'v'];

/** Skips the name of the standard: `JIS`, `JIS B 2401-`. */
export const pastJis = (read: Read, at: number): number => {
  if (!isAt(read, at, 'jis')) return at;
  const part = skipWords(read, skipWords(read, at + 1, '-'), 'b');
  return skipWords(read, skipWords(read, skipWords(read, part, '-'), '2401'), '-', ':');
};

/**
 * Returns whether a letter and two digits are a material because the text also names an AS568 size: `S70 2-214`, not
 * JIS S70.
 */
const isRubberOfOtherSize = (read: Read, at: number): boolean =>
  codeAt(read, at)?.rest === '' &&
  read.tokens.some((_, other) => (prefixed(read, other) ?? series(read, other) ?? dashed(read, other)) !== null);

/** `P22A`, `JIS P-10`, `G 50`, `JIS B 2401 P10`. */
const japanese: Reader = (read, at) => {
  const from = pastJis(read, at);
  const letter = read.tokens[from];
  if (letter === undefined || !JIS_LETTERS.includes(letter.text)) return null;
  const digit = skipWords(read, from + 1, '-');
  const digits = digitsAt(read, digit);
  if (digits === null || isRubberOfOtherSize(read, at)) return null;
  const withLetter = isGlued(read, digit + 1, 'a') ? sizeOfCode(read, 'japanese', `${letter.text}${digits}a`) : null;
  if (withLetter) return found(withLetter, digit + 2);
  return found(sizeOfCode(read, 'japanese', `${letter.text}${digits}`), digit + 1);
};

/** Sizes by name, and makers' codes that contain one. */
export const sizeNames: readonly Reader[] = [
  prefixed,
  together,
  series,
  coded,
  codedBackwards,
  japanese,
  codedRubber,
  dashed,
];

/** A single dash number, `214`. Letters after it must be known words: `105kg` is not a size. */
export const bareSize: Reader = (read, at) => {
  const follower = read.tokens[at + 1];
  const isKnown =
    follower?.glued !== true ||
    follower.kind === 'sign' ||
    follower.text.length === 1 ||
    phrase(read, at + 1) !== null ||
    codeAt(read, at + 1) !== null;
  return isKnown ? found(dashSize(read, at), at + 1) : null;
};

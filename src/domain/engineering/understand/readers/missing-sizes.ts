import { displaySize, type SizeStandard } from '../../../reference/sizes/size-standard.ts';
import { digitsAt, type FoundAsk, isAt, isGlued, type Read, type Reader, skipWords } from './reader.ts';
import { JIS_LETTERS, noSizePiece, pastJis, pastStandard } from './size-names.ts';

const ANY_DASH_NUMBER = /^\d{3,4}$/;

/** Returns the sizes next to a number that a standard does not have, as choices. */
const neighbors = ({ lists }: Read, standard: SizeStandard, letter: string, number: number): FoundAsk => {
  const numberOf = (code: string): number => Number.parseFloat(code.slice(letter.length));
  const series = lists.sizes
    .filter((size) => size.standard === standard && size.code.toLowerCase().startsWith(letter))
    .filter(({ code }) => /^\d/.test(code.slice(letter.length)))
    .toSorted((a, b) => numberOf(a.code) - numberOf(b.code));
  const below = series.findLast(({ code }) => numberOf(code) < number);
  const above = series.find(({ code }) => numberOf(code) > number);
  const choices = [below, above].flatMap((size) => (size ? [displaySize(standard, size.code)] : []));
  return {
    question: 'The standard has no such size. The numbers next to it:',
    choices: choices.map((name) => ({ text: name, instead: name })),
  };
};

/** A dash number after a prefix for which the standard has no size: `AS568-285`, `2-999`, `-915`. */
const impossibleDash: Reader = (read, at) => {
  const standard = pastStandard(read, at);
  const isNumbered = isAt(read, standard, '2', '3') && isGlued(read, standard + 1, '-') ? standard + 2 : standard;
  const place = isNumbered === at && isAt(read, at, '-') && !isGlued(read, at, '-') ? at + 1 : isNumbered;
  // `NBR - 285`: a hyphen between spaces separates two words.
  if (isAt(read, at, '-') && read.tokens[at + 1]?.glued !== true) return null;
  const isPlain = place === standard;
  if (place === at || (isPlain && isAt(read, at, 'size', 'no', 'bs', 'iso'))) return null;
  if (read.tokens[place]?.glued !== true && isPlain && !isAt(read, at, 'as', 'sae', 'dash', '#')) return null;
  const digits = digitsAt(read, place);
  const follower = read.tokens[place + 1];
  const isWhole = follower?.glued !== true || follower.kind === 'sign';
  if (digits === null || !ANY_DASH_NUMBER.test(digits) || !isWhole || isGlued(read, place + 1, '-')) return null;
  const pieces = [noSizePiece(read, at, place + 1)];
  return { next: place + 1, pieces, ask: neighbors(read, 'usa', '', Number(digits)) };
};

/** A JIS letter with a number that the standard does not have: `P13`, `JIS G27`. */
const impossibleJapanese: Reader = (read, at) => {
  const isNamed = isAt(read, at, 'jis');
  const from = pastJis(read, at);
  const letters = isNamed ? JIS_LETTERS : ['p', 'g'];
  const isTail = read.tokens[from]?.glued === true && read.tokens[from - 1]?.kind === 'number';
  if (isTail || !letters.includes(read.tokens[from]?.text ?? '')) return null;
  const digit = skipWords(read, from + 1, '-');
  const isJoined = (isNamed || read.tokens[digit]?.glued === true) && !isGlued(read, digit + 1, '/', '-');
  if (digitsAt(read, digit) === null || !isJoined) return null;
  const next = isGlued(read, digit + 1, 'a') ? digit + 2 : digit + 1;
  const follower = read.tokens[next];
  if (follower?.glued === true && follower.kind !== 'sign') return null;
  const ask = neighbors(read, 'japanese', read.tokens[from]?.text ?? '', Number(digitsAt(read, digit)));
  return { next, pieces: [noSizePiece(read, at, next)], ask };
};

/** Names of sizes that do not exist. These readers run after all that recognize a size or a code. */
export const noSizes: readonly Reader[] = [impossibleDash, impossibleJapanese];

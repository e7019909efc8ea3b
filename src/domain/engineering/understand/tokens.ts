import type { Span } from './reading.ts';

/** A run of letters, a number, or a single other character. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'sign';
  /** In lower case, with a point for a decimal comma and a hyphen for every dash. */
  readonly text: string;
  /** Whether it directly follows the previous token. */
  readonly glued: boolean;
  /** Number of pieces of a quantity, or `null` if ambiguous. Only quantity tokens have it. */
  readonly quantity?: number | null;
}

const SIGNS: Readonly<Record<string, string>> = {
  '×': 'x',
  '✕': 'x',
  '*': 'x',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u201c': '"',
  '\u201d': '"',
  '\u2033': '"',
  '\u2018': "'",
  '\u2019': "'",
  '\u2032': "'",
  º: '°',
  '™': ' ',
  '®': ' ',
  '©': ' ',
  '\u2026': '/',
  '\u2044': '/',
};

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Replaces one character by one, so that positions stay valid in the text. */
const plainSign = (sign: string): string => {
  // A fraction character is a separate number that never continues a preceding digit.
  if (FRACTIONS[sign] !== undefined) return '\u0001';
  const known = SIGNS[sign];
  if (known !== undefined) return known;
  if (sign < '\u0080') return sign.toLowerCase();
  const [letter = sign] = sign.normalize('NFKD').toLowerCase();
  return letter.length === 1 ? letter : sign;
};

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
const isLetter = (sign: string): boolean => (sign >= 'a' && sign <= 'z') || (sign > '\u00bf' && /\p{L}/u.test(sign));
const isSpace = (sign: string): boolean => sign <= ' ' || /\s/u.test(sign);

const digitsEnd = (plain: string, from: number): number => {
  let to = from;
  while (isDigit(plain[to])) to++;
  return to;
};

/** Three digits on each side of a comma are a list of two sizes rather than a number. */
const isDecimalComma = (whole: number, decimals: number): boolean => decimals > 0 && (whole < 3 || decimals < 3);

/** The digits of `2-214,2-215` and `FK7502-214,5` end at the comma. */
const isDashNumber = (plain: string, from: number, to: number): boolean =>
  to - from === 3 && plain[from - 1] === '-' && /[a-z\d]/.test(plain[from - 2] ?? '');

const numberEnd = (plain: string, from: number): number => {
  const whole = digitsEnd(plain, from);
  const mark = plain[whole];
  if (mark !== '.' && mark !== ',') return whole;
  const to = digitsEnd(plain, whole + 1);
  const decimals = to - whole - 1;
  if (mark === ',' && (isDashNumber(plain, from, whole) || !isDecimalComma(whole - from, decimals))) return whole;
  return decimals === 0 ? whole : to;
};

const startsNumber = (plain: string, at: number): boolean =>
  isDigit(plain[at]) ||
  (plain[at] === '.' && isDigit(plain[at + 1]) && plain[at - 1] !== '.' && !isDigit(plain[at - 1]));

/**
 * Splits a text into words, numbers and other characters, in one pass.
 *
 * @example tokensOf('V75-214').map(({ text }) => text) // ['v', '75', '-', '214']
 */
export const tokensOf = (text: string): readonly Token[] => {
  // By code units: a character outside of the basic plane becomes two unknown characters.
  const plain = Array.from({ length: text.length }, (_, at) => plainSign(text[at] as string)).join('');
  const tokens: Token[] = [];
  let end = 0;
  const add = (kind: Token['kind'], from: number, to: number, written = plain.slice(from, to)): void => {
    tokens.push({ kind, text: written, from, to, glued: from === end && from > 0 });
    end = to;
  };
  for (let at = 0; at < plain.length; ) {
    const sign = plain[at] as string;
    const fraction = FRACTIONS[text[at] as string];
    let to = at + 1;
    if (fraction !== undefined) add('number', at, to, fraction);
    else if (startsNumber(plain, at)) {
      to = numberEnd(plain, at);
      add('number', at, to, plain.slice(at, to).replace(',', '.'));
    } else if (isLetter(sign)) {
      while (to < plain.length && isLetter(plain[to] as string)) to++;
      add('word', at, to);
    } else if (!isSpace(sign)) add('sign', at, to);
    at = to;
  }
  return tokens;
};

/**
 * Joins words and numbers without separators, for looking up phrases.
 *
 * @example joinedTokens(tokensOf('Buna-N')) // 'bunan'
 */
export const joinedTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ kind, text }) => (kind === 'sign' ? '' : text)).join('');

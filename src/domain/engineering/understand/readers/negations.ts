import { type Found, isAt, isGlued, type Piece, piece, type Read, type Reader } from './reader.ts';

/** Words that negate what follows, longest first. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['anything', 'but'],
  ['everything', 'but'],
  ['anything', 'except'],
  ['everything', 'except'],
  ['all', 'but'],
  ['all', 'except'],
  ['other', 'than'],
  ['rather', 'than'],
  ['instead', 'of'],
  ['but', 'not'],
  ['do', 'not', 'want'],
  ['don', "'", 't', 'want'],
  ['w', '/', 'o'],
  ['not'],
  ['no'],
  ['non'],
  ['without'],
  ['except'],
  ['excluding'],
  ['exclude'],
  ['never'],
  ['nicht'],
  ['kein'],
  ['keine'],
  ['ohne'],
  ['sans'],
  ['pas'],
  ['sin'],
  ['senza'],
];
/** Words between a negation and what it negates. */
const FILLERS = ['a', 'an', 'any', 'the', 'in', 'of', 'for', 'made', 'be', 'de', '-', 'want', 'use'];
const MAX_FILLERS = 3;
const ALTERNATIVES = ['or', 'nor'];
const MAX_NEGATED = 4;

const STARTS: ReadonlySet<string | undefined> = new Set(NEGATIONS.map(([first]) => first));

const pastNegation = (read: Read, at: number): number => {
  if (!STARTS.has(read.tokens[at]?.text)) return at;
  const words = NEGATIONS.find((phrase) => phrase.every((word, index) => isAt(read, at + index, word)));
  return words === undefined ? at : at + words.length;
};

const pastFillers = (read: Read, at: number): number => {
  let next = at;
  while (next - at < MAX_FILLERS && isAt(read, next, ...FILLERS)) next += 1;
  return next;
};

/** Returns the negated piece, with a chip text that reads as the same meaning again. */
const negated = ({ meaning, text, swatch, hint = '' }: Piece): Piece => ({
  ...piece({ kind: 'not', not: meaning }, `not ${text}`, '', hint),
  swatch,
});

/**
 * Reads `not black`, `anything but EPDM`, `silicone-free`. `inner`, which knows every other meaning, reads the negated
 * words.
 */
export const negation =
  (inner: Reader): Reader =>
  (read, at) => {
    const start = pastNegation(read, at);
    if (start === at) return null;
    const pieces: Piece[] = [];
    let next = start;
    for (let from = pastFillers(read, start); pieces.length < MAX_NEGATED; ) {
      const found: Found | null = inner(read, from);
      if (!found || found.pieces.length === 0) break;
      pieces.push(...found.pieces.map(negated));
      next = found.next;
      if (!isAt(read, next, ...ALTERNATIVES)) break;
      from = pastFillers(read, next + 1);
    }
    return pieces.length === 0 ? null : { next, pieces };
  };

/** Returns whether `free` follows: `silicone-free`. */
export const isFreeOf = (read: Read, next: number): boolean =>
  isAt(read, next, 'free') || (isGlued(read, next, '-') && isAt(read, next + 1, 'free'));

/** Returns the negated meaning, including the word `free` after it. */
export const freeOf = (read: Read, found: Found): Found => ({
  ...found,
  pieces: found.pieces.map(negated),
  next: isAt(read, found.next, 'free') ? found.next + 1 : found.next + 2,
});

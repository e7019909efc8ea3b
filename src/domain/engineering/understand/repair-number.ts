import type { SizeStandard } from '../../reference/sizes/size-standard.ts';
import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import { cellNamed } from '../../shop/catalog/rows/parts.ts';

/** Characters that scanners, and people reading small print, confuse. Each pair works in both directions. */
const bothWays = (pairs: readonly string[]) => new Set(pairs.flatMap((pair) => [pair, [...pair].reverse().join('')]));
const often = bothWays(['O0', 'D0', 'Q0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6']);
const seldom = bothWays(['Z7', 'T7']);
/** Cost of a rare change, which is tried only if no common one helps. */
const SELDOM = 1.5;

/** A damaged number in a text, and the number nearest to it. */
export interface Repair {
  readonly from: number;
  readonly to: number;
  /** As typed. */
  readonly typed: string;
  /** The corrected number: `FK7502-214`, `AS568-214`. */
  readonly name: string;
}

export interface Repaired {
  readonly repair: Repair;
  /** Whether the compound is certain but the size does not exist, or is not made of it: `EP7005-808`. */
  readonly isMissing: boolean;
}

/** Changes by the codes of two characters. 0 if they cannot be confused. Looked up some 400 times per word. */
const CODES = 128;
const changesOf = new Float32Array(CODES * CODES);
for (const [pairs, changes] of [
  [seldom, SELDOM],
  [often, 1],
] as const)
  for (const pair of pairs) changesOf[pair.charCodeAt(0) * CODES + pair.charCodeAt(1)] = changes;

/** Returns how many characters differ, or `null` if one cannot be mistaken for the other. */
const changesIn = (typed: string, name: string): number | null => {
  if (typed.length !== name.length) return null;
  let changes = 0;
  for (let at = 0; at < typed.length; at++) {
    const [from, to] = [typed.charCodeAt(at), name.charCodeAt(at)];
    if (from === to) continue;
    const change = from < CODES && to < CODES ? (changesOf[from * CODES + to] ?? 0) : 0;
    if (change === 0) return null;
    changes += change;
  }
  return changes;
};

/** A run of words that may be one number, without the characters between them. */
interface Chunk {
  readonly from: number;
  readonly to: number;
  readonly bare: string;
  /** Whether its words are separated only by single joint characters without spaces. */
  readonly isWhole: boolean;
}

const isAlphanumeric = (sign: string): boolean => (sign >= '0' && sign <= '9') || (sign >= 'A' && sign <= 'Z');
const JOINTS = new Set(['-', '_', '.', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212']);

interface Word {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const wordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  const plain = text.toUpperCase();
  if (plain.length !== text.length) return [];
  for (let at = 0; at < plain.length; ) {
    let to = at;
    while (to < plain.length && isAlphanumeric(plain[to] as string)) to += 1;
    if (to > at) words.push({ from: at, to, text: plain.slice(at, to) });
    at = Math.max(to, at + 1);
  }
  return words;
};

/** Returns whether a text can join two words of one number: a joint, with or without spaces, or one space. */
const isJoint = (between: string): boolean => {
  const plain = between.trim();
  return between.length <= 3 && (plain === '' || (plain.length === 1 && JOINTS.has(plain)));
};

const MAX_WORDS = 3;
const SHORTEST = 7;
const LONGEST = 14;

const chunksOf = (text: string): readonly Chunk[] => {
  const words = wordsOf(text);
  return words.flatMap((first, at) => {
    const chunks: Chunk[] = [];
    let bare = '';
    let end = first.from;
    let isWhole = true;
    for (const word of words.slice(at, at + MAX_WORDS)) {
      const between = text.slice(end, word.from);
      if (bare !== '' && !isJoint(between)) break;
      isWhole &&= !between.includes(' ');
      bare += word.text;
      end = word.to;
      if (bare.length > LONGEST) break;
      if (bare.length >= SHORTEST) chunks.push({ from: first.from, to: end, bare, isWhole });
    }
    return chunks;
  });
};

interface Head {
  readonly name: string;
  readonly isCompound: boolean;
}

interface Guess {
  readonly name: string;
  readonly changes: number;
  readonly isMissing: boolean;
}

const STANDARDS: readonly Head[] = [{ name: 'AS568', isCompound: false }];
const DASH_NUMBER = 3;

/** A code that begins with a digit is never a Japanese size, which begins with a letter. */
const DIGITS_FIRST = /^\d/;

const bareCode = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Sizes by the length of their codes, computed once per catalog. */
interface Codes {
  readonly byLength: ReadonlyMap<
    number,
    readonly { readonly bare: string; readonly code: string; readonly standard: SizeStandard }[]
  >;
  readonly heads: readonly Head[];
}

const known = new WeakMap<object, Codes>();

const codesOf = ({ sizes, compounds }: Pick<Catalog, 'sizes' | 'compounds'>): Codes => {
  const made = known.get(sizes);
  if (made) return made;
  const codes = sizes.map(({ code, standard }) => ({ bare: bareCode(code), code, standard }));
  const labels = [...new Set(compounds.map(({ labelDisplay }) => labelDisplay.toUpperCase()))];
  const heads = [...STANDARDS, ...labels.map((name) => ({ name, isCompound: true }))];
  const result = { byLength: Map.groupBy(codes, ({ bare }) => bare.length), heads };
  known.set(sizes, result);
  return result;
};

/** Returns the digits that a damaged dash number must mean, or '' if a character cannot be a digit. */
const digitsOf = (typed: string): string =>
  Array.from(typed, (sign) =>
    sign >= '0' && sign <= '9' ? sign : ([...'0123456789'].find((digit) => often.has(sign + digit)) ?? ' '),
  ).join('');

const guessesFor = (catalog: Catalog, { bare }: Chunk, mostHead: number): readonly Guess[] => {
  const { heads, byLength } = codesOf(catalog);
  const guesses: Guess[] = [];
  for (const { name: head, isCompound } of heads) {
    const inHead = changesIn(bare.slice(0, head.length), head);
    const rest = bare.slice(head.length);
    if (inHead === null || inHead > mostHead || rest === '') continue;
    const sizes = (byLength.get(rest.length) ?? []).filter(({ standard }) => isCompound || standard === 'usa');
    const found = sizes.flatMap(({ bare: code, code: name }) => {
      const inCode = DIGITS_FIRST.test(rest) && !DIGITS_FIRST.test(code) ? null : changesIn(rest, code);
      const whole = `${head}-${name.toUpperCase()}`;
      const isMade = !isCompound || cellNamed(catalog, whole) !== -1;
      return inCode === null ? [] : [{ name: whole, changes: inHead + inCode, isMissing: !isMade }];
    });
    guesses.push(...found);
    const digits = digitsOf(rest);
    if (found.length === 0 && rest.length === DASH_NUMBER && !digits.includes(' '))
      guesses.push({ name: `${head}-${digits}`, changes: inHead + (changesIn(rest, digits) ?? 0), isMissing: true });
  }
  return guesses;
};

/** A number with more wrong characters is another number. */
const MAX_CHANGES = 4;
const MAX_IN_HEAD = 3;

/** Before a joint other than a hyphen, the number is complete but in another notation: `NB7009_218`. */
const isRewritten = (text: string, { from, to, isWhole }: Chunk): boolean =>
  isWhole && /[_.\u2010-\u2014\u2212]/.test(text.slice(from, to));

/**
 * Returns the damaged part number or size of a text, corrected to the existing one with the fewest changes. If several
 * have equally few, returns all of them. Empty for a text without such a number.
 *
 * @example repairsIn(catalog, 'FK7502-2I4 50 pcs')[0]?.repair.name // 'FK7502-214'
 */
export const repairsIn = (catalog: Catalog, text: string): readonly Repaired[] => {
  let least = MAX_CHANGES + 1;
  let best: { readonly guess: Guess; readonly chunk: Chunk }[] = [];
  for (const chunk of chunksOf(text)) {
    for (const guess of guessesFor(catalog, chunk, MAX_IN_HEAD)) {
      if (guess.changes === 0 && !guess.isMissing && !isRewritten(text, chunk)) return [];
      if (guess.changes === 0 && guess.isMissing && !chunk.isWhole) continue;
      const rank = guess.changes + (guess.isMissing ? MAX_CHANGES : 0) * 0.1;
      if (rank > least) continue;
      if (rank < least) best = [];
      least = rank;
      best.push({ guess, chunk });
    }
  }
  return best.map(({ guess, chunk: { from, to } }) => ({
    repair: { from, to, typed: text.slice(from, to), name: guess.name },
    isMissing: guess.isMissing,
  }));
};

import type { Token } from '../../tokens.ts';

/** A string and its tokens. */
export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** The quantity stated by the tokens before `next`. `null`: it is ambiguous. */
export interface StatedQuantity {
  readonly quantity: number | null;
  readonly next: number;
}

/** Reads a quantity that starts at token `at`. Returns `null` if there is no quantity. */
export type Rule = (source: Source, at: number) => StatedQuantity | null;

/** Returns the lowercase text of token `at`, or an empty string past the end. */
export const wordAt = ({ tokens }: Source, at: number): string => tokens[at]?.text ?? '';
export const isWord = (source: Source, at: number, words: ReadonlySet<string>): boolean =>
  source.tokens[at] !== undefined && words.has(wordAt(source, at));
export const isSign = (source: Source, at: number, ...signs: readonly string[]): boolean =>
  source.tokens[at] !== undefined && signs.includes(wordAt(source, at));
/** Returns whether no space precedes token `at`. */
export const isGluedToken = ({ tokens }: Source, at: number): boolean => tokens[at]?.glued === true;
/** Returns whether the string, or a cell or clause of it, ends at token `at`. */
export const isEnd = (source: Source, at: number): boolean =>
  at >= source.tokens.length || isSign(source, at, ',', ';', '|', ')', '.', '(');
/** Returns the position after token `at` if it is one of `signs`, otherwise `at`. */
export const skipToken = (source: Source, at: number, ...signs: readonly string[]): number =>
  isSign(source, at, ...signs) ? at + 1 : at;

/** Returns whether the string has a number outside of tokens `from` to `to` (exclusive). */
export const hasOtherDigits = ({ tokens }: Source, from: number, to: number): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && (at < from || at >= to));

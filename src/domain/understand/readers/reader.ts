import type { Meaning } from '../reading.ts';
import type { Token } from '../tokens.ts';
import type { ReadLists } from '../words/sense.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** What readers look at. */
export interface Read {
  readonly tokens: readonly Token[];
  readonly lists: ReadLists;
  readonly words: Vocabulary;
}

/** A meaning and what its chip says. */
export interface Piece {
  readonly meaning: Meaning;
  readonly title: string;
  readonly text: string;
  readonly swatch: string | null;
}

/** What a reader made of the tokens before `next`; without pieces they are words that say nothing. */
export interface Found {
  readonly next: number;
  readonly pieces: readonly Piece[];
}

/** Looks at the tokens from one on; null = these are not its kind. Looks at no more than a few of them. */
export type Reader = (read: Read, at: number) => Found | null;

export const piece = (meaning: Meaning, text: string, title = ''): Piece => ({ meaning, title, text, swatch: null });

/** Whether the token there is one of these words or signs. */
export const isAt = ({ tokens }: Read, at: number, ...texts: readonly string[]): boolean => {
  const token = tokens[at];
  return token !== undefined && texts.includes(token.text);
};

/** The same, with nothing between it and the token before. */
export const isGlued = (read: Read, at: number, ...texts: readonly string[]): boolean =>
  read.tokens[at]?.glued === true && isAt(read, at, ...texts);

/** The number there as written, or null. */
export const digitsAt = ({ tokens }: Read, at: number): string | null => {
  const token = tokens[at];
  return token?.kind === 'number' ? token.text : null;
};

/** Past one of these words or signs, where it stands there. */
export const past = (read: Read, at: number, ...texts: readonly string[]): number =>
  isAt(read, at, ...texts) ? at + 1 : at;

/** The first of several that finds something. */
export const firstOf =
  (readers: readonly Reader[]): Reader =>
  (read, at) => {
    for (const reader of readers) {
      const found = reader(read, at);
      if (found) return found;
    }
    return null;
  };

import type { Meaning } from '../reading.ts';
import type { Token } from '../tokens.ts';
import type { ReadLists } from '../words/sense.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Input of the readers. */
export interface Read {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lists: ReadLists;
  readonly words: Vocabulary;
}

/** A meaning and the text of its chip. */
export interface Piece {
  readonly meaning: Meaning;
  readonly title: string;
  readonly text: string;
  readonly swatch: string | null;
  readonly hint?: string;
}

/** An ambiguity in the tokens that a reader found. `instead` replaces their words. */
export interface FoundAsk {
  readonly question: string;
  readonly choices: readonly { readonly text: string; readonly instead: string }[];
  readonly stops?: boolean;
}

/** The result of a reader for the tokens before `next`. Without pieces they are words without a meaning. */
export interface Found {
  readonly next: number;
  readonly pieces: readonly Piece[];
  readonly ask?: FoundAsk;
  readonly note?: string;
  /** Whether the tokens belong together but are not understood: `M10x1.5`, `< $1`. */
  readonly isUnread?: true;
}

/**
 * Marks tokens that belong together but have no meaning here, so that no other reader takes one of them for a size or a
 * hardness.
 */
export const unreadUpTo = (next: number, note?: string): Found => ({
  next,
  pieces: [],
  isUnread: true,
  ...(note === undefined ? {} : { note }),
});

/** Reads the tokens starting at a position. Returns null if it does not recognize them. Examines only a few tokens. */
export type Reader = (read: Read, at: number) => Found | null;

export const piece = (meaning: Meaning, text: string, title = '', hint = ''): Piece => ({
  meaning,
  title,
  text,
  hint,
  swatch: null,
});

/** Returns the text of tokens as typed. */
export const typedAt = ({ text, tokens }: Read, at: number, next: number): string =>
  text.slice(tokens[at]?.from ?? text.length, tokens[next - 1]?.to ?? text.length);

/** Returns whether the token is one of these words or characters. */
export const isAt = ({ tokens }: Read, at: number, ...texts: readonly string[]): boolean => {
  const token = tokens[at];
  return token !== undefined && texts.includes(token.text);
};

/** Returns whether the token is one of these, directly after the previous token. */
export const isGlued = (read: Read, at: number, ...texts: readonly string[]): boolean =>
  read.tokens[at]?.glued === true && isAt(read, at, ...texts);

/** Returns the number at the position as written, or null. */
export const digitsAt = ({ tokens }: Read, at: number): string | null => {
  const token = tokens[at];
  return token?.kind === 'number' ? token.text : null;
};

/** Skips one of these words or characters, if it is at the position. */
export const skipWords = (read: Read, at: number, ...texts: readonly string[]): number =>
  isAt(read, at, ...texts) ? at + 1 : at;

/** Returns a reader that tries several in order. */
export const firstOf =
  (readers: readonly Reader[]): Reader =>
  (read, at) => {
    for (const reader of readers) {
      const found = reader(read, at);
      if (found) return found;
    }
    return null;
  };

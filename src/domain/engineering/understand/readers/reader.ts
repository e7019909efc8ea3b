import type { Meaning } from '../reading.ts';
import type { Token } from '../tokens.ts';
import type { ReadLists } from '../words/sense.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** What readers look at. */
export interface Read {
  readonly text: string;
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
  readonly hint?: string;
}

/** A question about the tokens that a reader found; `instead` replaces their words. */
export interface FoundAsk {
  readonly question: string;
  readonly choices: readonly { readonly text: string; readonly instead: string }[];
  readonly stops?: boolean;
}

/** What a reader made of the tokens before `next`; without pieces they are words that say nothing. */
export interface Found {
  readonly next: number;
  readonly pieces: readonly Piece[];
  readonly ask?: FoundAsk;
  readonly note?: string;
  /** The tokens belong together and are not understood: `M10x1.5`, `< $1`. */
  readonly isUnread?: true;
}

/** Tokens that belong together and mean nothing here, so that no other reader takes one of them for a size or a hardness. */
export const unreadUpTo = (next: number, note?: string): Found => ({
  next,
  pieces: [],
  isUnread: true,
  ...(note === undefined ? {} : { note }),
});

/** Looks at the tokens from one on; null = these are not its kind. Looks at no more than a few of them. */
export type Reader = (read: Read, at: number) => Found | null;

export const piece = (meaning: Meaning, text: string, title = '', hint = ''): Piece => ({
  meaning,
  title,
  text,
  hint,
  swatch: null,
});

/** The text of tokens as typed. */
export const typedAt = ({ text, tokens }: Read, at: number, next: number): string =>
  text.slice(tokens[at]?.from ?? text.length, tokens[next - 1]?.to ?? text.length);

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
export const skipWords = (read: Read, at: number, ...texts: readonly string[]): number =>
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

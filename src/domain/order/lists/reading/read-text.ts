import type { Part } from '../../../shop/catalog/model.ts';
import type { Aside } from './asides.ts';
import type { Correction, Difference, ReadingKind } from './line-reading.ts';

/** A part that a text may mean, with its differences from the request. */
export interface Candidate {
  readonly part: Part;
  readonly differences: readonly Difference[];
  /** Features that distinguish it from the other candidates of its line. */
  readonly features: readonly string[];
}

/** A product that is not an O-ring, with its page. */
export interface ForeignProduct {
  readonly name: string;
  readonly page: string;
}

/** The meaning of a text. */
export interface ReadText {
  readonly kind: ReadingKind;
  /** At most nine, likeliest first. One for `exact`. */
  readonly candidates: readonly Candidate[];
  /** Number of matching parts, including the candidates. */
  readonly total: number;
  /** Index of the cheapest matching part in stock among the candidates, or -1. */
  readonly cheapest: number;
  /** What was understood, in words. */
  readonly found: readonly string[];
  /** Words that were not understood. */
  readonly unread: readonly string[];
  /** Words next to a part number that stay with the line as its note: `Rev B`, `our PN 44-1203`. */
  readonly remarks: readonly string[];
  /** Criteria that would distinguish the candidates: `hardness`. */
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
  /** Why no part matches, as a sentence. '' if the kind is sufficient. */
  readonly problem: string;
  readonly product: ForeignProduct | null;
  readonly aside: Aside | null;
}

export const UNREAD_TEXT: ReadText = {
  kind: 'unread',
  candidates: [],
  total: 0,
  cheapest: -1,
  found: [],
  unread: [],
  remarks: [],
  missing: [],
  corrections: [],
  problem: '',
  product: null,
  aside: null,
};

/** The meaning of a line of a list. */
export interface ReadLine extends ReadText {
  /** The quantity within the text, in digits. '' without one. */
  readonly quantity: string;
  /** Words for an ambiguous quantity: `1.000 EA`. '' for most lines. */
  readonly unclear: string;
}

import type { Part } from '../../../shop/catalog/model.ts';
import type { Aside } from './asides.ts';
import type { Correction, Difference, ReadingKind } from './line-reading.ts';

/** A part that a text may mean, and what of it is not as asked. */
export interface Candidate {
  readonly part: Part;
  readonly differences: readonly Difference[];
  /** What tells it from the other candidates of its line. */
  readonly features: readonly string[];
}

/** A product that is not an O-ring, and the page about it. */
export interface ForeignProduct {
  readonly name: string;
  readonly page: string;
}

/** What a text means. */
export interface ReadText {
  readonly kind: ReadingKind;
  /** At most nine, likeliest first; one for `exact`. */
  readonly candidates: readonly Candidate[];
  /** Parts that answer, the candidates among them. */
  readonly total: number;
  /** Place among the candidates of the cheapest part in stock that answers; -1 without one. */
  readonly cheapest: number;
  /** What was understood, in words. */
  readonly found: readonly string[];
  /** Words that mean nothing here. */
  readonly unread: readonly string[];
  /** Words beside a part number that stay with the line as its note: `Rev B`, `our PN 44-1203`. */
  readonly remarks: readonly string[];
  /** What would tell the candidates apart: `hardness`. */
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
  /** Why no part answers, as a sentence; '' where the kind says enough. */
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

/** What a line of a list means. */
export interface ReadLine extends ReadText {
  /** The quantity that the text itself says, in digits; '' without one. */
  readonly quantity: string;
  /** Words that mean a quantity which cannot be told: `1.000 EA`; '' for most. */
  readonly unclear: string;
}

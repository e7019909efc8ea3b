import type { Part } from '../catalog/model.ts';
import type { Correction, Difference, ReadingKind } from './line-reading.ts';

/** A part that a text may mean, and what of it is not as asked. */
export interface Candidate {
  readonly part: Part;
  readonly differences: readonly Difference[];
}

/** What a text means. */
export interface ReadText {
  readonly kind: ReadingKind;
  /** At most nine, likeliest first; one for `exact`. */
  readonly candidates: readonly Candidate[];
  /** Parts that answer, the candidates among them. */
  readonly total: number;
  /** What was understood, in words. */
  readonly found: readonly string[];
  /** Words that mean nothing here. */
  readonly unread: readonly string[];
  /** What would tell the candidates apart: `hardness`. */
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
}

export const NOTHING: ReadText = {
  kind: 'unread',
  candidates: [],
  total: 0,
  found: [],
  unread: [],
  missing: [],
  corrections: [],
};

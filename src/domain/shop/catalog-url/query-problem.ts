import type { Problem } from '../../kit/errors.ts';
import { cutText } from '../../kit/text/bounded-text.ts';

/**
 * Why a parameter was not taken as sent: not known, not usable, low and high the wrong way round, or sent twice.
 * A page keeps quiet about `unknown` ones (campaign tags); the API answers 400 to every kind. `unmatched` is a value
 * the catalog does not have: pages tell of it, to the API it is a value like any other that matches nothing.
 */
export const QUERY_PROBLEM_KINDS = ['unknown', 'invalid', 'swapped', 'repeated', 'unmatched'] as const;
export type QueryProblemKind = (typeof QUERY_PROBLEM_KINDS)[number];

export interface QueryProblem extends Problem {
  readonly kind: QueryProblemKind;
}

/** A query string can carry thousands of bad parameters; nobody reads more than this many complaints. */
export const MAX_PROBLEMS = 20;

const SHOWN_CHARACTERS = 40;

/** A sender's text made fit to be shown: control characters dropped, at most 40 characters. */
export const quoted = (text: string): string => {
  const clean = cutText(text, 2 * SHOWN_CHARACTERS).replace(/\p{Cc}/gu, '');
  return `“${clean.length > SHOWN_CHARACTERS ? `${cutText(clean, SHOWN_CHARACTERS)}…` : clean}”`;
};

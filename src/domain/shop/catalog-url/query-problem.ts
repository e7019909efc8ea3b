import type { Problem } from '../../kit/errors.ts';
import { cutText } from '../../kit/text/bounded-text.ts';

/**
 * Why a parameter was not accepted as sent: unknown, invalid, reversed bounds, or repeated. Pages ignore `unknown` ones
 * (campaign tags), but the API responds with 400 to every kind. `unmatched` is a value that the catalog does not have:
 * pages report it, while the API treats it like any other value without matches.
 */
export const QUERY_PROBLEM_KINDS = ['unknown', 'invalid', 'swapped', 'repeated', 'unmatched'] as const;
export type QueryProblemKind = (typeof QUERY_PROBLEM_KINDS)[number];

export interface QueryProblem extends Problem {
  readonly kind: QueryProblemKind;
}

/** Maximum reported problems, because a query string can contain thousands of invalid parameters. */
export const MAX_PROBLEMS = 20;

const SHOWN_CHARACTERS = 40;

/** Sanitizes a sender's text for display: drops control characters and cuts it to 40 characters. */
export const quoted = (text: string): string => {
  const clean = cutText(text, 2 * SHOWN_CHARACTERS).replace(/\p{Cc}/gu, '');
  return `“${clean.length > SHOWN_CHARACTERS ? `${cutText(clean, SHOWN_CHARACTERS)}…` : clean}”`;
};

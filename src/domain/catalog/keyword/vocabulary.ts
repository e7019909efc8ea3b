import { compareText } from '../index/default-order.ts';

/** Sorted terms, each with the numbers (of compounds, sizes or parts) that it stands for. */
export interface Vocabulary {
  readonly terms: readonly string[];
  /** Where the numbers of term `t` begin; one more entry ends the list. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Builds a vocabulary from the terms of numbers 0, 1, 2 … */
export const vocabulary = (termsOf: readonly (readonly string[])[], read: (term: string) => string): Vocabulary => {
  const lists = new Map<string, number[]>();
  termsOf.forEach((terms, number) => {
    for (const term of terms) {
      if (term === '') continue;
      const key = read(term);
      const list = lists.get(key);
      if (!list) lists.set(key, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  });
  const sorted = [...lists].sort(([a], [b]) => compareText(a, b));
  const starts = new Uint32Array(sorted.length + 1);
  sorted.forEach(([, list], at) => {
    starts[at + 1] = (starts[at] as number) + list.length;
  });
  return {
    terms: sorted.map(([term]) => term),
    starts,
    numbers: Uint32Array.from(sorted.flatMap(([, list]) => list)),
  };
};

/** First term that is not below `text`. */
const lowerBound = (terms: readonly string[], text: string): number => {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Numbers whose terms begin with `prefix`; may hold a number more than once. */
export const withPrefix = ({ terms, starts, numbers }: Vocabulary, prefix: string): Uint32Array => {
  const from = lowerBound(terms, prefix);
  let to = from;
  while (to < terms.length && (terms[to] as string).startsWith(prefix)) to++;
  return numbers.subarray(starts[from] as number, starts[to] as number);
};

/** Numbers of one whole term. */
export const withTerm = ({ terms, starts, numbers }: Vocabulary, term: string): Uint32Array => {
  const at = lowerBound(terms, term);
  return terms[at] === term ? numbers.subarray(starts[at] as number, starts[at + 1] as number) : new Uint32Array();
};

/** Numbers whose terms pass a test; may hold a number more than once. */
export const whereTerm = ({ terms, starts, numbers }: Vocabulary, passes: (term: string) => boolean): number[] =>
  terms.flatMap((term, at) => (passes(term) ? [...numbers.subarray(starts[at], starts[at + 1])] : []));

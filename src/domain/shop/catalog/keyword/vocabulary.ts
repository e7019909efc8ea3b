/** Sorted terms, each with its numbers (of compounds, sizes or parts). */
export interface Vocabulary {
  readonly terms: readonly string[];
  /** Start of the numbers of term `t`. One more entry ends the list. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

const sortedLists = (lists: ReadonlyMap<string, readonly number[]>): Vocabulary => {
  // By UTF-16 code units, the default order of strings.
  const terms = [...lists.keys()].sort();
  const starts = new Uint32Array(terms.length + 1);
  const numbers: number[] = [];
  terms.forEach((term, at) => {
    for (const number of lists.get(term) ?? []) numbers.push(number);
    starts[at + 1] = numbers.length;
  });
  return { terms, starts, numbers: Uint32Array.from(numbers) };
};

/** Builds a vocabulary from the terms of numbers 0, 1, 2 … */
export const vocabulary = (termsOf: readonly (readonly string[])[]): Vocabulary => {
  const lists = new Map<string, number[]>();
  termsOf.forEach((terms, number) => {
    for (const term of terms) {
      if (term === '') continue;
      const list = lists.get(term);
      if (!list) lists.set(term, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  });
  return sortedLists(lists);
};

/** Returns the vocabularies with each term converted. Terms that become empty are dropped. */
export const reread = (vocabularies: readonly Vocabulary[], read: (term: string) => string): Vocabulary => {
  const [only] = vocabularies;
  if (only && vocabularies.length === 1 && only.terms.every((term) => read(term) === term)) return only;
  const lists = new Map<string, number[]>();
  for (const { terms, starts, numbers } of vocabularies) {
    terms.forEach((term, at) => {
      const key = read(term);
      if (key === '') return;
      const list = lists.get(key) ?? [];
      for (let n = starts[at] as number; n < (starts[at + 1] as number); n++) list.push(numbers[n] as number);
      lists.set(key, list);
    });
  }
  return sortedLists(lists);
};

/** Returns the index of the first term that is not below `text`. */
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

/** Returns the numbers whose terms begin with `prefix`, possibly with duplicates. */
export const withPrefix = ({ terms, starts, numbers }: Vocabulary, prefix: string): Uint32Array => {
  const from = lowerBound(terms, prefix);
  let to = from;
  while (to < terms.length && (terms[to] as string).startsWith(prefix)) to++;
  return numbers.subarray(starts[from] as number, starts[to] as number);
};

/** Returns the numbers of one whole term, possibly with duplicates. */
export const withTerm = ({ terms, starts, numbers }: Vocabulary, term: string): Uint32Array => {
  const at = lowerBound(terms, term);
  return terms[at] === term ? numbers.subarray(starts[at] as number, starts[at + 1] as number) : new Uint32Array();
};

/** Returns the numbers whose terms pass a test, possibly with duplicates. */
export const whereTerm = ({ terms, starts, numbers }: Vocabulary, passes: (term: string) => boolean): number[] =>
  terms.flatMap((term, at) => (passes(term) ? [...numbers.subarray(starts[at], starts[at + 1])] : []));

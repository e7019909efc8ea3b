import type { SortDirection } from '../query.ts';

/** The same numbers in ascending and descending order of a key. */
export type BothWays = Readonly<Record<SortDirection, Uint16Array>>;

/** Sorts once and reverses the runs of equal numbers, which keep their original order in both directions. */
export const bothWays = (
  numbers: readonly number[],
  compare: (a: number, b: number) => number,
): Record<SortDirection, readonly number[]> => {
  const asc = numbers.toSorted(compare);
  const desc: number[] = [];
  for (let end = asc.length; end > 0; ) {
    let start = end - 1;
    while (start > 0 && compare(asc[start - 1] as number, asc[start] as number) === 0) start--;
    for (let at = start; at < end; at++) desc.push(asc[at] as number);
    end = start;
  }
  return { asc, desc };
};

/**
 * Returns an integer from 0 to 2³²−1 that looks random but depends only on its arguments (murmur3's finalizer), so that
 * every seed is byte-identical.
 */
export const hashOf = (...values: readonly number[]): number => {
  let hash = 0x9e3779b9;
  for (const value of values) {
    hash = Math.imul(hash ^ value, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
};

/** Returns one of the choices, selected by hash. Throws if the list is empty. */
export const chooseByHash = <T>(choices: readonly T[], ...values: readonly number[]): T => {
  const choice = choices[hashOf(...values) % choices.length];
  if (choice === undefined) throw new Error('There is nothing to chooseByHash from.');
  return choice;
};

/** Returns true for about `percent` of all arguments. */
export const oneIn = (percent: number, ...values: readonly number[]): boolean => hashOf(...values) % 100 < percent;

/**
 * A whole number in 0 … 2³²−1 that looks random but depends on its arguments alone (murmur3's finalizer), so that
 * every seed is the same to the byte.
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

/** One of the choices, by hash. Throws when there is none. */
export const chooseByHash = <T>(choices: readonly T[], ...values: readonly number[]): T => {
  const choice = choices[hashOf(...values) % choices.length];
  if (choice === undefined) throw new Error('There is nothing to chooseByHash from.');
  return choice;
};

/** True for about `percent` of all arguments. */
export const oneIn = (percent: number, ...values: readonly number[]): boolean => hashOf(...values) % 100 < percent;

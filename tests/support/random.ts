/** Numbers from a seed (mulberry32), the same on every run and machine. */
export interface Random {
  /** 0 ≤ number < 1. */
  next(): number;
  /** An integer from 0 to `below` − 1. */
  below(below: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, chance: (share) => next() < share, pick: (items) => items[below(items.length)] as never };
};

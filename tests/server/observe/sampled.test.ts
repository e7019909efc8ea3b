import { expect, test } from 'vitest';
import { sampler } from '../../../src/server/observe/sampled.ts';

test('keeps the first of a minute, then one of every N, and starts again in the next minute', () => {
  let now = 0;
  const isKept = sampler({ first: 3, oneOf: 10, now: () => now });
  const keptOf = (count: number): number => Array.from({ length: count }, isKept).filter(Boolean).length;
  expect(keptOf(3)).toBe(3);
  expect(keptOf(9)).toBe(0);
  expect(keptOf(1)).toBe(1);
  expect(keptOf(1000)).toBe(100);
  now = 60_000;
  expect(keptOf(4)).toBe(3);
});

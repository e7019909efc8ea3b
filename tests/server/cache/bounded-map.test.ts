import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedMap } from '../../../src/server/cache/bounded-map.ts';

test('removes the least recently used entry first', () => {
  const map = boundedMap<string>(2);
  map.set('a', 'A', 1);
  map.set('b', 'B', 1);
  map.get('a');
  map.set('c', 'C', 1);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['A', undefined, 'C']);
});

test('keeps the last value, whatever its weight', () => {
  const map = boundedMap<string>(2);
  map.set('a', 'A', 1);
  map.set('b', 'B', 100);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([undefined, 'B', 1]);
});

test('weight is the sum of the entries within the limit; a replaced value counts once', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), weight: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const map = boundedMap<number>(8);
      for (const { key, weight } of steps) {
        map.set(key, weight, weight);
        expect(map.get(key)).toBe(weight);
        expect(map.weight).toBeLessThanOrEqual(8);
        const total = ['a', 'b', 'c', 'd'].reduce((sum, one) => sum + (map.get(one) ?? 0), 0);
        expect(map.weight).toBe(total);
      }
    }),
  );
});

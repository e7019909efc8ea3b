import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setBit, wordCount } from '../../../../../src/domain/shop/catalog/bits/bits.ts';
import { sortByKeys } from '../../../../../src/domain/shop/catalog/snapshot/key-order.ts';

const key = fc.oneof(fc.nat(3), fc.nat(5000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));

test('sorts cells by any number of 32-bit keys, stably, and starts a run where any key changes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, key), { maxLength: 300 }), fc.constantFrom(0, 1, 2), (rows, count) => {
      // Cell numbers differ from the positions of their keys.
      const cells = rows.map((_, at) => at * 3 + 1);
      const keys = [0, 1].slice(0, count).map((column) => (cell: number) => rows[(cell - 1) / 3]?.[column] ?? 0);
      const sorted = cells.toSorted((a, b) => {
        for (const keyOf of keys) if (keyOf(a) !== keyOf(b)) return keyOf(a) - keyOf(b);
        return 0;
      });
      const runs = new Uint32Array(wordCount(cells.length));
      sorted.forEach((cell, at) => {
        const before = sorted[at - 1];
        if (before === undefined || keys.some((keyOf) => keyOf(before) !== keyOf(cell))) setBit(runs, at);
      });
      const result = { order: Uint32Array.from(cells), runs: new Uint32Array(wordCount(cells.length)) };
      sortByKeys(result, keys);
      expect([...result.order]).toEqual(sorted);
      if (count > 0) expect([...result.runs]).toEqual([...runs]);
    }),
    { numRuns: 500 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lazilySorted, selectSmallest } from '../../../../../src/domain/shop/catalog/search/select-smallest.ts';

const keys = fc.array(fc.nat(500), { minLength: 1, maxLength: 1500 });

test('keys read at any positions, in any order, equal those of the sorted list', () => {
  fc.assert(
    fc.property(keys, fc.array(fc.nat(), { maxLength: 20 }), (list, positions) => {
      const sorted = list.toSorted((a, b) => a - b);
      const keyAt = lazilySorted(Float64Array.from(list));
      for (const position of positions) expect(keyAt(position % list.length)).toBe(sorted[position % list.length]);
      expect(list.map((_, at) => keyAt(at))).toEqual(sorted);
    }),
  );
});

test('moves the smallest keys to the front', () => {
  fc.assert(
    fc.property(keys, fc.nat(), (list, some) => {
      const count = some % list.length;
      const selected = Float64Array.from(list);
      selectSmallest(selected, count);
      expect([...selected.subarray(0, count).sort()]).toEqual(list.toSorted((a, b) => a - b).slice(0, count));
    }),
  );
});

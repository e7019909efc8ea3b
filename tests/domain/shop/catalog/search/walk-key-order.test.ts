import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setBit, wordCount } from '../../../../../src/domain/shop/catalog/bits/bits.ts';
import { walkKeyOrder } from '../../../../../src/domain/shop/catalog/search/walk-key-order.ts';
import { sortByKeys } from '../../../../../src/domain/shop/catalog/snapshot/key-order.ts';
import { seededRandom } from '../../../../support/random.ts';

test('any slice of any subset equals the slice of the sorted subset, with ties in the same order both ways', () => {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.nat(),
        count: fc.constantFrom(1, 31, 255, 257, 5000, 20_000),
        keys: fc.constantFrom(1, 3, 500, 1_000_000),
        share: fc.constantFrom(0, 0.001, 0.3, 1),
        clustered: fc.boolean(),
        direction: fc.constantFrom('asc', 'desc'),
        offsetShare: fc.constantFrom(0, 0.2, 0.5, 0.9, 1),
      }),
      ({ seed, count, keys, share, clustered, direction, offsetShare }) => {
        const random = seededRandom(seed);
        const cells = Uint32Array.from({ length: count }, (_, cell) => cell);
        const key = Uint32Array.from(cells, () => random.below(keys));
        const order = { order: cells.slice(), runs: new Uint32Array(wordCount(count)) };
        sortByKeys(order, [(cell) => key[cell] ?? 0]);
        const row = new Uint32Array(wordCount(count));
        const members = [...cells].filter((cell) =>
          clustered ? (key[cell] ?? 0) >= keys * (1 - share) : random.chance(share),
        );
        for (const cell of members) setBit(row, cell);
        const sign = direction === 'asc' ? 1 : -1;
        members.sort((a, b) => sign * ((key[a] ?? 0) - (key[b] ?? 0)) || a - b);
        const offset = Math.floor(members.length * offsetShare);
        const found = walkKeyOrder(order, row, members.length, direction, offset, 25);
        expect(found).toEqual(members.slice(offset, offset + 25));
      },
    ),
    { numRuns: 300 },
  );
});

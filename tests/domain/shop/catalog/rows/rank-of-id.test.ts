import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOfId } from '../../../../../src/domain/shop/catalog/rows/rank-of-id.ts';

const uniqueIds = fc.uniqueArray(fc.nat({ max: 0xffff_ffff }), { maxLength: 5000 });

test('returns the position that a linear search returns, in any order of IDs', () => {
  fc.assert(
    fc.property(
      uniqueIds,
      fc.boolean(),
      fc.array(fc.nat({ max: 0xffff_ffff }), { maxLength: 20 }),
      (list, sorted, others) => {
        const ids = new Uint32Array(sorted ? list.sort((a, b) => a - b) : list);
        for (const id of [...list.slice(0, 50), ...list.slice(-50), ...others])
          expect(rankOfId(ids, id)).toBe(ids.indexOf(id));
      },
    ),
    { numRuns: 100 },
  );
});

test('finds the first and the last ID of every block of a long column', () => {
  const ids = Uint32Array.from({ length: 10_000 }, (_, rank) => rank * 3 + 7);
  for (const rank of [0, 1023, 1024, 2047, 2048, 9999]) expect(rankOfId(ids, rank * 3 + 7)).toBe(rank);
  for (const id of [0, 6, 8, 30_005, -1, 7.5, Number.NaN]) expect(rankOfId(ids, id)).toBe(-1);
});

test('finds nothing in an empty column', () => expect(rankOfId(new Uint32Array(0), 1)).toBe(-1));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packParts, sumOf, unpackParts } from '../../../src/server/sync/part-columns.ts';
import { SMALL_CATALOG } from '../../support/small-catalog.ts';

const number = fc.oneof(fc.nat(), fc.double({ noNaN: true }), fc.constantFrom(-1, 2 ** 40));
const part = fc.record({
  id: number,
  name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('FK7502-214', 'Special-7')),
  compound: fc.nat(2),
  size: fc.nat(6),
  priceE5: number,
  onHand: number,
  vendorQuantity: number,
});

test('parts come back from their columns as they were, whatever their names and numbers', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      expect([...unpackParts(packParts(parts, SMALL_CATALOG), SMALL_CATALOG)]).toEqual(parts);
    }),
  );
});

test('a part takes 40 bytes when its name follows the pattern', () => {
  const named = SMALL_CATALOG.parts.filter(({ name }) => name !== 'Special-7');
  const [one, two] = [named.slice(0, 4), named.slice(0, 14)].map((parts) => packParts(parts, SMALL_CATALOG).byteLength);
  expect((two ?? 0) - (one ?? 0)).toBe(400);
});

test('a changed byte changes the sum, and other bytes are no parts', () => {
  const bytes = packParts(SMALL_CATALOG.parts, SMALL_CATALOG);
  const sum = sumOf(bytes);
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.slice();
    changed.set([(changed[at] ?? 0) ^ 0x10], at);
    expect(sumOf(changed)).not.toBe(sum);
  }
  expect(() => [...unpackParts(new Uint8Array(64), SMALL_CATALOG)]).toThrow(RangeError);
  expect(() => [...unpackParts(bytes.slice(0, -8), SMALL_CATALOG)]).toThrow(RangeError);
});

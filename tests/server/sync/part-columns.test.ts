import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import { storablePieces, storablePrice } from '../../../src/domain/shop/catalog/snapshot/storable-values.ts';
import { packParts, sumOf, unpackParts } from '../../../src/server/sync/part-columns.ts';
import { priceLists } from '../../domain/shop/pricing/price-list-arbitrary.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';

const number = fc.oneof(fc.nat(), fc.double({ noNaN: true }), fc.constantFrom(-1, 2 ** 40));
/** Returns prices and stock as the index stores them. */
const kept = ({ priceE5, onHand, vendorQuantity, priceList = null, ...rest }: PartRecord): PartRecord => ({
  ...rest,
  priceList,
  priceE5: usdE5(storablePrice(priceE5)),
  onHand: storablePieces(onHand),
  vendorQuantity: storablePieces(vendorQuantity),
});

const part = fc.record({
  id: fc.oneof(fc.nat(), fc.constantFrom(0, 2 ** 32 - 1)),
  name: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('FK7502-214', 'Special-7')),
  compound: fc.nat(2),
  size: fc.nat(6),
  priceE5: number.map(usdE5),
  onHand: number,
  vendorQuantity: number,
  priceList: fc.option(priceLists),
});

test('unpacks parts as the index stores them, for any names and numbers', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      expect([...unpackParts(packParts(parts, SMALL_CATALOG), SMALL_CATALOG)]).toEqual(parts.map(kept));
    }),
  );
});

test('a part without a price list takes 24 bytes when its name follows the pattern', () => {
  const named = SMALL_CATALOG.parts
    .filter(({ name }) => name !== 'Special-7')
    .map((part) => ({ ...part, priceList: null }));
  const [one, two] = [named.slice(0, 4), named.slice(0, 14)].map((parts) => packParts(parts, SMALL_CATALOG).byteLength);
  expect((two ?? 0) - (one ?? 0)).toBe(240);
});

test('a changed byte changes the checksum, and invalid bytes are rejected', () => {
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

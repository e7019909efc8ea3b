import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdE5 } from '../../../../../src/domain/kit/units.ts';
import { openCatalog } from '../../../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { PartRecord } from '../../../../../src/domain/shop/catalog/model.ts';
import { partById } from '../../../../../src/domain/shop/catalog/rows/parts.ts';
import { createCatalogBuilder } from '../../../../../src/domain/shop/catalog/snapshot/builder.ts';
import { SnapshotError } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-error.ts';
import type { NaiveCatalog } from '../../../../support/catalog/naive-catalog.ts';
import { randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const build = ({ parts, ...source }: NaiveCatalog) => {
  const builder = createCatalogBuilder(source);
  for (const part of parts) builder.add(part);
  return builder.finish();
};

const codeOf = (bytes: Uint8Array): string => {
  try {
    openCatalog(bytes);
    return 'opened';
  } catch (error) {
    return error instanceof SnapshotError ? error.code : String(error);
  }
};

test('restores every part unchanged', () => {
  fc.assert(
    fc.property(randomCatalog, (plain) => {
      const { snapshot, parts, skipped } = build(plain);
      const catalog = openCatalog(snapshot);
      expect([parts, catalog.parts, skipped]).toEqual([plain.parts.length, plain.parts.length, 0]);
      expect(catalog.modifiers).toEqual(plain.modifiers);
      for (const part of plain.parts) {
        expect(partById(catalog, part.id)).toMatchObject({
          id: part.id,
          name: part.name,
          priceE5: part.priceE5,
          onHand: part.onHand,
          vendorQuantity: part.vendorQuantity,
          compoundRecord: plain.compounds[part.compound],
          sizeRecord: plain.sizes[part.size],
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('does not depend on the order of the parts', () => {
  fc.assert(
    fc.property(randomCatalog, (plain) => {
      const reversed = build({ ...plain, parts: plain.parts.toReversed() });
      expect(Buffer.from(reversed.snapshot).equals(Buffer.from(build(plain).snapshot))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('rejects any flipped bit', () => {
  const { snapshot } = build(SMALL_CATALOG);
  for (let at = 0; at < snapshot.length; at++) {
    const damaged = snapshot.slice();
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
    expect(codeOf(damaged)).toBe(at < 4 ? 'magic' : at < 8 ? 'version' : at < 12 ? 'length' : 'checksum');
  }
});

test('rejects a truncated, extended or empty snapshot', () => {
  const { snapshot } = build(SMALL_CATALOG);
  for (const length of [0, 1, 7, 8, 63, 64, snapshot.length - 8, snapshot.length - 1]) {
    expect(['length', 'magic']).toContain(codeOf(snapshot.slice(0, length)));
  }
  const longer = new Uint8Array(snapshot.length + 8);
  longer.set(snapshot);
  expect(codeOf(longer)).toBe('length');
});

test('bytes at any offset of their buffer open to the same catalog', () => {
  const { snapshot } = build(SMALL_CATALOG);
  const { version } = openCatalog(snapshot);
  for (const shift of [1, 2, 4, 8]) {
    const buffer = new Uint8Array(snapshot.length + shift);
    buffer.set(snapshot, shift);
    expect(openCatalog(buffer.subarray(shift)).version).toBe(version);
  }
});

test('drops and counts a second part in a cell, an unknown size or compound and an impossible id', () => {
  const [first] = SMALL_CATALOG.parts as [PartRecord];
  const wrong = [
    first,
    { ...first, size: 99 },
    { ...first, compound: -1 },
    { ...first, size: 1, compound: 1, id: 2 ** 32 },
  ];
  const { parts, skipped } = build({ ...SMALL_CATALOG, parts: [first, ...wrong] });
  expect([parts, skipped]).toEqual([1, 4]);
});

test('reads impossible quantities and prices as missing', () => {
  const [first] = SMALL_CATALOG.parts as [PartRecord];
  const odd = { ...first, priceE5: usdE5(Number.NaN), onHand: -3, vendorQuantity: 2.7 };
  const catalog = openCatalog(build({ ...SMALL_CATALOG, parts: [odd] }).snapshot);
  expect(partById(catalog, first.id)).toMatchObject({ priceE5: 0, onHand: 0, vendorQuantity: 2 });
});

test('rejects more combinations than the index can order', () => {
  const [size] = SMALL_CATALOG.sizes;
  const [compound] = SMALL_CATALOG.compounds;
  if (!size || !compound) throw new Error('The small catalog is empty.');
  const sizes = Array.from({ length: 3000 }, () => size);
  const compounds = Array.from({ length: 700 }, () => compound);
  expect(() => createCatalogBuilder({ sizes, compounds, modifiers: [] })).toThrow(RangeError);
});

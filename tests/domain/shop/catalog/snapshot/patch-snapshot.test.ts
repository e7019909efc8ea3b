import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdE5 } from '../../../../../src/domain/kit/units.ts';
import { patchSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/patch-snapshot.ts';
import { readSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { SnapshotError } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-error.ts';
import { randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../../../support/catalog/snapshot-of.ts';
import { priceLists } from '../../pricing/price-list-arbitrary.ts';

/** Includes values that no shop should send: negative, fractional, too large. */
const amount = fc.oneof(fc.constant(0), fc.nat(500), fc.constantFrom(-3, 2.6, Number.NaN, 2 ** 33));

const catalogAndChanges = randomCatalog.chain((catalog) =>
  fc.record({
    catalog: fc.constant(catalog),
    changes: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(1, ...catalog.parts.map(({ id }) => id)),
        priceE5: amount.map(usdE5),
        onHand: amount,
        vendorQuantity: amount,
        priceList: fc.option(priceLists),
      }),
      { selector: ({ id }) => id },
    ),
  }),
);

test('a patched snapshot is byte-identical to one built from the changed parts', () => {
  fc.assert(
    fc.property(catalogAndChanges, ({ catalog, changes }) => {
      const byId = new Map(changes.map((change) => [change.id, change]));
      const parts = catalog.parts.map((part) => ({ ...part, ...byId.get(part.id) }));
      const patched = patchSnapshot(snapshotOf(catalog), changes);
      expect(patched.snapshot).toEqual(snapshotOf({ ...catalog, parts }));
      expect(patched.patched).toBe(changes.filter(({ id }) => parts.some((part) => part.id === id)).length);
    }),
    { numRuns: 150 },
  );
});

test('keeps the version without changes', () => {
  const bytes = snapshotOf(SMALL_CATALOG);
  const again = patchSnapshot(bytes, [{ id: 999_999, priceE5: usdE5(5), onHand: 1, vendorQuantity: 1 }]);
  expect(again.patched).toBe(0);
  expect(readSnapshot(again.snapshot).version).toBe(readSnapshot(bytes).version);
});

test('does not patch a damaged snapshot', () => {
  const bytes = snapshotOf(SMALL_CATALOG);
  bytes.set([(bytes[200] ?? 0) ^ 8], 200);
  expect(() => patchSnapshot(bytes, [])).toThrow(SnapshotError);
});

test('rejects a snapshot with any one byte changed', () => {
  const good = snapshotOf(SMALL_CATALOG);
  for (let at = 0; at < good.length; at++) {
    const bytes = good.slice();
    bytes.set([(bytes[at] ?? 0) ^ (1 << (at % 8))], at);
    expect(() => readSnapshot(bytes), `byte ${at}`).toThrow(SnapshotError);
  }
});

test('rejects any catalog with any byte changed, truncated or extended', () => {
  fc.assert(
    fc.property(randomCatalog, fc.nat(), fc.integer({ min: 1, max: 255 }), (catalog, offset, flip) => {
      const bytes = snapshotOf(catalog);
      const at = offset % bytes.length;
      const changed = bytes.slice();
      changed.set([(changed[at] ?? 0) ^ flip], at);
      expect(() => readSnapshot(changed)).toThrow(SnapshotError);
      expect(() => readSnapshot(bytes.slice(0, at))).toThrow(SnapshotError);
      expect(() => readSnapshot(new Uint8Array([...bytes, flip]))).toThrow(SnapshotError);
    }),
    { numRuns: 200 },
  );
});

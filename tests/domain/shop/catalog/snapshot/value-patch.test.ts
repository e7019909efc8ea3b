import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../../src/domain/kit/units.ts';
import { checksum } from '../../../../../src/domain/shop/catalog/snapshot/checksum.ts';
import { publicSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/public-snapshot.ts';
import { SnapshotError } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-error.ts';
import {
  applyValuePatches,
  mergeValuePatches,
  readValuePatches,
  writeValuePatch,
} from '../../../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import { varintWriter } from '../../../../../src/domain/shop/catalog/snapshot/varint-bytes.ts';
import type { NaiveCatalog } from '../../../../support/catalog/naive-catalog.ts';
import { randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../../../support/catalog/snapshot-of.ts';
import { priceLists } from '../../pricing/price-list-arbitrary.ts';

const joined = (...arrays: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(arrays));

/** Returns the patch between two catalogs that have the same parts. */
const patchOf = (from: Uint8Array, to: Uint8Array): Uint8Array => {
  const patch = writeValuePatch(from, to);
  if (patch === null) throw new Error('The catalogs have different parts.');
  return patch;
};

const amount = fc.oneof(fc.constant(0), fc.nat(500), fc.nat(0xffff_fffe));

/** A catalog and three later versions of it, in which some parts have other values. */
const versions = randomCatalog.chain((catalog) => {
  const ids = catalog.parts.map(({ id }) => id);
  const changes =
    ids.length === 0
      ? fc.constant([])
      : fc.array(
          fc.record({
            id: fc.constantFrom(...ids),
            priceE5: amount.map(usdE5),
            onHand: amount,
            vendorQuantity: amount,
            priceList: fc.option(priceLists),
          }),
          { maxLength: 12 },
        );
  return fc.tuple(changes, changes, changes).map((steps) => {
    const series = [catalog];
    for (const step of steps) {
      const byId = new Map(step.map((change) => [change.id, change]));
      const { parts, ...lists } = series.at(-1) ?? catalog;
      series.push({ ...lists, parts: parts.map((part) => ({ ...part, ...byId.get(part.id) })) });
    }
    return series.map(snapshotOf);
  });
});

describe('a value patch', () => {
  test('results in the bytes of the later snapshot, alone and in a chain', () => {
    fc.assert(
      fc.property(versions, ([first, second, third, last]) => {
        if (!first || !second || !third || !last) return;
        const patches = [patchOf(first, second), patchOf(second, third), patchOf(third, last)] as const;
        expect(applyValuePatches(first, readValuePatches(patches[0]))).toEqual(second);
        expect(applyValuePatches(first, readValuePatches(joined(...patches)))).toEqual(last);
        expect(applyValuePatches(first, readValuePatches(mergeValuePatches(joined(...patches))))).toEqual(last);
        expect(applyValuePatches(first, readValuePatches(patchOf(first, last)))).toEqual(last);
      }),
      { numRuns: 150 },
    );
  });

  test('results in the later public snapshot when it is applied to the earlier one', () => {
    fc.assert(
      fc.property(versions, ([first, , , last]) => {
        if (!first || !last) return;
        const values = readValuePatches(patchOf(first, last));
        expect(applyValuePatches(publicSnapshot(first), values)).toEqual(publicSnapshot(last));
      }),
      { numRuns: 100 },
    );
  });

  test('contains only parts that changed, and is empty without changes', () => {
    const first = snapshotOf(SMALL_CATALOG);
    const parts = SMALL_CATALOG.parts.map((part, at) => (at === 3 ? { ...part, onHand: part.onHand + 1 } : part));
    const values = readValuePatches(patchOf(first, snapshotOf({ ...SMALL_CATALOG, parts })));
    expect(values.map(({ id, onHand }) => [id, onHand])).toEqual([[parts[3]?.id, parts[3]?.onHand]]);
    expect(readValuePatches(patchOf(first, first))).toEqual([]);
    expect(readValuePatches(new Uint8Array())).toEqual([]);
  });

  test('does not exist between catalogs with other sizes, compounds, modifiers, names, parts or IDs', () => {
    const { sizes, compounds, modifiers, parts } = SMALL_CATALOG;
    const first = snapshotOf(SMALL_CATALOG);
    const others: readonly NaiveCatalog[] = [
      { ...SMALL_CATALOG, sizes: sizes.map((size, at) => (at === 0 ? { ...size, code: '999' } : size)) },
      { ...SMALL_CATALOG, compounds: compounds.map((one) => ({ ...one, description: 'Other' })) },
      { ...SMALL_CATALOG, modifiers: modifiers.map((one) => ({ ...one, label: 'Other' })) },
      { ...SMALL_CATALOG, parts: parts.map((part, at) => (at === 0 ? { ...part, name: 'Other 1' } : part)) },
      { ...SMALL_CATALOG, parts: parts.slice(1) },
      { ...SMALL_CATALOG, parts: parts.map((part, at) => (at === 0 ? { ...part, id: 999_999 } : part)) },
    ];
    for (const other of others) expect(writeValuePatch(first, snapshotOf(other))).toBeNull();
  });
});

/** Returns a patch with a correct checksum of any numbers. */
const crafted = (numbers: readonly number[], extra: readonly number[] = []): Uint8Array => {
  const { add, bytes } = varintWriter();
  for (const number of numbers) add(number);
  const payload = [...bytes(), ...extra];
  const words = new Uint32Array(4 + Math.ceil(payload.length / 4));
  new Uint8Array(words.buffer).set(payload, 16);
  words.set([0x50565343, words.length - 4, ...checksum(words.subarray(4), 0)]);
  return new Uint8Array(words.buffer);
};

/** One part with the ID 7 and a list with one break. */
const VALID = [1, 1, 7, 300, 5, 0, 1, 1, 2500, 0, 1, 300];

describe('readValuePatches', () => {
  test('reads a patch at any position of its buffer', () => {
    const padded = joined(new Uint8Array(3), crafted(VALID)).subarray(3);
    expect(readValuePatches(padded)).toEqual([
      {
        id: 7,
        priceE5: 300,
        onHand: 5,
        vendorQuantity: 0,
        priceList: {
          breaks: [{ minQuantity: 1, unitPriceE5: usdE5(300) }],
          hidden: false,
          lineMinCents: usdCents(2500),
          lineMaxCents: null,
        },
      },
    ]);
  });

  test('rejects any changed byte, truncated and extended bytes', () => {
    const good = joined(crafted(VALID), crafted([1, 0, 9, 1, 1, 1, 0]));
    for (let at = 0; at < good.length; at++) {
      const bytes = good.slice();
      bytes.set([(bytes[at] ?? 0) ^ (1 << (at % 8))], at);
      expect(() => readValuePatches(bytes), `byte ${at}`).toThrow(SnapshotError);
      if (at > 0 && at !== crafted(VALID).length) {
        expect(() => readValuePatches(good.slice(0, at)), `${at} bytes`).toThrow(SnapshotError);
      }
    }
    expect(() => readValuePatches(joined(good, new Uint8Array(4)))).toThrow(SnapshotError);
  });

  test.each<readonly [string, Uint8Array]>([
    ['more parts than bytes', crafted([0xffff_ffff, 0])],
    ['more lists than bytes', crafted([0, 0xffff_ffff])],
    ['more breaks than bytes', crafted([0, 1, 0xffff_ffff, 2500, 0])],
    ['breaks of several lists that exceed the bytes', crafted([0, 3, 4, 4, 4, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1])],
    ['a list without breaks', crafted([0, 1, 0, 2500, 0])],
    ['an unknown price list', crafted([1, 0, 7, 300, 5, 0, 1])],
    ['the same ID twice', crafted([2, 0, 7, 0, 1, 1, 1, 1, 1, 1, 0, 0])],
    ['an ID above 32 bits', crafted([2, 0, 0xffff_ffff, 1, 1, 1, 1, 1, 1, 1, 0, 0])],
    ['a number above 32 bits', crafted([1, 0], [0xff, 0xff, 0xff, 0xff, 0x1f, 1, 1, 1, 0])],
    ['a number without an end', crafted([1, 0, 7, 300, 5], [0x80, 0x80])],
    ['more bytes than values', crafted([...VALID, 0, 0, 0, 0])],
    ['padding that is not zero', crafted([...VALID, 1])],
    ['nothing', crafted([])],
  ])('rejects %s with a correct checksum', (_, bytes) => {
    expect(() => readValuePatches(bytes)).toThrow(SnapshotError);
  });

  test('rejects random bytes without another error', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff_ffff), { maxLength: 40 }), (numbers) => {
        try {
          readValuePatches(crafted(numbers));
        } catch (error) {
          expect(error).toBeInstanceOf(SnapshotError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

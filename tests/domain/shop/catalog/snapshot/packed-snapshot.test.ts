import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdE5 } from '../../../../../src/domain/kit/units.ts';
import { withChecksum } from '../../../../../src/domain/shop/catalog/snapshot/checked-payload.ts';
import { packSnapshot, unpackSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { publicSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/public-snapshot.ts';
import { SnapshotError } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-error.ts';
import { varintWriter } from '../../../../../src/domain/shop/catalog/snapshot/varint-bytes.ts';
import { randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../../../support/catalog/snapshot-of.ts';

const small = snapshotOf(SMALL_CATALOG);

describe('a packed snapshot', () => {
  test('results in the same bytes', () => {
    fc.assert(
      fc.property(randomCatalog, (catalog) => {
        const snapshot = publicSnapshot(snapshotOf(catalog));
        expect(unpackSnapshot(packSnapshot(snapshot))).toEqual(snapshot);
      }),
      { numRuns: 200 },
    );
  });

  test('keeps the largest numbers, and IDs and prices in any order', () => {
    const extremes = [0, 0xffff_fffe, 1, 0x8000_0000, 0x7fff_ffff];
    const parts = SMALL_CATALOG.parts.map((part, at) => {
      const value = extremes[at % extremes.length] as number;
      const other = extremes[(at + 2) % extremes.length] as number;
      const id = (0xffff_fff0 + at * 0x7fff_fff3) % 2 ** 32;
      return { ...part, id, priceE5: usdE5(other), onHand: value, vendorQuantity: other };
    });
    const snapshot = snapshotOf({ ...SMALL_CATALOG, parts });
    expect(unpackSnapshot(packSnapshot(snapshot))).toEqual(snapshot);
  });

  test('is smaller than the snapshot with gzip', () => {
    expect(gzipSync(packSnapshot(small)).length).toBeLessThan(gzipSync(small).length);
  });
});

describe('hostile bytes', () => {
  test('that are cut off are refused', () => {
    const packed = packSnapshot(small);
    for (let length = 0; length < packed.length; length += 4) {
      expect(() => unpackSnapshot(packed.subarray(0, length))).toThrow(SnapshotError);
    }
    expect(() => unpackSnapshot(Uint8Array.from([...packed, 0, 0, 0, 0]))).toThrow(SnapshotError);
  });

  test('of other formats are refused', () => {
    expect(() => unpackSnapshot(small)).toThrow(SnapshotError);
    expect(() => unpackSnapshot(new TextEncoder().encode('<!doctype html>'))).toThrow(SnapshotError);
  });

  test('allocate nothing that they cannot fill', () => {
    const { add, addBytes, bytes } = varintWriter();
    const many = `[${Array.from({ length: 60_000 }, () => '0').join()}]`;
    const meta = new TextEncoder().encode(`{"sizes":${many},"compounds":${many},"modifiers":[],"exceptions":[]}`);
    add(meta.length);
    addBytes(meta);
    expect(() => unpackSnapshot(withChecksum(0x4b505343, bytes()))).toThrow(SnapshotError);
  });

  test('with a changed byte are refused', () => {
    const packed = packSnapshot(small);
    fc.assert(
      fc.property(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = packed.slice();
        bytes[at] = (bytes[at] as number) ^ change;
        expect(() => unpackSnapshot(bytes)).toThrow(SnapshotError);
      }),
      { numRuns: 500 },
    );
  });
});

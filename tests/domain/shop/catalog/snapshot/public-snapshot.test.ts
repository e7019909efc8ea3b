import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/public-snapshot.ts';
import { readSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { SnapshotError } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-error.ts';
import { SECTIONS } from '../../../../../src/domain/shop/catalog/snapshot/snapshot-layout.ts';
import { randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../../../support/catalog/snapshot-of.ts';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const SECRET = {
  type: 'color',
  key: 'secret-key',
  label: 'Secret label',
  color: '#51c2e7',
  hidden: false,
  hiddenFull: true,
} as const;

test('returns the same bytes if the store hides nothing', () => {
  const bytes = snapshotOf({
    ...SMALL_CATALOG,
    modifiers: SMALL_CATALOG.modifiers.map((one) => ({ ...one, hiddenFull: false })),
  });
  expect(publicSnapshot(bytes)).toBe(bytes);
});

test('contains no key, label, color or compounds of a hidden modifier', () => {
  const { length } = SMALL_CATALOG.modifiers;
  const bytes = snapshotOf({
    ...SMALL_CATALOG,
    modifiers: [...SMALL_CATALOG.modifiers, SECRET, { ...SECRET, key: 'on-pages', hidden: true, hiddenFull: false }],
    compounds: SMALL_CATALOG.compounds.map((one) => ({ ...one, modifiers: [...one.modifiers, length, length + 1] })),
  });
  expect(textOf(bytes)).toContain('secret-key');
  const shown = publicSnapshot(bytes);
  expect(textOf(shown)).not.toMatch(/secret-key|Secret label","color":"#51c2e7","hidden":\w+,"hiddenFull":true/);
  const { meta, version } = readSnapshot(shown);
  expect(meta.modifiers[length]).toEqual({
    type: 'color',
    key: `hidden-${length}`,
    label: '',
    color: null,
    hidden: true,
    hiddenFull: true,
  });
  expect(meta.modifiers[length + 1]?.key).toBe('on-pages');
  expect(meta.compounds.some(({ modifiers }) => modifiers.includes(length))).toBe(false);
  expect(meta.compounds.every(({ modifiers }) => modifiers.includes(length + 1))).toBe(true);
  expect(version).not.toBe(readSnapshot(bytes).version);
});

test('contains no field of a backend that the store does not know', () => {
  const more = { supplier: 'Hidden supplier' };
  const bytes = snapshotOf({
    ...SMALL_CATALOG,
    sizes: SMALL_CATALOG.sizes.map((one) => ({ ...one, ...more })),
    compounds: SMALL_CATALOG.compounds.map((one) => ({ ...one, ...more })),
    modifiers: SMALL_CATALOG.modifiers.map((one) => ({ ...one, ...more })),
  });
  expect(textOf(bytes)).toContain('Hidden supplier');
  expect(textOf(publicSnapshot(bytes))).not.toContain('supplier');
});

test('keeps parts, values, sizes, names and shown modifiers, and is public itself', () => {
  fc.assert(
    fc.property(randomCatalog, (catalog) => {
      const bytes = snapshotOf(catalog);
      const [before, shown] = [readSnapshot(bytes), publicSnapshot(bytes)];
      const after = readSnapshot(shown);
      expect(after.counts).toEqual(before.counts);
      for (const name of SECTIONS) expect(after.section(name), name).toEqual(before.section(name));
      expect(after.meta.sizes).toEqual(before.meta.sizes);
      expect(after.meta.exceptions).toEqual(before.meta.exceptions);
      before.meta.modifiers.forEach((modifier, at) => {
        if (!modifier.hiddenFull) expect(after.meta.modifiers[at]).toEqual(modifier);
      });
      expect(publicSnapshot(shown)).toBe(shown);
    }),
    { numRuns: 80 },
  );
});

test('rejects damaged bytes', () => {
  const bytes = snapshotOf(SMALL_CATALOG);
  bytes.set([(bytes[300] ?? 0) ^ 8], 300);
  expect(() => publicSnapshot(bytes)).toThrow(SnapshotError);
});

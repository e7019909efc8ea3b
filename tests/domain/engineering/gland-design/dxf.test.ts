import { expect, test } from 'vitest';
import { dxfFile } from '../../../../src/domain/engineering/dxf/dxf-file.ts';
import type { DesignerEntry } from '../../../../src/domain/engineering/gland-design/entry/entry.ts';
import { designEntry } from '../../../../src/domain/engineering/gland-design/entry/read-entry.ts';
import { glandDxf } from '../../../../src/domain/engineering/gland-design/gland-dxf.ts';
import type { LengthUnit } from '../../../../src/domain/kit/units.ts';
import { dxfPairs } from '../../../support/files/read-dxf.ts';

const drawn = (entry: DesignerEntry, unit: LengthUnit): string => {
  const { design } = designEntry(entry, unit);
  if (design === null) throw new Error('no design');
  return glandDxf(design, unit);
};

/** Returns entities as maps from code to value. */
const entitiesOf = (file: string) => {
  const pairs = dxfPairs(file);
  const from = pairs.findIndex(([code, value]) => code === 2 && value === 'ENTITIES');
  const entities: Map<number, string>[] = [];
  for (const [code, value] of pairs.slice(from + 1)) {
    if (code === 0) entities.push(new Map());
    entities.at(-1)?.set(code, value);
  }
  return entities.filter((entity) => !['ENDSEC', 'EOF'].includes(entity.get(0) ?? ''));
};

test('a release 12 file declares its version and every layer that it uses', () => {
  const file = drawn({ size: '-214' }, 'mm');
  const pairs = dxfPairs(file);
  expect(pairs.at(-1)).toEqual([0, 'EOF']);
  expect(pairs).toContainEqual([1, 'AC1009']);
  expect(file).toMatch(/^[\x20-\x7e\r\n]+$/);
  const layers = pairs.flatMap(([code, value], at) => (code === 2 && pairs[at - 1]?.[1] === 'LAYER' ? [value] : []));
  const used = new Set(entitiesOf(file).map((entity) => entity.get(8)));
  expect([...used].every((layer) => layers.includes(layer ?? ''))).toBe(true);
  expect(used.size).toBe(6);
});

test.each([
  ['mm', 1],
  ['in', 25.4],
] as const)('draws the groove at true size in %s', (unit, perUnit) => {
  const entry = { size: '-214', surface_min: String(31.75 / perUnit), surface_max: String(31.8 / perUnit) };
  const { design } = designEntry(entry, unit);
  const entities = entitiesOf(drawn(entry, unit));
  const ys = entities.filter((one) => one.get(8) === 'OPPOSITE').map((one) => Number(one.get(20)));
  expect(ys[0]).toBeCloseTo((design?.report.stack.depth.nom ?? 0) / perUnit, 5);
  const xs = entities
    .filter((one) => one.get(8) === 'GROOVE' && one.get(0) === 'ARC')
    .map((one) => Math.abs(Number(one.get(10))) + Number(one.get(40)));
  const { width = [0, 0] } = design?.report.gland ?? {};
  expect(xs).toHaveLength(2);
  for (const x of xs) expect(2 * x).toBeCloseTo((width[0] + width[1]) / 2 / perUnit, 5);
});

test('draws the groove of a rod gland above the rod', () => {
  const entities = entitiesOf(drawn({ size: '-214', kind: 'rod' }, 'mm'));
  const opposite = entities.find((one) => one.get(8) === 'OPPOSITE');
  expect(Number(opposite?.get(20))).toBeLessThan(0);
});

test('escapes text within its value', () => {
  const file = dxfFile([], [{ kind: 'text', layer: 'A', at: [0, 0], height: 1, text: 'a\r\n0\r\nEOF ⌀5 ±é' }], {
    unit: 'mm',
    dash: 1,
  });
  expect(dxfPairs(file)).toContainEqual([1, 'a??0??EOF %%c5 %%p?']);
});

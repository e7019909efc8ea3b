import { expect, test } from 'vitest';
import { byModifierType } from '../../../../../src/domain/shop/catalog/facets.ts';
import type { Part } from '../../../../../src/domain/shop/catalog/model.ts';
import { compoundText, describePart } from '../../../../../src/domain/shop/catalog/rows/describe-part.ts';
import { ringSection } from '../../../../../src/domain/shop/catalog/rows/ring-section.ts';

const made = (material: string, subtype?: string) => [
  { type: 'color', key: 'silver' },
  { type: 'material', key: material },
  ...(subtype === undefined ? [] : [{ type: 'subtype', key: subtype }]),
];

test.each([
  ['fkm', 'type-a', 'elastomer'],
  ['ptfe', 'virgin', 'plastic'],
  ['ptfe-filled', 'spring-energized', 'spring-energized'],
  ['copper', 'wire', 'metal'],
  ['inconel', 'silver-coated', 'metal'],
  ['stainless-steel', 'tube', 'tube'],
  ['fep-vmq', 'encapsulated', 'encapsulated'],
  ['pfa-fkm', undefined, 'encapsulated'],
])('draws a ring of %s, %s, with the section %s', (material, subtype, section) => {
  expect(ringSection(made(material, subtype))).toBe(section);
});

test('draws a compound without data as rubber', () => {
  expect(ringSection([])).toBe('elastomer');
});

test('does not repeat a color that is part of the material’s name', () => {
  const metal = { durometer: null, durometerScale: '' };
  expect(compoundText(metal, { material: 'Copper', color: 'Copper' })).toBe('Copper');
  expect(compoundText({ durometer: 75, durometerScale: 'Shore A' }, { material: 'FKM', color: 'Brown' })).toBe(
    'FKM 75 Shore A, brown',
  );
  const part = { sizeRecord: { standard: 'usa', code: '214' }, compoundRecord: metal } as Pick<
    Part,
    'sizeRecord' | 'compoundRecord'
  >;
  const labels = {
    ...byModifierType(() => []),
    material: [{ label: 'Copper' }],
    color: [{ label: 'Copper' }],
  };
  expect(describePart(part, labels).match(/copper/gi)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { mediaNamesRows } from '../../../src/data/media-names.gen.ts';
import { findMedia, readMedia, readMedium } from '../../../src/domain/advisor/find-media.ts';
import { media } from '../../../src/domain/advisor/medium.ts';
import { chemicals } from '../../../src/domain/reference/tables.ts';

const read = (text: string): string => {
  const reading = readMedium(text);
  return reading.kind === 'found' ? reading.medium.name : `? ${reading.near.map(({ name }) => name).join(' / ')}`;
};

test('every chemical is a medium with a key of its own, found by key and by name', () => {
  expect(new Set(media().map(({ key }) => key)).size).toBe(349);
  for (const { key, name } of media()) {
    expect(read(key)).toBe(name);
    expect(read(name)).toBe(name);
  }
});

test('further names belong to chemicals of the table', () => {
  const names = new Set(chemicals().map(({ name }) => name));
  for (const { chemical } of mediaNamesRows()) expect(names).toContain(chemical);
});

test.each([
  ['acetone', 'Acetone'],
  ['ACETONE ', 'Acetone'],
  ['MEK', 'Methyl ethyl ketone (MEK)'],
  ['skydrol', 'Phosphate ester, alkyl (aircraft, Skydrol type)'],
  ['R134a', 'R-134a'],
  ['isopropyl alcohol', 'Isopropanol (IPA)'],
  ['glacial acetic acid', 'Acetic acid, glacial'],
  ['aceton', 'Acetone'],
  ['acetonne', 'Acetone'],
  ['methnol', 'Methanol'],
  ['hydralic oil', 'Hydraulic oil, mineral (HLP)'],
  ['sulphur hexafluoride', 'Sulfur hexafluoride (SF6)'],
])('%s is read as %s', (typed, name) => {
  expect(read(typed)).toBe(name);
});

test('what may mean several is not chosen', () => {
  expect(read('mthanol')).toMatch(/^\? /);
  expect(read('methanl')).toMatch(/^\? /);
  expect(read('caustic soda')).toBe('? Sodium hydroxide 20% / Sodium hydroxide 50%');
  expect(read('nitric acid')).toMatch(/^\? Nitric acid 10% \/ Nitric acid 50%/);
  expect(read('unobtainium')).toBe('? ');
  expect(read('')).toBe('? ');
  expect(read('%%%')).toBe('? ');
});

test('of a list of unknown names only the first are compared with all', () => {
  const told = readMedia(['acetonne', 'acetone', 'metanol', 'tolune', 'benzen', 'MEK']).map(({ reading }) =>
    reading.kind === 'found' ? reading.medium.name : reading.near.length,
  );
  expect(told).toEqual(['Acetone', 'Acetone', 'Methanol', 'Toluene', 0, 'Methyl ethyl ketone (MEK)']);
});

test('completions: names that begin so first, typos only where nothing is written so', () => {
  expect(findMedia('ace', 4).map(({ name }) => name)[0]).toMatch(/^Acet/);
  expect(findMedia('tolune', 3).map(({ name }) => name)).toEqual(['Toluene']);
  expect(findMedia('water', 50).length).toBeGreaterThan(5);
  expect(findMedia('a', 5)).toHaveLength(5);
  expect(findMedia('x'.repeat(100_000), 5)).toEqual([]);
});

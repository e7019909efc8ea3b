import { expect, test } from 'vitest';
import {
  anchorOf,
  chemicalCategories,
  namesChemical,
  RATED_MATERIALS,
} from '../../../../src/domain/reference/tables/chemicals.ts';
import { materialGroups } from '../../../../src/domain/reference/tables/material-groups.ts';
import { materials as onFile, chemicals as rated } from '../../../../src/domain/reference/tables/tables.ts';

const chemicals = rated();
const materials = onFile();

test('rates 349 chemicals for 12 materials, with 178 blank cells', () => {
  expect(chemicals).toHaveLength(349);
  expect(RATED_MATERIALS).toHaveLength(12);
  const ratings = chemicals.flatMap((chemical) => chemical.ratings);
  expect(ratings).toHaveLength(349 * 12);
  expect(ratings.filter((rating) => rating === '')).toHaveLength(178);
});

test('ratings are in the position of their material', () => {
  const acetone = chemicals.find(({ name }) => name === 'Acetone');
  expect(RATED_MATERIALS.filter((_, index) => acetone?.ratings[index] === 'A')).toEqual([
    'EPDM',
    'FFKM',
    'IIR',
    'PTFE',
  ]);
});

test('categories contain every chemical once, by name, with unique anchors', () => {
  const categories = chemicalCategories(chemicals);
  expect(categories).toHaveLength(16);
  expect(categories.flatMap((category) => category.chemicals)).toHaveLength(349);
  expect(new Set(categories.map(({ anchor }) => anchor)).size).toBe(16);
  for (const { chemicals: members } of categories) {
    const lower = members.map(({ name }) => name.toLowerCase());
    expect(lower).toEqual(lower.toSorted());
  }
  expect(anchorOf('Oils, greases and lubricants')).toBe('oils-greases-and-lubricants');
});

test('finds a chemical by its words in any order', () => {
  expect(namesChemical('Acetic acid, glacial', 'glacial ACETIC')).toBe(true);
  expect(namesChemical('Acetic acid, glacial', 'acetate')).toBe(false);
  expect(namesChemical('Acetone', '')).toBe(true);
});

test.each(['comparison', 'shelf-life', 'permeability'] as const)('the view %s shows each material once', (view) => {
  const shown = materialGroups(materials, view).flatMap((group) => group.materials);
  expect(shown.map(({ code }) => code).toSorted()).toEqual(materials.map(({ code }) => code).toSorted());
});

test('sorts permeability from the tightest to silicone', () => {
  const groups = materialGroups(materials, 'permeability');
  expect(groups.slice(0, 2).map(({ title }) => title)).toEqual(['None: metals', 'Very low']);
  expect(groups.at(-1)?.materials.map(({ code }) => code)).toContain('VMQ');
});

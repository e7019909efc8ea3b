import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPart, nearbyParts, partById } from '../../../../../src/domain/shop/catalog/rows/parts.ts';
import { similarNames } from '../../../../../src/domain/shop/catalog/suggest/suggest.ts';
import { indexed, randomCatalog } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const part = (name: string) => {
  const found = findPart(catalog, name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test('finds a part by its whole name in any case', () => {
  expect(part('fk7502-214').name).toBe('FK7502-214');
  expect(part(' FK7502-10x2.5 ').sizeRecord.code).toBe('10X2.5');
  expect(part('SPECIAL-7').compoundRecord.label).toBe('CO9007');
});

test('finds nothing for prefixes, holes, pattern names of exceptional parts and garbage', () => {
  for (const name of ['fk7502', 'fk7502-21', 'CO9007-10X2.5', 'CO9007-70X3', '', '-', '---', 'constructor']) {
    expect(findPart(catalog, name)).toBeNull();
  }
});

test('finds any part of any catalog by its name', () => {
  fc.assert(
    fc.property(randomCatalog, (plain) => {
      const random = indexed(plain);
      for (const { name } of plain.parts) expect(findPart(random, name.toUpperCase())?.name).toBe(name);
    }),
    { numRuns: 30 },
  );
});

test('finds nothing for an unknown id', () => {
  expect(partById(catalog, part('NB7001-P10').id)?.name).toBe('NB7001-P10');
  for (const id of [0, 1, -1, 1.5, 2 ** 33, Number.NaN]) expect(partById(catalog, id)).toBeNull();
});

test('nearby parts share compound, standard and cross-section, and are sorted by inside diameter', () => {
  expect(nearbyParts(catalog, part('FK7502-214'), 8).map(({ name }) => name)).toEqual(['FK7502-213', 'FK7502-215']);
  expect(nearbyParts(catalog, part('FK7502-213'), 1).map(({ name }) => name)).toEqual(['FK7502-214']);
  expect(nearbyParts(catalog, part('FK7502-P10'), 8)).toEqual([]);
});

test('finds the most similar names for a misspelled one, nearest first', () => {
  expect(similarNames(catalog, 'fk7520-214', 1).map(({ name }) => name)).toEqual(['FK7502-214']);
  expect(similarNames(catalog, 'NB7001-2145', 2).map(({ name }) => name)).toEqual(['NB7001-214', 'NB7001-215']);
  expect(similarNames(catalog, 'spezial-7', 1).map(({ name }) => name)).toEqual(['Special-7']);
  expect(similarNames(catalog, 'fk7502', 3).map(({ name }) => name)).toEqual([
    'FK7502-10X2.5',
    'FK7502-P10',
    'FK7502-70X3',
  ]);
  expect(similarNames(catalog, '', 3)).toEqual([]);
  expect(similarNames(catalog, 'x'.repeat(5000), 3)).toEqual([]);
});

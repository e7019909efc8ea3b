import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../../../src/domain/kit/text/edit-distance.ts';
import { normalizeText, searchWords } from '../../../../../src/domain/kit/text/search-words.ts';
import { oneTypoFrom } from '../../../../../src/domain/shop/catalog/keyword/typo.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { indexed } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const names = (search: string, sort: CatalogQuery['sort'] = { column: 'size', direction: 'asc' }): string[] =>
  searchCatalog(catalog, { ...EMPTY_QUERY, search, sort, limit: 100 }).items.flatMap((row) =>
    'name' in row ? [row.name] : [],
  );
const compoundsOf = (search: string): string[] =>
  searchCatalog(catalog, { ...EMPTY_QUERY, mode: 'compounds', search }).items.flatMap((row) =>
    'label' in row ? [row.label] : [],
  );

test('matches key features too, after names and properties', () => {
  expect(new Set(names('general'))).toEqual(new Set(names('')));
  const plain = {
    ...SMALL_CATALOG,
    compounds: SMALL_CATALOG.compounds.map((compound) =>
      compound.label === 'CO9007' ? { ...compound, description: 'Oils, FKM blends' } : compound,
    ),
  };
  const found = (search: string) =>
    searchCatalog(indexed(plain), { ...EMPTY_QUERY, search, limit: 100 }).items.flatMap((row) =>
      'name' in row ? [row.compound.label] : [],
    );
  expect(new Set(found('oil'))).toEqual(new Set(['CO9007']));
  expect([...new Set(found('fkm'))]).toEqual(['FK7502', 'CO9007']);
});

test('ranks a size that a word names completely before those that start with it', () => {
  expect(names('24', null)[0]).toMatch(/-24X3$/);
  expect(names('2', null)).toEqual(expect.arrayContaining(names('24')));
});

const FK = ['FK7502-213', 'FK7502-214', 'FK7502-215', 'FK7502-P10', 'FK7502-10X2.5', 'FK7502-24X3', 'FK7502-70X3'];

test.each([
  'FK7502',
  'fk75',
  '7502',
  'viton',
  'Viton™',
  'vitom',
  'vitno',
  'brown',
  'fkm75',
  'FKM-75A',
  'fkm 75',
  'brown o-ring',
])('"%s" finds the FKM compound in every size', (search) => {
  expect(names(search)).toEqual(FK);
});

test.each([
  'FK7502-214',
  'fk7502214',
  '7502-214',
  '7502214',
  'fkm as568-214',
  'viton 75 -214',
  'FK7502 AS568214',
  '214 fk7502',
])('"%s" finds that one part', (search) => {
  expect(names(search)).toEqual(['FK7502-214']);
});

test.each([
  ['214', ['NB7001-214', 'CO9007-214', 'FK7502-214']],
  ['-214', ['NB7001-214', 'CO9007-214', 'FK7502-214']],
  ['−214', ['NB7001-214', 'CO9007-214', 'FK7502-214']],
  ['JIS P10', ['NB7001-P10', 'CO9007-P10', 'FK7502-P10']],
  ['jis-p1O', ['NB7001-P10', 'CO9007-P10', 'FK7502-P10']],
  ['10×2,5', ['NB7001-10X2.5', 'FK7502-10X2.5']],
  ['10x2.5mm', ['NB7001-10X2.5', 'FK7502-10X2.5']],
  ['c09007-2', ['CO9007-213', 'CO9007-214', 'CO9007-215', 'CO9007-24X3']],
])('"%s" finds %j', (search, expected) => {
  expect(names(search)).toEqual(expected);
});

test('a dash number never matches a compound or a metric size', () => {
  expect(names('-24')).toEqual([]);
  expect(names('-7')).toEqual([]);
});

test('70 matches the hardness as well as sizes that start with it', () => {
  expect(names('70')).toEqual([
    'NB7001-213',
    'NB7001-214',
    'NB7001-215',
    'NB7001-P10',
    'NB7001-10X2.5',
    'NB7001-24X3',
    'NB7001-70X3',
    'Special-7',
    'FK7502-70X3',
  ]);
});

test('finds an exceptional name whole and by its parts, and a usual one only by its pattern', () => {
  for (const search of ['special-7', 'special7', 'spec']) expect(names(search)).toEqual(['Special-7']);
});

test('finds materials by their common names', () => {
  expect(compoundsOf('nitrile')).toEqual(['NB7001', 'CO9007']);
  expect(compoundsOf('buna-n 70')).toEqual(['NB7001']);
  expect(compoundsOf('flourocarbon')).toEqual(['FK7502']);
});

test('does not correct numbers and short words', () => {
  expect(names('7503')).toEqual([]);
  expect(names('fkx')).toEqual([]);
});

test('words that match every O-ring filter nothing, and a text without letters or digits finds nothing', () => {
  expect(names('o-rings')).toHaveLength(SMALL_CATALOG.parts.length);
  expect(names('nbr seal')).toEqual(names('nbr'));
  expect(names('!? --')).toEqual([]);
});

test('searches compounds by their words only', () => {
  expect(compoundsOf('nbr')).toEqual(['NB7001', 'CO9007']);
  expect(compoundsOf('fda')).toEqual(['NB7001', 'FK7502']);
  expect(compoundsOf('nsf/ansi 61')).toEqual(['NB7001']);
  expect(compoundsOf('214')).toEqual([]);
});

test('ignores case, marks, accents and units', () => {
  expect(normalizeText('VITON™ Größe 10,5×2')).toBe('viton große 10.5x2');
  expect(searchWords('  10x2MM   nbr ')).toEqual(['10x2', 'nbr']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('a typo is one edit away from a prefix of the term', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, (word, term) => {
      fc.pre(!term.startsWith(word));
      const starts = Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length));
      expect(oneTypoFrom(word, term)).toBe(starts.some((start) => editDistance(word, start, 7) === 1));
    }),
    { numRuns: 2000 },
  );
});

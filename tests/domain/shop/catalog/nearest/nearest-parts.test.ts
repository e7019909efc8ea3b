import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywordFilters } from '../../../../../src/domain/engineering/understand/keyword-filters.ts';
import { DEFAULT_PREFERENCES } from '../../../../../src/domain/kit/preferences.ts';
import { celsius, mm } from '../../../../../src/domain/kit/units.ts';
import { materialsServing } from '../../../../../src/domain/reference/media/media-filter.ts';
import { testBit } from '../../../../../src/domain/shop/catalog/bits/bits.ts';
import type { Difference } from '../../../../../src/domain/shop/catalog/nearest/difference.ts';
import { MAX_PER_COMPOUND, nearestParts } from '../../../../../src/domain/shop/catalog/nearest/nearest-parts.ts';
import { pointsOf } from '../../../../../src/domain/shop/catalog/nearest/points.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { differenceText } from '../../../../../src/domain/shop/catalog-url/difference-text.ts';
import { isNamed, type NaiveCatalog } from '../../../../support/catalog/naive-catalog.ts';
import { naiveDistance, naiveNearest } from '../../../../support/catalog/naive-nearest.ts';
import { indexed, randomCatalog, randomQuestion } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const COUNT = 6;

const asking = (facets: Partial<CatalogQuery['facets']>, rest: Partial<CatalogQuery> = {}): CatalogQuery => ({
  ...EMPTY_QUERY,
  ...rest,
  facets: { ...EMPTY_QUERY.facets, ...facets },
});

const isSized = ({ sizes }: NaiveCatalog, { sizes: names, idMm, csMm }: CatalogQuery): boolean =>
  [idMm.low, idMm.high, csMm.low, csMm.high].some((end) => end !== null) ||
  names.some((text) => sizes.some((size) => isNamed(size, text)));

const OPEN = { low: null, high: null };

test('distances equal those of a scan of every part by the rule as written', () => {
  let compared = 0;
  fc.assert(
    fc.property(randomCatalog, fc.array(randomQuestion, { minLength: 8, maxLength: 8 }), (plain, questions) => {
      const catalog = indexed(plain);
      for (const question of questions) {
        const query = { ...question, search: '' };
        const near = nearestParts(catalog, query, COUNT);
        if (near.length === 0) continue;
        compared++;
        const most = isSized(plain, query) ? MAX_PER_COMPOUND.sizes : MAX_PER_COMPOUND.any;
        expect(near.map(({ distance }) => distance)).toEqual(naiveNearest(plain, query, COUNT, most).map(pointsOf));
        for (const { part, distance } of near) {
          const record = plain.parts.find(({ id }) => id === part.id);
          expect(record && pointsOf(naiveDistance(plain, query, record))).toBe(distance);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(100);
}, 120_000);

test('returns the exact match first, then each part with its differences', () => {
  const near = nearestParts(indexed(SMALL_CATALOG), asking({ material: ['fkm'], color: ['black'] }), 3);
  const textOf = (differs: readonly Difference[]) => differs.map((one) => differenceText(one, DEFAULT_PREFERENCES));
  expect(near.map(({ part, distance, differs }) => [part.name, distance, textOf(differs)])).toEqual([
    ['FK7502-10X2.5', 2, ['Color: asked Black, this one Brown']],
    ['NB7001-214', 12, ['Material: asked FKM, this one NBR']],
    ['CO9007-215', 12, ['Material: asked FKM, this one NBR']],
  ]);
});

test('ranks parts in the requested size before parts in a near size', () => {
  const near = nearestParts(indexed(SMALL_CATALOG), asking({ color: ['brown'] }, { sizes: ['214'] }), 6);
  const isAsked = near.map(({ part }) => part.sizeRecord.code === '214');
  expect(isAsked).toContain(true);
  expect(isAsked).toEqual([...isAsked].sort((a, b) => Number(b) - Number(a)));
  expect(near.length).toBe(6);
});

test('never drops a certificate that no part has in combination with the rest', () => {
  const catalog = indexed(SMALL_CATALOG);
  const keys = [...catalog.facets.byKey.compliance.keys()];
  for (const key of keys) {
    const row = catalog.facets.byKey.compliance.get(key);
    for (const { part } of nearestParts(
      catalog,
      asking({ compliance: [key], color: ['brown'] }, { sizes: ['214'] }),
      9,
    ))
      expect(row && testBit(row.compounds, part.compound)).toBe(true);
  }
  expect(nearestParts(catalog, asking({ compliance: ['no-such'], color: ['brown'] }), 9)).toEqual([]);
});

test('a medium keeps the materials that it does not attack; an unknown one keeps none', () => {
  const catalog = indexed(SMALL_CATALOG);
  const near = nearestParts(catalog, asking({ color: ['black'] }, { media: ['hydraulic-oil-mineral-hlp'] }), 9);
  const materials = new Set(
    near.flatMap(({ part }) =>
      part.compoundRecord.modifiers
        .map((at) => catalog.modifiers[at])
        .flatMap((one) => (one?.type === 'material' ? [one.key] : [])),
    ),
  );
  expect(near.length).toBeGreaterThan(0);
  expect([...materials].every((key) => materialsServing(['hydraulic-oil-mineral-hlp'], OPEN)?.includes(key))).toBe(
    true,
  );
  expect(nearestParts(catalog, asking({ color: ['black'] }, { media: ['unobtainium'] }), 9)).toEqual([]);
});

test('returns nothing for an empty query', () => {
  expect(nearestParts(indexed(SMALL_CATALOG), EMPTY_QUERY, 6)).toEqual([]);
});

test("describes differences in words, in the visitor's units", () => {
  const units = { measurement: 'in', temperature: 'F' } as const;
  const textOf = (difference: Difference) => differenceText(difference, units);
  const points = 1;
  expect([
    textOf({ kind: 'words', parameter: 'durometer', asked: ['90 Shore A'], has: '75 Shore A', points }),
    textOf({ kind: 'words', parameter: 'color', asked: ['Pink', 'Red', 'Blue', 'Gray'], has: '', points }),
    textOf({
      kind: 'size',
      parameter: 'size',
      asked: 'AS568-214',
      has: 'AS568-215',
      idOffMm: mm(1.57),
      csOffMm: mm(0),
      points,
    }),
    textOf({ kind: 'length', parameter: 'id_low', low: mm(25.4), high: null, has: mm(24), points }),
    textOf({ kind: 'length', parameter: 'cs_low', low: mm(2.54), high: mm(2.54), has: mm(3.53), points }),
    textOf({ kind: 'temperature', parameter: 'temperature_low_c', asked: celsius(-60), has: celsius(-20), points }),
    textOf({ kind: 'temperature', parameter: 'temperature_high_c', asked: celsius(300), has: null, points }),
  ]).toEqual([
    'Hardness: asked 90 Shore A, this one 75 Shore A',
    'Color: asked Pink or Red or Blue or others, this one not told',
    'Size: asked AS568-214, this one AS568-215, ID +0.062 in',
    'ID: asked at least 1.000 in, this one 0.945 in',
    'CS: asked 0.100 in, this one 0.139 in',
    'Low temp: asked −76 °F, this one −4 °F',
    'High temp: asked 572 °F, this one not known',
  ]);
});

test('converts the words of a keyword text to filters, and keeps a fluid over the requested rubber', () => {
  const catalog = indexed(SMALL_CATALOG);
  const { query, unread } = keywordFilters(catalog, { ...EMPTY_QUERY, search: 'fkm 214 acetone blorb' });
  expect([query.search, query.facets.material, query.sizes, query.media, unread]).toEqual([
    '',
    ['fkm'],
    ['AS568-214'],
    ['acetone'],
    ['blorb'],
  ]);
});

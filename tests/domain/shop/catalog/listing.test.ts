import { expect, test } from 'vitest';
import { celsius, mm, usdE5 } from '../../../../src/domain/kit/units.ts';
import { durometerBand } from '../../../../src/domain/shop/catalog/index/durometer-bands.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { priceText } from '../../../../src/domain/shop/pricing/price-text.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const search = (query: Partial<CatalogQuery>) => searchCatalog(catalog, { ...EMPTY_QUERY, ...query });

test('a row has the fields of the specification', () => {
  expect(search({ search: 'fk7502-214' }).items).toEqual([
    {
      id: 107,
      name: 'FK7502-214',
      size: '214',
      size_standard: 'usa',
      cs_mm: mm(3.53),
      id_mm: mm(24.99),
      price: '0.1125',
      vendorStock: 0,
      canyonStock: 0,
      label_display: 'FK7502',
      compound: expect.objectContaining({
        label: 'FK7502',
        durometer_scale: 'Shore A',
        temperature_high_c: celsius(204),
        custom: { description: 'General purpose' },
        modifiers: expect.arrayContaining([
          { modifiers_id: { type: 'brand', key: 'viton', label: 'Viton™', hidden: false, hidden_full: false } },
        ]),
      }),
    },
  ]);
});

test('compounds mode lists and counts compounds regardless of part filters', () => {
  const answer = search({ mode: 'compounds', inStock: true, sizes: ['none'], idMm: { low: mm(1000), high: null } });
  expect(answer.items.map((row) => 'datasheet' in row && row.label)).toEqual(['NB7001', 'CO9007', 'FK7502']);
  expect(answer.totalItems).toBe(3);
  expect(answer.facetList.material.map(({ key, count }) => [key, count])).toEqual([
    ['nbr', 2],
    ['fkm', 1],
  ]);
});

test('chips name every filter in readable form', () => {
  const { filterList } = search({
    search: 'o-ring',
    sizes: ['214', 'jis p10', '9Z'],
    slug: 'gaskets',
    idMm: { low: mm(20), high: mm(30.5) },
    csMm: { low: null, high: mm(4) },
    temperatureC: { low: celsius(-20), high: celsius(100) },
    inStock: true,
    stock: ['own'],
    facets: { ...EMPTY_QUERY.facets, durometer: ['medium'], material: ['fkm', 'unknown'] },
  });
  expect(filterList.map(({ key, value, label }) => `${key}=${value}: ${label}`)).toEqual([
    'search=o-ring: o-ring',
    'size=214: AS568-214',
    'size=jis p10: JIS P10',
    'size=9Z: 9Z',
    'slug=gaskets: gaskets',
    'id_low=20: 20 mm',
    'id_high=30.5: 30.5 mm',
    'cs_high=4: 4 mm',
    'temperature_low_c=-20: −20 °C',
    'temperature_high_c=100: 100 °C',
    'stock_available=true: In stock here or at a vendor',
    'stock=own: In our warehouse',
    'durometer=medium: Medium 66–75',
    'material=fkm: FKM',
    'material=unknown: unknown',
  ]);
  expect(search({ slug: 'orings' }).filterList).toEqual([]);
});

test('counts our stock, vendor stock and no stock separately, regardless of the stock filter', () => {
  const all = search({ limit: 100 });
  const { own, offsite, none } = all.stockCounts;
  expect(own + offsite + none).toBe(all.totalItems);
  expect(search({ inStock: true }).stockCounts).toEqual(all.stockCounts);
  expect(search({ inStock: true }).totalItems).toBe(own + offsite);
  expect(search({ stock: ['own'] }).totalItems).toBe(own);
  expect(search({ stock: ['offsite'] }).totalItems).toBe(offsite);
  expect(search({ stock: ['own', 'offsite'] }).totalItems).toBe(own + offsite);
});

test('sorts by fit: nearest lengths first, then our stock, vendor stock and no stock, then priced before unpriced', () => {
  const fit = (changes: Partial<CatalogQuery>) =>
    search({ limit: 100, ...changes }).items.flatMap((row) => ('name' in row ? [row] : []));
  const stock = (row: { canyonStock: number; vendorStock: number }) =>
    row.canyonStock > 0 ? 0 : row.vendorStock > 0 ? 1 : 2;
  const keys = fit({}).map((row) => stock(row) * 2 + Number(Number(row.price) === 0));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  const near = fit({ idMm: { low: mm(22), high: mm(28) } }).map(({ id_mm }) => Math.abs(id_mm - 25));
  expect(near).toEqual(near.toSorted((a, b) => a - b));
});

test('filters by an exact hardness without listing it', () => {
  const facets = { ...EMPTY_QUERY.facets, durometer: ['70'] };
  const { totalItems, facetList, filterList } = search({ facets });
  expect(totalItems).toBe(7);
  expect(filterList.map(({ label }) => label)).toEqual(['70 Shore A']);
  expect(facetList.durometer.map(({ key }) => key)).not.toContain('70');
});

test('the category counts the parts of the other filters, also next to an unknown category', () => {
  expect(search({ slug: 'orings' }).facetList.category).toEqual([
    { key: 'orings', label: 'O-rings', count: 20, selected: true },
  ]);
  const unknown = search({ slug: 'gaskets' });
  expect([unknown.totalItems, unknown.facetList.category[0]?.count]).toEqual([0, 20]);
  expect(unknown.facetList.material.map(({ count }) => count)).toEqual([0, 0]);
});

test('values keep their order and stay listed without rows', () => {
  const keys = ({ facetList }: ReturnType<typeof search>) => facetList.color.map(({ key }) => key);
  const none = search({ search: 'zzzz' });
  expect(keys(none)).toEqual(keys(search({})));
  expect(none.facetList.color.map(({ count }) => count)).toEqual([0, 0]);
  expect(search({}).facetList.durometer.map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'Very Soft 30–50: 0',
    'Soft 51–65: 0',
    'Medium 66–75: 14',
    'Hard 76–85: 0',
    'Very Hard 86–95: 6',
    'Spring Steel: 0',
  ]);
});

test('does not list hidden values, but filters by them', () => {
  const modifiers = SMALL_CATALOG.modifiers.map((one) => (one.key === 'brown' ? { ...one, hidden: true } : one));
  const answer = searchCatalog(indexed({ ...SMALL_CATALOG, modifiers }), {
    ...EMPTY_QUERY,
    facets: { ...EMPTY_QUERY.facets, color: ['brown'] },
  });
  expect(answer.facetList.color.map(({ key }) => key)).toEqual(['black']);
  expect(answer.totalItems).toBe(7);
});

test('a page past the end is empty and reports the total', () => {
  expect(search({ page: 1_000_000_000 })).toMatchObject({ items: [], totalItems: 20 });
});

test.each([
  [0, '0.00'],
  [1, '0.00001'],
  [3425, '0.03425'],
  [112_000, '1.12'],
  [110_000, '1.10'],
  [112_300, '1.123'],
  [1_234_500_000, '12345.00'],
])('formats %i hundred-thousandths of a dollar as %s', (price, text) => {
  expect(priceText(usdE5(price))).toBe(text);
});

test.each([
  [29, 'Shore A', null],
  [30, 'Shore A', 'very_soft'],
  [50, 'Shore A', 'very_soft'],
  [51, 'Shore A', 'soft'],
  [75, 'Shore A', 'medium'],
  [76, 'Shore A', 'hard'],
  [95, 'Shore A', 'very_hard'],
  [96, 'Shore A', null],
  [55, 'Shore D', null],
  [null, 'Spring Steel', 'spring_steel'],
  [null, '', null],
])('%s %s is in the band %s', (durometer, durometerScale, band) => {
  expect(durometerBand({ durometer, durometerScale })).toBe(band);
});

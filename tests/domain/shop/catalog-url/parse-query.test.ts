import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PAGE, EMPTY_QUERY, PAGE_LIMIT } from '../../../../src/domain/shop/catalog/query.ts';
import { parseQuery } from '../../../../src/domain/shop/catalog-url/parse-query.ts';
import { listingHref, queryString } from '../../../../src/domain/shop/catalog-url/query-string.ts';
import { anyQuery } from './arbitraries.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text));
const kinds = (text: string) => parse(text).problems.map(({ kind, parameter }) => `${kind} ${parameter}`);

test('parses an empty query string as the unfiltered query', () => {
  expect(parse('')).toEqual({ query: EMPTY_QUERY, problems: [] });
});

test('reads every parameter of the listing', () => {
  const { query, problems } = parse(
    'page=3&size=AS568-214,P10&compound=FK7502&media=Acetone&media=helium&search=viton&limit=50&sortBy=id:desc&stock_available=true&stock=offsite,own&slug=orings&quantity=1,200' +
      '&temperature_low_c=-30&temperature_high_c=150&id_low=20&id_high=30.5&cs_low=1.78&cs_high=3.53&material=fkm,epdm' +
      '&color=black&brand=viton&curetype=peroxide&subtype=a&conductivity=none&compliance=fda,usp&durometer=medium,hard',
  );
  expect(problems).toEqual([]);
  expect(query).toEqual({
    mode: 'parts',
    search: 'viton',
    sizes: ['AS568-214', 'P10'],
    compounds: ['fk7502'],
    media: ['acetone', 'helium'],
    slug: 'orings',
    idMm: { low: 20, high: 30.5 },
    csMm: { low: 1.78, high: 3.53 },
    temperatureC: { low: -30, high: 150 },
    inStock: true,
    quantity: 1200,
    stock: ['own', 'offsite'],
    facets: {
      ...EMPTY_QUERY.facets,
      durometer: ['medium', 'hard'],
      material: ['fkm', 'epdm'],
      color: ['black'],
      brand: ['viton'],
      conductivity: ['none'],
      curetype: ['peroxide'],
      subtype: ['a'],
      compliance: ['fda', 'usp'],
    },
    sort: { column: 'id', direction: 'desc' },
    page: 3,
    limit: 50,
  });
});

test.each([
  ['0', '“0”: Please enter a valid quantity.'],
  ['1.5', '“1.5”: Please enter a valid quantity: “1.5” is not a whole number of pieces.'],
  ['ten', '“ten”: Please enter a valid quantity: digits only, like 1000.'],
  ['10000000', '“10000000”: The largest quantity sold online is 9,999,999. Request a quote for more.'],
])('reports a quantity of %s and applies none', (text, message) => {
  expect(parse(`quantity=${text}&material=fkm`)).toMatchObject({
    query: { quantity: null, facets: { material: ['fkm'] } },
    problems: [{ kind: 'invalid', parameter: 'quantity', message }],
  });
});

test('drops empty values silently', () => {
  expect(parse('material=&search=++&id_low=&page=&size=,,')).toEqual({ query: EMPTY_QUERY, problems: [] });
});

test('merges repeated names of a form without JavaScript into one list without duplicates', () => {
  const { query, problems } = parse('material=fkm&material=epdm&material=fkm,+nbr');
  expect(query.facets.material).toEqual(['fkm', 'epdm', 'nbr']);
  expect(problems).toEqual([]);
});

test('reads keys case-insensitively, and sizes and keywords unchanged', () => {
  const { query, problems } = parse('material=FKM,fkm&durometer=Very_Soft&size=p10&search=Viton');
  expect(problems).toEqual([]);
  expect(query.facets).toMatchObject({ material: ['fkm'], durometer: ['very_soft'] });
  expect(queryString(query)).toBe('search=Viton&size=p10&durometer=very_soft&material=fkm');
});

test('uses the first of a repeated single value and reports the others', () => {
  expect(parse('page=2&page=3').query.page).toBe(2);
  expect(kinds('page=2&page=3')).toEqual(['repeated page']);
});

test('swaps low above high and reports it', () => {
  expect(parse('id_low=30&id_high=20').query.idMm).toEqual({ low: 20, high: 30 });
  expect(parse('id_low=30&id_high=20').problems).toEqual([
    { kind: 'swapped', parameter: 'id_low', message: 'id_low 30 is greater than id_high 20.' },
  ]);
});

test.each([
  ['id_low=abc', 'invalid id_low'],
  ['id_low=1e3', 'invalid id_low'],
  ['id_low=1,78', 'invalid id_low'],
  ['id_low=Infinity', 'invalid id_low'],
  ['id_low=-1', 'invalid id_low'],
  ['cs_high=100000.1', 'invalid cs_high'],
  ['temperature_low_c=-301', 'invalid temperature_low_c'],
  ['temperature_high_c=2001', 'invalid temperature_high_c'],
  [`id_low=${'9'.repeat(5000)}`, 'invalid id_low'],
  ['limit=30', 'invalid limit'],
  ['page=0', 'invalid page'],
  ['page=-1', 'invalid page'],
  ['page=1.5', 'invalid page'],
  ['page=1000000001', 'invalid page'],
  ['sortBy=price', 'invalid sortBy'],
  ['sortBy=constructor:asc', 'invalid sortBy'],
  ['sortBy=price:asc:desc', 'invalid sortBy'],
  ['stock_available=1', 'invalid stock_available'],
  ['mode=all', 'invalid mode'],
  ['search=a%00b', 'invalid search'],
  ['search=%FF%FE', 'invalid search'],
  [`search=${'a'.repeat(201)}`, 'invalid search'],
  [`material=${'a'.repeat(101)}`, 'invalid material'],
  ['__proto__=1', 'unknown __proto__'],
  ['utm_source=mail', 'unknown utm_source'],
])('keeps the default for %.60s and reports it', (text, problem) => {
  expect(kinds(text)).toEqual([problem]);
  expect(parse(text).query).toEqual(EMPTY_QUERY);
});

test('reads a list up to its hundredth value', () => {
  const { query, problems } = parse(`size=${Array.from({ length: 500 }, (_, i) => i).join(',')}`);
  expect(query.sizes).toHaveLength(100);
  expect(problems).toHaveLength(1);
});

test('reads a pasted Unicode minus sign as a minus', () => {
  expect(parse('temperature_low_c=\u221220').query.temperatureC.low).toBe(-20);
});

test('bounds the number of problems for any query string', () => {
  const { problems } = parse(Array.from({ length: 5000 }, (_, i) => `bad${i}=1`).join('&'));
  expect(problems.length).toBeLessThanOrEqual(20);
});

test('never throws for any pairs, and its result can be written and read again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('page', 'size', 'id_low', 'search', 'sortBy', '\uD800'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const { query } = parseQuery(pairs);
      expect(parse(queryString(query)).query).toEqual(query);
    }),
  );
});

test('a page has 25 rows by default, the API 10', () => {
  const limits = (text: string) => [parse(text), parseQuery(new URLSearchParams(text), PAGE_LIMIT)];
  expect(limits('material=fkm').map(({ query }) => query.limit)).toEqual([10, 25]);
  expect(limits('limit=50').map(({ query }) => query.limit)).toEqual([50, 50]);
  expect(limits('limit=7').map(({ query }) => query.limit)).toEqual([10, 25]);
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = new URLSearchParams(queryString(query, PAGE_LIMIT));
      expect(parseQuery(address, PAGE_LIMIT).query).toEqual(query);
    }),
  );
});

test('reports an unknown stock value', () => {
  expect(parse('stock=own,moon')).toMatchObject({ query: { stock: ['own'] }, problems: [{ parameter: 'stock' }] });
});

test('the canonical query string parses to the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parse(queryString(query))).toEqual({ query, problems: [] });
    }),
  );
});

test('the canonical query string has a fixed order, omits defaults and leaves commas readable', () => {
  const { query } = parse('page=2&material=fkm,epdm&limit=10&search=nbr+70&sortBy=id:desc');
  expect(queryString(query)).toBe('search=nbr+70&material=fkm,epdm&sortBy=id:desc&page=2');
  expect(listingHref(query)).toBe('/shop/orings?search=nbr+70&material=fkm,epdm&sortBy=id:desc&limit=10&page=2');
  expect(listingHref(EMPTY_PAGE)).toBe('/shop/orings');
});

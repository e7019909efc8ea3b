import { describe, expect, test } from 'vitest';
import { anyOf, listingParameters, questionParameters } from '../../../src/server/response-cache/cache-parameters.ts';

const listing = (search: string) => listingParameters(new URLSearchParams(search));
const text = (search: string): string | null => {
  const pairs = listing(search);
  return pairs === null ? null : new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
};

describe('URLs of the store', () => {
  test.each([
    ['page=2&material=fkm', 'material=fkm&page=2'],
    ['material=EPDM,fkm', 'material=epdm%2Cfkm'],
    ['material=fkm&material=epdm', 'material=fkm,epdm'],
    ['id_high=20&id_low=10', 'id_low=10&id_high=20.0'],
    ['limit=25&page=1', ''],
    ['mode=compounds&size=P10', 'size=P10'],
    ['utm_source=news&gclid=x&page=2', 'page=2'],
  ])('%s is equivalent to %s', (one, other) => {
    expect(text(one)).toBe(text(other));
    expect(text(one)).not.toBeNull();
  });

  test.each([
    'flavor=mint',
    'id_high=20&id_low=30',
    'page=x',
    'page=2&page=3',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('%s is invalid and reported per visitor', (search) => {
    expect(listing(search)).toBeNull();
  });
});

test('catalog queries accept parts or compounds, ten per page, and only known parameters', () => {
  const question = (search: string) => questionParameters(new URLSearchParams(search));
  expect(question('page=2&mode=compounds&limit=10')).toEqual([
    ['mode', 'compounds'],
    ['page', '2'],
  ]);
  expect(question('limit=25')).toEqual([['limit', '25']]);
  expect(question('utm_source=news')).toBeNull();
});

describe('parameters by name', () => {
  const read = anyOf(['quantity', 'id']);

  test('are sorted, without unknown, empty and repeated ones', () => {
    expect(read(new URLSearchParams('x=1&quantity=5&id=&quantity=9'))).toEqual([['quantity', '5']]);
    expect(read(new URLSearchParams('quantity=5&id=3'))).toEqual([
      ['id', '3'],
      ['quantity', '5'],
    ]);
  });

  test('that are long are not shared', () => {
    expect(read(new URLSearchParams({ id: 'x'.repeat(201) }))).toBeNull();
  });
});

test('pages at different quantities have different keys, and an invalid quantity has none', () => {
  expect(listing('quantity=1,200')).toEqual([['quantity', '1200']]);
  expect(listing('quantity=400')).not.toEqual(listing('quantity=401'));
  expect(listing('quantity=none')).toBeNull();
  expect(questionParameters(new URLSearchParams('quantity=400'))).toEqual([['quantity', '400']]);
});

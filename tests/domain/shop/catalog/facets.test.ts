import { expect, test } from 'vitest';
import {
  byFacet,
  FACET_GROUPS,
  FACETS,
  FACTS,
  type Facet,
  facetOf,
  isFacetGroup,
} from '../../../../src/domain/shop/catalog/facets.ts';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { isKnownParameter, isListParameter } from '../../../../src/domain/shop/catalog-url/parameters.ts';

test('keys, sources and positions of facets are unique', () => {
  const readings: readonly ((facet: Facet) => string | number | null)[] = [
    ({ key }) => key,
    ({ modifier }) => modifier,
    ({ fact }) => fact.place,
  ];
  for (const read of readings) expect(new Set(FACETS.map(read)).size).toBe(FACETS.length);
});

test('the order, the combination of values and the points of a difference are as specified', () => {
  expect(FACETS.map(({ key, combine, difference }) => [key, combine, difference])).toEqual([
    ['durometer', 'any', 10],
    ['material', 'any', 12],
    ['color', 'any', 2],
    ['brand', 'any', 2],
    ['conductivity', 'any', 8],
    ['curetype', 'any', 3],
    ['subtype', 'any', 3],
    ['compliance', 'all', null],
  ]);
});

test('facts list properties first, then certificates', () => {
  expect(FACTS.map(({ fact }) => fact.title)).toEqual([
    'Material',
    'Subtype',
    'Hardness',
    'Color',
    'Material brand',
    'Cure',
    'Conductivity',
    'Compliance',
  ]);
  expect(FACTS.findIndex(({ fact }) => fact.kind === 'certificate')).toBe(FACTS.length - 1);
});

test('every facet is a list in URLs and empty in the unfiltered query', () => {
  for (const key of FACET_GROUPS) {
    expect(isFacetGroup(key) && isKnownParameter(key) && isListParameter(key), key).toBe(true);
    expect(facetOf(key).key).toBe(key);
  }
  expect(EMPTY_QUERY.facets).toEqual(byFacet(() => []));
  expect(isFacetGroup('cure')).toBe(false);
});

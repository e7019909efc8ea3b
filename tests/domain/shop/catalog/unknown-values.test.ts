import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { parseQuery } from '../../../../src/domain/shop/catalog-url/parse-query.ts';
import { unknownValues } from '../../../../src/domain/shop/catalog-url/unknown-values.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const problemsOf = (text: string) =>
  unknownValues(catalog, parseQuery(new URLSearchParams(text)).query).map(
    ({ kind, parameter, message }) => `${kind} ${parameter} ${message}`,
  );

test('does not report known values in any case', () => {
  expect(unknownValues(catalog, EMPTY_QUERY)).toEqual([]);
  expect(problemsOf('material=FKM&durometer=Medium&slug=orings')).toEqual([]);
});

test('reports unknown values, sizes and categories individually', () => {
  expect(problemsOf('durometer=medium,foo&material=bar&size=none&slug=gaskets')).toEqual([
    'unmatched slug There is no value “gaskets”.',
    'unmatched size There is no value “none”.',
    'unmatched durometer There is no value “foo”.',
    'unmatched material There is no value “bar”.',
  ]);
});

test('reports an unknown or ambiguous medium with those near it', () => {
  expect(problemsOf('media=acetone,MEK,r-134a')).toEqual([]);
  expect(problemsOf('media=unobtainium,acetonne,chlorine')).toEqual([
    'unmatched media “chlorine” may mean several media. Choose one: Chlorine gas, dry; Chlorine gas, wet; Chlorine water.',
    'unmatched media There is no medium “unobtainium”.',
    'unmatched media There is no medium “acetonne”. Near it: Acetone.',
  ]);
  expect(problemsOf('media=steam&temperature_high_c=140')).toEqual([]);
  expect(problemsOf('media=steam::140,milk:5:40')).toEqual([]);
  expect(problemsOf('media=steam')).toEqual([
    'unmatched media “steam” needs a temperature. Choose one: Steam below 150 °C; Steam above 150 °C.',
  ]);
});

test('does not report sizes for compounds', () => {
  expect(problemsOf('mode=compounds&size=none')).toEqual([]);
});

test('reports twenty of a thousand values', () => {
  const keys = Array.from({ length: 90 }, (_, at) => `x${at}`).join(',');
  expect(problemsOf(`color=${keys}&brand=${keys}`)).toHaveLength(20);
});

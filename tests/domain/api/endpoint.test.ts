import { expect, test } from 'vitest';
import { comparisonsEndpoint } from '../../../src/domain/api/comparisons.ts';
import { compoundsSearchEndpoint } from '../../../src/domain/api/compounds-search.ts';
import { addressOf } from '../../../src/domain/api/endpoint.ts';
import { finderEndpoint } from '../../../src/domain/api/finder.ts';
import { pricingEndpoint } from '../../../src/domain/api/pricing.ts';
import { searchEndpoint } from '../../../src/domain/api/search.ts';

test('escapes a path parameter, so that it cannot leave its segment', () => {
  expect(addressOf(pricingEndpoint, { id: '7' })).toBe('/api/pricing/7');
  expect(addressOf(pricingEndpoint, { id: '../7?x=1' })).toBe('/api/pricing/..%2F7%3Fx%3D1');
});

test('writes a query without missing values', () => {
  expect(addressOf(comparisonsEndpoint, { compounds: '1,2' })).toBe('/api/comparisons?compounds=1%2C2');
  expect(addressOf(finderEndpoint, { id: 'ø 5&6', cs: undefined })).toBe('/api/finder?id=%C3%B8%205%266');
  expect(addressOf(finderEndpoint, { id: '\ud800' })).toBe('/api/finder?id=%EF%BF%BD');
  expect(addressOf(finderEndpoint, {})).toBe('/api/finder');
});

test('passes a catalog query unchanged', () => {
  expect(addressOf(compoundsSearchEndpoint, '?size=P10,P11&page=2')).toBe('/api/compounds-search?size=P10,P11&page=2');
  expect(addressOf(compoundsSearchEndpoint, '')).toBe('/api/compounds-search');
});

test('does not add a body to the URL', () => {
  expect(addressOf(searchEndpoint, { searchText: 'nbr' })).toBe('/api/search');
});

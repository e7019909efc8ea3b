import { expect, test } from 'vitest';
import { comparisonsEndpoint } from '../../../../src/domain/site/api/catalog/comparisons.ts';
import { compoundsSearchEndpoint } from '../../../../src/domain/site/api/catalog/compounds-search.ts';
import { finderEndpoint } from '../../../../src/domain/site/api/catalog/finder.ts';
import { searchEndpoint } from '../../../../src/domain/site/api/catalog/search.ts';
import { endpointUrl } from '../../../../src/domain/site/api/endpoint.ts';
import { pricingEndpoint } from '../../../../src/domain/site/api/pricing.ts';

test('a part of the path is filled in, and cannot leave its place', () => {
  expect(endpointUrl(pricingEndpoint, { id: '7' })).toBe('/api/pricing/7');
  expect(endpointUrl(pricingEndpoint, { id: '../7?x=1' })).toBe('/api/pricing/..%2F7%3Fx%3D1');
});

test('a query is written out, what is missing left out', () => {
  expect(endpointUrl(comparisonsEndpoint, { compounds: '1,2' })).toBe('/api/comparisons?compounds=1%2C2');
  expect(endpointUrl(finderEndpoint, { id: 'ø 5&6', cs: undefined })).toBe('/api/finder?id=%C3%B8%205%266');
  expect(endpointUrl(finderEndpoint, { id: '\ud800' })).toBe('/api/finder?id=%EF%BF%BD');
  expect(endpointUrl(finderEndpoint, {})).toBe('/api/finder');
});

test('a query of the catalog goes as it is', () => {
  expect(endpointUrl(compoundsSearchEndpoint, '?size=P10,P11&page=2')).toBe(
    '/api/compounds-search?size=P10,P11&page=2',
  );
  expect(endpointUrl(compoundsSearchEndpoint, '')).toBe('/api/compounds-search');
});

test('does not include a body in the URL', () => {
  expect(endpointUrl(searchEndpoint, { searchText: 'nbr' })).toBe('/api/search');
});

import { describe, expect, test } from 'vitest';
import {
  handlingOf,
  isDevicePage,
  needsNetwork,
  type RequestFacts,
} from '../../../../src/domain/site/offline/handle-request.ts';
import { KEPT_PATHS } from '../../../../src/domain/site/offline/kept-pages.ts';
import { OFFLINE_PATH } from '../../../../src/domain/site/offline/names.ts';
import { CATALOG_PAGES } from '../../../../src/server/routes/catalog-pages.ts';
import { ROUTE_TABLE } from '../../../support/source/route-table.ts';

const facts = (path: string, more: Partial<RequestFacts> = {}): RequestFacts => ({
  ...{ method: 'GET', isOwn: true, mode: 'cors', destination: 'script', isPartial: false },
  path,
  ...more,
});
const visit = (path: string, more: Partial<RequestFacts> = {}) =>
  handlingOf(facts(path, { mode: 'navigate', destination: 'document', ...more }));

test.each([...KEPT_PATHS, '/', '/product/fk7502-10x2.5', '/shop/orings', '/assets/table.html'])(
  '%s is handled as a page',
  (path) => expect(visit(path)).toBe('page'),
);

test.each([
  '/api/prices',
  '/api',
  '/desk',
  '/desk/quotes',
  '/quotes',
  '/quotes/0123456789abcdef0123456789abcdef',
  '/account',
  '/auth/login',
  '/login',
  '/reset-password',
  '/preferences',
  '/admin-store',
  '/l/abc',
  '/sitemap.xml',
])('a visit to %s goes to the network', (path) => expect(visit(path)).toBe('network'));

test.each([
  ['/quotes', true],
  ['/api/v1/parts/files.zip', true],
  ['/product/fk7502-214/FK7502-214.pdf', true],
  ['/product/fk7502-214/FK7502-214.step', false],
  ['/product/fk7502-10x2.5', false],
  ['/shop/orings', false],
])('a link to %s needs the network: %s', (path, expected) => expect(needsNetwork(path)).toBe(expected));

test('every page of the catalog can come from the device', () => {
  const paths = Object.keys(CATALOG_PAGES).filter((path) => path !== OFFLINE_PATH);
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !isDevicePage(path))).toEqual([]);
});

test('every page with a secret URL goes to the network', () => {
  const secret = [...ROUTE_TABLE.declarations].flatMap(({ policy, pattern }) =>
    policy.kind === 'perRequest' && policy.isSecret ? [pattern.replace(/:\w+(?:\{[^}]*\})?/g, 'x')] : [],
  );
  expect(secret.length).toBeGreaterThan(3);
  expect(secret.filter((path) => visit(path) !== 'network')).toEqual([]);
});

describe('requests of a page', () => {
  test('names with a hash are files, drawings are pictures', () => {
    expect(handlingOf(facts('/build/boot-D7skWEwu.js'))).toBe('file');
    expect(handlingOf(facts('/fonts/archivo-latin-wdth-normal.woff2'))).toBe('file');
    expect(handlingOf(facts('/drawings/size-chart.svg'))).toBe('picture');
    expect(handlingOf(facts('/favicon.svg'))).toBe('picture');
  });

  test('all others go to the network', () => {
    for (const path of ['/api/compounds-search', '/build', '/sw.js', '/glossary', '/glossary.md'])
      expect(handlingOf(facts(path)), path).toBe('network');
  });

  test('other methods, other origins and parts of files go to the network', () => {
    const path = '/build/boot-D7skWEwu.js';
    expect(handlingOf(facts(path, { method: 'POST' }))).toBe('network');
    expect(handlingOf(facts(path, { method: 'HEAD' }))).toBe('network');
    expect(handlingOf(facts(path, { isOwn: false }))).toBe('network');
    expect(handlingOf(facts(path, { isPartial: true }))).toBe('network');
  });

  test('frames go to the network', () => expect(visit('/glossary', { destination: 'iframe' })).toBe('network'));
});

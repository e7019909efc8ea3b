import { expect, test } from 'vitest';
import { ROUTES, routeAt } from '../../../../src/domain/site/route-table.ts';
import { CHART_PATHS, pageTypeOf } from '../../../../src/domain/site/vitals/page-type-of.ts';
import { PAGE_TYPES } from '../../../../src/domain/site/vitals/page-types.ts';

test('every page of the route table has a page type, except the choice of units and the offline page', () => {
  const types = ROUTES.map(({ path }) => [path, pageTypeOf(path)] as const);
  expect(types.filter(([, type]) => type === 'other')).toEqual([
    ['/offline', 'other'],
    ['/preferences', 'other'],
  ]);
  for (const [path, type] of types) expect(PAGE_TYPES, path).toContain(type);
});

test('each type has a page', () => {
  const found = new Set(
    [...ROUTES.map(({ path }) => path), '/product/fk7502-214', '/quotes/0f', '/consent'].map(pageTypeOf),
  );
  expect([...found].sort()).toEqual([...PAGE_TYPES].sort());
});

test.each([
  ['/', 'home'],
  ['/shop/orings', 'store'],
  ['/product/fk7502-214', 'product'],
  ['/products-hub', 'hub'],
  ['/as568-sizing-chart', 'chart'],
  ['/shelf-life', 'content'],
  ['/o-rings', 'content'],
  ['/datasheets', 'datasheets'],
  ['/datasheets/fk7502', 'datasheets'],
  ['/compare', 'compare'],
  ['/search', 'search'],
  ['/tools/material-advisor', 'tool'],
  ['/lists/review', 'list'],
  ['/l/0123456789abcdef0123456789abcdef', 'list'],
  ['/cart', 'cart'],
  ['/quotes/0123456789abcdef0123456789abcdef', 'quote'],
  ['/reset-password', 'account'],
  ['/cartridge', 'other'],
  ['/productive', 'other'],
  ['/admin-store', 'other'],
  ['/nowhere', 'other'],
  ['', 'other'],
  ['/__proto__', 'other'],
])('%s is %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});

test('the charts are pages of the route table', () => {
  for (const path of CHART_PATHS) expect(routeAt(path)?.family, path).toBe('reference');
});

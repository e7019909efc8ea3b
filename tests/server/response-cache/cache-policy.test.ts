import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../src/domain/site/route-table.ts';
import { RATE_LIMITS } from '../../../src/server/security/rate-limit-rules.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

describe('the policy of a path', () => {
  test.each([
    ['/', '/*'],
    ['/o-rings', '/*'],
    ['/cartridge', '/*'],
    ['/shop/orings', '/shop/orings'],
    ['/shop/orings/x', '/*'],
    ['/product/fk7502-214', '/product/:name'],
    ['/product/fk7502-214/drawing.svg', '/product/:name/drawing.svg'],
    ['/product/fk7502-214/FK7502-214.step', '/product/:name/:file{.+\\.(?:step|dxf|glb|pdf)}'],
    ['/product/fk7502-214/FK7502-214-sheet.pdf', '/product/:name/:file{.+-sheet\\.pdf}'],
    ['/datasheets/fk7502', '/datasheets/:name'],
    ['/datasheets/fk7502.pdf', '/datasheets/:name{.+\\.[pP][dD][fF]}'],
    ['/og/product/fk7502-214.png', '/og/:path{.+\\.png}'],
    ['/cart', '/cart'],
    ['/api/v1/brand-new', '/api/*'],
    ['/admin/brand-new', '/admin/*'],
    ['/account/brand-new', '/account/*'],
    ['/tools/brand-new', '/tools/*'],
    ['/quotes/abc/brand-new', '/quotes/*'],
    ['/auth/brand-new', '/auth/*'],
    ['/quotes/abc', '/quotes/:id'],
    ['/items/products/1', '/items/*'],
  ])('%s has the policy of %s', (path, pattern) => {
    expect(ROUTE_TABLE.policyAt(path).pattern).toBe(pattern);
  });
});

test('never shares what belongs to one visitor', () => {
  const alone = [
    '/account',
    '/cart',
    '/login',
    '/quotes/1',
    '/api/account',
    '/admin-store',
    '/consent',
    '/items/users',
    '/api/brand-new',
    '/admin/brand-new',
    '/account/brand-new',
    '/tools/brand-new',
    '/auth/brand-new',
    '/users/brand-new',
    '/quotes/1/brand-new',
    '/l/brand/new',
  ];
  for (const path of alone) expect(ROUTE_TABLE.policyAt(path).policy.kind).toBe('perRequest');
});

test('shares pages with prices for a minute and never stale, unlike files', () => {
  for (const { pattern, policy, limit } of ROUTE_TABLE.declarations) {
    if (policy.kind !== 'shared') continue;
    const isFile =
      /\.(?:png|svg|xml|txt|json|\(\?:step)|\[pP\]\[dD\]\[fF\]|^\/\.well-known\/|^\/mcp\/server-card$|^\/developers\/examples\//.test(
        pattern,
      );
    const checked = pattern.startsWith('/api/') ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
    if (!isFile) expect([policy.freshS, policy.staleS, policy.browser]).toEqual([60, 0, checked]);
    if (policy.view.length > 0) expect(policy.browser).toMatch(/^private/);
    if (limit !== null) expect(RATE_LIMITS).toHaveProperty(limit);
  }
});

test('shares every content page of the site', () => {
  const content = ROUTES.filter(({ kind }) => kind === 'content');
  expect(content.length).toBeGreaterThan(50);
  for (const { path } of content) expect(ROUTE_TABLE.policyAt(path).pattern).toBe('/*');
});

test('passes the URL parameters that blocks read', async () => {
  const files = [...globSync('src/blocks/**/*.tsx'), 'src/domain/engineering/advisor/family-entry.ts'];
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const read = new Set(sources.flatMap((text) => [...text.matchAll(/\bquery\.(\w+)/g)].map(([, name = '']) => name)));
  for (const field of ['size', 'id', 'tol', 'cs', 'temperature', 'material', 'part', 'quantity']) read.add(field);
  const { policy } = ROUTE_TABLE.policyAt('/faq');
  const given = new URLSearchParams([...read].map((name) => [name, '1']));
  const kept = policy.kind === 'shared' ? (await policy.parameters(given))?.map(([name]) => name) : [];
  expect(read.size).toBeGreaterThan(10);
  expect(kept?.sort()).toEqual([...read].sort());
});

test.each([
  ['/quotes/abc', true],
  ['/quotes/abc/accept', true],
  ['/quotes/open', true],
  ['/l/abc/brand-new', true],
  ['/lists/review', true],
  ['/login', true],
  ['/account', true],
  ['/account/brand-new', true],
  ['/reset-password', true],
  ['/admin-store', true],
  ['/quotes', false],
  ['/lists', false],
  ['/', false],
  ['/shop/orings', false],
  ['/product/fk7502-214', false],
  ['/tools/brand-new', false],
])('%s is a secret page: %s', (path, isSecret) => {
  expect(ROUTE_TABLE.isSecretPath(path)).toBe(isSecret);
});

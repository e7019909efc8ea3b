import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../src/domain/site/route-table.ts';
import { hashesOf, isPrivatePath, trustOf } from '../../../src/server/security/page-trust.ts';

test.each([
  '/',
  '/o-rings',
  '/as568-sizing-chart',
  '/shop/orings',
  '/datasheets/fk7502',
  '/products-hub',
  '/nowhere',
  '/cartridge',
])('%s is shared: it has no nonce', (path) => {
  expect(isPrivatePath(path)).toBe(false);
  expect(trustOf(path, false)).toEqual({ kind: 'shared', inlineStyles: new Set() });
});

test.each([
  '/product/fk7502-214',
  '/cart',
  '/account',
  '/quotes/1',
  '/login',
  '/api/forms/ContactUsForm',
  '/search',
  '/admin-store',
])('%s is private', (path) => {
  expect(isPrivatePath(path)).toBe(true);
});

test('of the pages in the site’s table, those the application makes for one visitor are private', () => {
  const found = ROUTES.filter(({ path }) => isPrivatePath(path)).map(({ path }) => path);
  expect(found.sort()).toEqual([
    ...['/account', '/cart', '/forgot-password', '/login', '/reset-password', '/search', '/sign-up', '/verify-email'],
  ]);
});

describe('a nonce', () => {
  test('is new each time and 128 bits long', () => {
    const nonces = Array.from({ length: 50 }, () => trustOf('/cart', false)).map((trust) =>
      trust.kind === 'private' ? trust.nonce : '',
    );
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
  });

  test('stands on every page in the visual editor', () => {
    expect(trustOf('/o-rings', true).kind).toBe('private');
  });
});

test('hashes are those of the specification', async () => {
  // https://www.w3.org/TR/CSP3/#script-src-hashes has no vector of its own; this is the digest of "abc".
  expect(await hashesOf(['abc'])).toEqual(['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_PATH, afterSignIn, loginHref } from '../../../src/domain/site/account-links.ts';
import { safeReturnPath } from '../../../src/domain/site/return-path.ts';

const ORIGIN = 'https://store.test';

test.each([
  '/',
  '/shop/orings',
  '/product/fk7502-214?quantity=20#cart',
  '/shop/orings?search=a%2Fb&material=fkm,nbr',
  '/%5c%5cevil.example',
  '/.//evil.example',
])('returns to %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'shop/orings',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/shop\\evil',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n/evil.example',
  '/shop\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\u0000/evil.example',
  '/shop orings',
  '/\u2028',
  '／／evil.example',
  `/${'a'.repeat(2000)}`,
])('returns to the start page instead of %j', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

const hostilePath = (): fc.Arbitrary<string> => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '?', '#', '%2f', '\t', '\n', 'https:', 'evil.example'),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );
  return fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
};

test('for any input, the URL stays on this site', () => {
  fc.assert(
    fc.property(hostilePath(), (text) => {
      for (const page of ['/preferences', '/login?return=x'])
        for (const path of [safeReturnPath(text), afterSignIn(text)])
          expect(new URL(path, ORIGIN + page).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});

describe('after signing in', () => {
  test('returns to a path of this site', () => {
    expect(afterSignIn('/cart?a=b#c')).toBe('/cart?a=b#c');
    expect(afterSignIn('/login-help')).toBe('/login-help');
  });

  test.each([
    undefined,
    null,
    '',
    '//evil.example',
    'https://evil.example',
    '/login',
    '/login/',
    '/login?return=/login',
    '/login#x',
  ])('goes to the account instead of %j', (wanted) => expect(afterSignIn(wanted)).toBe(ACCOUNT_PATH));

  test('the sign-in URL contains the return path, for any path', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const back = `/x${path}?${query}`;
        expect(new URL(loginHref(back), ORIGIN).searchParams.get('return')).toBe(back);
      }),
    );
  });
});

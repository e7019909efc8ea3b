import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from '../../../src/server/routes/preferences.ts';
import { appWith } from '../../support/fake-services.ts';

const ORIGIN = 'https://store.test';

test.each([
  '/',
  '/shop/orings',
  '/product/fk7502-214?quantity=20#cart',
  '/shop/orings?search=a%2Fb&material=fkm,nbr',
  '/%5c%5cevil.example',
  '/.//evil.example',
])('goes back to %s', (path) => {
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
])('goes to the start page instead of %j', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('whatever is asked for, the address stays on this site', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '?', '#', '%2f', '\t', '\n', 'https:', 'evil.example'),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(path, (text) => {
      expect(new URL(safeReturnPath(text), `${ORIGIN}/preferences`).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});

const ask = (query: string, cookie = '') => appWith().request(`/preferences?${query}`, { headers: { Cookie: cookie } });

test('a unit link stores the choice beside the others and goes back', async () => {
  const response = await ask('measurement=in&return=%2Fproduct%2Ffk7502-214%3Fquantity%3D20', 'canyon-config=F.mm.1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/product/fk7502-214?quantity=20']);
  expect(response.headers.get('set-cookie')).toMatch(
    /^canyon-config=F\.in\.1; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  );
});

test('a unit that does not exist, or a cookie that is none, changes nothing and breaks nothing', async () => {
  const response = await ask('measurement=furlong&temperature=K&return=//evil.example', 'canyon-config=%00;x=1');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.get('set-cookie')).toContain('canyon-config=C.mm.0');
});

import { sign } from 'hono/jwt';
import { describe, expect, test } from 'vitest';
import { ACCESS_MS, checkAccess, signAccess } from '../../../src/server/auth/access-token.ts';

const SECRET = 'a secret of at least 32 characters';
const NOW = Date.parse('2026-11-21T09:00:00Z');
const INVALID = { ok: false, code: 'INVALID_CREDENTIALS' };
const soon = NOW / 1000 + 60;
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  test('says who it is for until its end', async () => {
    const token = await signAccess('ada', SECRET, NOW);
    expect(await checkAccess(token, SECRET, NOW + ACCESS_MS - 1)).toEqual({ ok: true, userId: 'ada' });
    expect(await checkAccess(token, SECRET, NOW + ACCESS_MS)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('of another secret is none', async () => {
    expect(await checkAccess(await signAccess('ada', `${SECRET}!`, NOW), SECRET, NOW)).toEqual(INVALID);
  });

  test('with other claims under the same signature is none', async () => {
    const [head, , signature] = (await signAccess('ada', SECRET, NOW)).split('.');
    const claims = base64url({ id: 'bob', iss: 'store', exp: soon });
    expect(await checkAccess(`${head}.${claims}.${signature}`, SECRET, NOW)).toEqual(INVALID);
  });

  test('without signature, or signed another way, is none', async () => {
    const claims = { id: 'ada', iss: 'store', exp: soon };
    const unsigned = `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims)}.`;
    expect(await checkAccess(unsigned, SECRET, NOW)).toEqual(INVALID);
    expect(await checkAccess(await sign(claims, SECRET, 'HS512'), SECRET, NOW)).toEqual(INVALID);
  });

  test('of another issuer, without an end or without a user is none', async () => {
    for (const claims of [
      { id: 'ada', iss: 'directus', exp: soon },
      { id: 'ada', iss: 'store' },
      { iss: 'store', exp: soon },
    ])
      expect(await checkAccess(await sign(claims, SECRET, 'HS256'), SECRET, NOW)).toEqual(INVALID);
  });

  test.each(['', 'wrong', 'a.b.c', '..', '\u0000'])('%j is none', async (token) => {
    expect(await checkAccess(token, SECRET, NOW)).toEqual(INVALID);
  });
});

import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { sign } from 'hono/jwt';
import { describe, expect, test } from 'vitest';
import { ACCESS_MS, checkAccess, signAccess } from '../../../src/server/accounts/access-token.ts';
import type { SigningKeys } from '../../../src/server/accounts/signing-keys.ts';

const SECRET = 'a secret of at least 32 characters';
const KEYS: SigningKeys = { current: SECRET, accepted: [SECRET] };
const NOW = Date.parse('2026-11-21T09:00:00Z');
const INVALID = { ok: false, code: 'INVALID_CREDENTIALS' };
const ADA = { userId: 'ada', sessionId: 'session-1' };
const SOON = NOW / 1000 + 60;
const CLAIMS = { id: 'ada', sid: 'session-1', iss: 'store', exp: SOON };
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Any header and claims under a valid signature. */
const signed = (head: unknown, claims: unknown, digest = 'sha256'): string => {
  const text = `${base64url(head)}.${base64url(claims)}`;
  return `${text}.${createHmac(digest, SECRET).update(text).digest('base64url')}`;
};
const check = (token: string) => checkAccess(token, KEYS, NOW);

describe('an access token', () => {
  test('identifies its session until it expires, and the former session afterwards', async () => {
    const token = await signAccess(ADA, KEYS, NOW);
    expect(await checkAccess(token, KEYS, NOW + ACCESS_MS - 1)).toEqual({ ok: true, ...ADA });
    expect(await checkAccess(token, KEYS, NOW + ACCESS_MS)).toEqual({
      ok: false,
      code: 'TOKEN_EXPIRED',
      userId: 'ada',
    });
  });

  test('is valid as forged below, before any change', async () => {
    expect(await check(signed({ alg: 'HS256', typ: 'JWT' }, CLAIMS))).toEqual({ ok: true, ...ADA });
  });

  test('rejects a token of another secret, also when it has expired', async () => {
    const other = { current: `${SECRET}!`, accepted: [`${SECRET}!`] };
    expect(await check(await signAccess(ADA, other, NOW))).toEqual(INVALID);
    expect(await check(await signAccess(ADA, other, NOW - ACCESS_MS))).toEqual(INVALID);
  });

  test('rejects another user or session under the same signature', async () => {
    const [head, , signature] = (await signAccess(ADA, KEYS, NOW)).split('.');
    for (const claims of [
      { ...CLAIMS, id: 'bob' },
      { ...CLAIMS, sid: 'session-2' },
      { ...CLAIMS, exp: SOON * 2 },
    ])
      expect(await check(`${head}.${base64url(claims)}.${signature}`)).toEqual(INVALID);
  });

  test.each(['none', 'None', 'NONE', 'nOnE', ''])('rejects a token without a signature, as alg %j', async (alg) => {
    const text = `${base64url({ alg, typ: 'JWT' })}.${base64url(CLAIMS)}`;
    const signature = signed({ alg: 'HS256', typ: 'JWT' }, CLAIMS).split('.')[2];
    for (const end of ['', '.', `.${signature}`]) expect(await check(text + end)).toEqual(INVALID);
  });

  test('rejects another signature algorithm, whatever the header claims', async () => {
    for (const alg of ['HS384', 'HS512'] as const)
      expect(await check(await sign(CLAIMS, SECRET, alg))).toEqual(INVALID);
    for (const alg of ['RS256', 'ES256', 'HS384', 'hs256', 'HS256 '])
      expect(await check(signed({ alg, typ: 'JWT' }, CLAIMS))).toEqual(INVALID);
    expect(await check(signed({ alg: 'HS256', typ: 'JWT' }, CLAIMS, 'sha512'))).toEqual(INVALID);
  });

  test.each([
    [{ alg: 'HS256' }],
    [{ alg: 'HS256', typ: 'at+jwt' }],
    [{ alg: 'HS256', typ: 5 }],
    [{ alg: 'HS256', typ: 'JWT', crit: ['exp'] }],
    [{ typ: 'JWT' }],
    [null],
    ['HS256'],
  ])('rejects the header %j', async (head) => {
    expect(await check(signed(head, CLAIMS))).toEqual(INVALID);
  });

  test.each([
    ['another issuer', { ...CLAIMS, iss: 'directus' }],
    ['a list of issuers', { ...CLAIMS, iss: ['store'] }],
    ['no issuer', { ...CLAIMS, iss: undefined }],
    ['no end', { ...CLAIMS, exp: undefined }],
    ['an expiry as a string', { ...CLAIMS, exp: String(SOON) }],
    ['no user', { ...CLAIMS, id: undefined }],
    ['no session', { ...CLAIMS, sid: undefined }],
    ['a session that is not a string', { ...CLAIMS, sid: ['session-1'] }],
    ['a future start', { ...CLAIMS, nbf: Date.now() / 1000 + 3600 }],
    ['no claims', null],
    ['a list instead of claims', [CLAIMS]],
  ])('rejects a token of %s', async (_, claims) => {
    expect(await check(signed({ alg: 'HS256', typ: 'JWT' }, claims))).toEqual(INVALID);
  });

  test('rejects an infinite expiry', async () => {
    const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${Buffer.from(
      '{"id":"ada","sid":"session-1","iss":"store","exp":1e999}',
    ).toString('base64url')}`;
    expect(await check(`${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`)).toEqual(INVALID);
  });

  test('rejects a token that is far too long, although its signature is valid', async () => {
    const large = signed({ alg: 'HS256', typ: 'JWT' }, { ...CLAIMS, more: 'x'.repeat(10_000) });
    expect(await check(large)).toEqual(INVALID);
    const [head] = large.split('.');
    expect(await check(`${head}.${'A'.repeat(5_000_000)}.${'A'.repeat(43)}`)).toEqual(INVALID);
  });

  test.each(['', 'wrong', 'a.b.c', '..', '\u0000', '....'])('rejects %j', async (token) => {
    expect(await check(token)).toEqual(INVALID);
  });

  test('rejects a token with any one character changed', async () => {
    const token = await signAccess(ADA, KEYS, NOW);
    // The last character of a signature holds two unused bits.
    const position = fc.nat(token.length - 2);
    const symbol = fc.constantFrom(...'ABab09-_.=!');
    await fc.assert(
      fc.asyncProperty(position, symbol, async (at, replaced) => {
        fc.pre(token[at] !== replaced);
        expect(await check(token.slice(0, at) + replaced + token.slice(at + 1))).toEqual(INVALID);
      }),
    );
  });
});

describe('while the secret is rotated', () => {
  const next = 'another secret of 32 characters or more';
  const both: SigningKeys = { current: next, accepted: [next, SECRET] };

  test('accepts tokens of the previous secret and signs new ones with the new secret', async () => {
    expect(await checkAccess(await signAccess(ADA, KEYS, NOW), both, NOW)).toEqual({ ok: true, ...ADA });
    const fresh = await signAccess(ADA, both, NOW);
    expect(await check(fresh)).toEqual(INVALID);
    expect(await checkAccess(fresh, { current: next, accepted: [next] }, NOW)).toEqual({ ok: true, ...ADA });
  });

  test('rejects tokens of the previous secret once it is removed', async () => {
    const old = await signAccess(ADA, KEYS, NOW);
    expect(await checkAccess(old, { current: next, accepted: [next] }, NOW)).toEqual(INVALID);
  });
});

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

/** Any head and claims under a signature that is right. */
const signed = (head: unknown, claims: unknown, digest = 'sha256'): string => {
  const text = `${base64url(head)}.${base64url(claims)}`;
  return `${text}.${createHmac(digest, SECRET).update(text).digest('base64url')}`;
};
const check = (token: string) => checkAccess(token, KEYS, NOW);

describe('an access token', () => {
  test('says whose session it is for until its end, and whose it was afterwards', async () => {
    const token = await signAccess(ADA, KEYS, NOW);
    expect(await checkAccess(token, KEYS, NOW + ACCESS_MS - 1)).toEqual({ ok: true, ...ADA });
    expect(await checkAccess(token, KEYS, NOW + ACCESS_MS)).toEqual({
      ok: false,
      code: 'TOKEN_EXPIRED',
      userId: 'ada',
    });
  });

  test('as the tests below forge it is good but for what they change', async () => {
    expect(await check(signed({ alg: 'HS256', typ: 'JWT' }, CLAIMS))).toEqual({ ok: true, ...ADA });
  });

  test('of another secret is none, also when it has ended', async () => {
    const other = { current: `${SECRET}!`, accepted: [`${SECRET}!`] };
    expect(await check(await signAccess(ADA, other, NOW))).toEqual(INVALID);
    expect(await check(await signAccess(ADA, other, NOW - ACCESS_MS))).toEqual(INVALID);
  });

  test('with another user or session under the same signature is none', async () => {
    const [head, , signature] = (await signAccess(ADA, KEYS, NOW)).split('.');
    for (const claims of [
      { ...CLAIMS, id: 'bob' },
      { ...CLAIMS, sid: 'session-2' },
      { ...CLAIMS, exp: SOON * 2 },
    ])
      expect(await check(`${head}.${base64url(claims)}.${signature}`)).toEqual(INVALID);
  });

  test.each(['none', 'None', 'NONE', 'nOnE', ''])('without signature, as alg %j, is none', async (alg) => {
    const text = `${base64url({ alg, typ: 'JWT' })}.${base64url(CLAIMS)}`;
    const signature = signed({ alg: 'HS256', typ: 'JWT' }, CLAIMS).split('.')[2];
    for (const end of ['', '.', `.${signature}`]) expect(await check(text + end)).toEqual(INVALID);
  });

  test('signed another way is none, whatever it says of itself', async () => {
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
  ])('under the head %j is none', async (head) => {
    expect(await check(signed(head, CLAIMS))).toEqual(INVALID);
  });

  test.each([
    ['another issuer', { ...CLAIMS, iss: 'directus' }],
    ['a list of issuers', { ...CLAIMS, iss: ['store'] }],
    ['no issuer', { ...CLAIMS, iss: undefined }],
    ['no end', { ...CLAIMS, exp: undefined }],
    ['an end as text', { ...CLAIMS, exp: String(SOON) }],
    ['no user', { ...CLAIMS, id: undefined }],
    ['no session', { ...CLAIMS, sid: undefined }],
    ['a session that is no text', { ...CLAIMS, sid: ['session-1'] }],
    ['a beginning still to come', { ...CLAIMS, nbf: Date.now() / 1000 + 3600 }],
    ['no claims', null],
    ['a list for claims', [CLAIMS]],
  ])('of %s is none', async (_, claims) => {
    expect(await check(signed({ alg: 'HS256', typ: 'JWT' }, claims))).toEqual(INVALID);
  });

  test('whose end is beyond all numbers is none', async () => {
    const text = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${Buffer.from(
      '{"id":"ada","sid":"session-1","iss":"store","exp":1e999}',
    ).toString('base64url')}`;
    expect(await check(`${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`)).toEqual(INVALID);
  });

  test('that is far too long is none, though its signature is right', async () => {
    const large = signed({ alg: 'HS256', typ: 'JWT' }, { ...CLAIMS, more: 'x'.repeat(10_000) });
    expect(await check(large)).toEqual(INVALID);
    const [head] = large.split('.');
    expect(await check(`${head}.${'A'.repeat(5_000_000)}.${'A'.repeat(43)}`)).toEqual(INVALID);
  });

  test.each(['', 'wrong', 'a.b.c', '..', '\u0000', '....'])('%j is none', async (token) => {
    expect(await check(token)).toEqual(INVALID);
  });

  test('with any one character changed is none', async () => {
    const token = await signAccess(ADA, KEYS, NOW);
    // The last character of a signature holds two bits that say nothing.
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

describe('while the secret is being changed', () => {
  const next = 'another secret of 32 characters or more';
  const both: SigningKeys = { current: next, accepted: [next, SECRET] };

  test('tokens of the one before are still good, and new ones are signed with the new one', async () => {
    expect(await checkAccess(await signAccess(ADA, KEYS, NOW), both, NOW)).toEqual({ ok: true, ...ADA });
    const fresh = await signAccess(ADA, both, NOW);
    expect(await check(fresh)).toEqual(INVALID);
    expect(await checkAccess(fresh, { current: next, accepted: [next] }, NOW)).toEqual({ ok: true, ...ADA });
  });

  test('tokens of the one before end when it is taken away', async () => {
    const old = await signAccess(ADA, KEYS, NOW);
    expect(await checkAccess(old, { current: next, accepted: [next] }, NOW)).toEqual(INVALID);
  });
});

import { sign } from 'hono/jwt';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accessVerifier } from '../../../src/server/staff/access-token.ts';

const TEAM = 'canyon.cloudflareaccess.com';
const AUDIENCE = 'a'.repeat(64);
const NOW = Date.now();
const S = Math.floor(NOW / 1000);
const CLAIMS = { email: 'Mara@x.example', aud: [AUDIENCE], iss: `https://${TEAM}`, iat: S - 60, exp: S + 600 };

interface Key {
  readonly privateKey: JsonWebKey & { kid: string; alg: string };
  readonly publicKey: object;
}

const newKey = async (kid: string): Promise<Key> => {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const { n, e, kty } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const own = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { privateKey: { ...own, kid, alg: 'RS256' }, publicKey: { kid, kty, n, e, alg: 'RS256', use: 'sig' } };
};

let key: Key;
let foreign: Key;
beforeAll(async () => {
  [key, foreign] = await Promise.all([newKey('one'), newKey('one')]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const verifierOf = (body: () => Response = () => Response.json({ keys: [key.publicKey] }), now = () => NOW) => {
  const fetch = vi.fn(async () => body());
  return { fetch, verify: accessVerifier({ teamDomain: TEAM, audience: AUDIENCE }, { now, fetch }) };
};

const tokenOf = (claims: object, by = key): Promise<string> => sign({ ...claims }, by.privateKey, 'RS256');

describe('a token of Cloudflare Access', () => {
  test('names the person, and the keys are read once', async () => {
    const { fetch, verify } = verifierOf();
    const token = await tokenOf(CLAIMS);
    expect(await verify(token)).toEqual({ email: 'mara@x.example', issuedAt: (S - 60) * 1000 });
    await verify(token);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]).toMatchObject([`https://${TEAM}/cdn-cgi/access/certs`, { redirect: 'error' }]);
  });

  test.each([
    ['another audience', { ...CLAIMS, aud: ['b'.repeat(64)] }],
    ['another issuer', { ...CLAIMS, iss: 'https://evil.cloudflareaccess.com' }],
    ['an end in the past', { ...CLAIMS, exp: S - 1 }],
    ['no end', { ...CLAIMS, exp: undefined }],
    ['no audience', { ...CLAIMS, aud: undefined }],
    ['no email address, as service tokens have', { ...CLAIMS, email: undefined }],
  ])('is rejected with %s', async (_, claims) => {
    expect(await verifierOf().verify(await tokenOf(claims))).toBeNull();
  });

  test('is rejected with a foreign signature, another algorithm or a malformed text', async () => {
    const { verify } = verifierOf();
    expect(await verify(await tokenOf(CLAIMS, foreign))).toBeNull();
    expect(await verify(await sign({ ...CLAIMS }, 'secret', 'HS256'))).toBeNull();
    const [, payload = ''] = (await tokenOf(CLAIMS)).split('.');
    expect(await verify(`${btoa('{"alg":"none","kid":"one"}')}.${payload}.`)).toBeNull();
    for (const text of ['', 'a.b.c', 'x'.repeat(9000)]) expect(await verify(text)).toBeNull();
  });

  test('is rejected while the keys cannot be read, or are too large', async () => {
    const token = await tokenOf(CLAIMS);
    expect(await verifierOf(() => new Response('', { status: 500 })).verify(token)).toBeNull();
    expect(await verifierOf(() => new Response('x'.repeat(100_000))).verify(token)).toBeNull();
    expect(await verifierOf(() => Response.json({ keys: 'none' })).verify(token)).toBeNull();
  });

  test('causes one read for concurrent requests, and none for a minute after a failed read', async () => {
    const { fetch, verify } = verifierOf();
    const token = await tokenOf(CLAIMS);
    expect((await Promise.all([verify(token), verify(token)])).every((found) => found !== null)).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
    const failing = verifierOf(() => new Response('', { status: 500 }));
    for (let at = 0; at < 5; at++) expect(await failing.verify(token)).toBeNull();
    expect(failing.fetch).toHaveBeenCalledOnce();
  });

  test('with an unknown key reads the keys at most once a minute', async () => {
    let now = NOW;
    const { fetch, verify } = verifierOf(undefined, () => now);
    const unknown = await sign({ ...CLAIMS }, { ...key.privateKey, kid: 'two' }, 'RS256');
    for (let at = 0; at < 5; at++) expect(await verify(unknown)).toBeNull();
    expect(fetch).toHaveBeenCalledOnce();
    now += 61_000;
    await verify(unknown);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

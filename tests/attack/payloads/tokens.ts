import { createHmac } from 'node:crypto';
import { PRODUCTION_BINDINGS } from '../support/target.ts';

const base64url = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const signed = (header: unknown, payload: unknown, secret: string, hash = 'sha256'): string => {
  const text = `${base64url(header)}.${base64url(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};

const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const HS256 = { alg: 'HS256', typ: 'JWT' };
const SECRETS = ['', 'secret', 'changeme', 'canyon-seals', 'AUTH_SECRET', 'null', 'undefined', 'x'.repeat(32)];

/** Forgeries of a valid token: all must be rejected. */
export const forgedTokens = (good: string): readonly (readonly [name: string, token: string])[] => {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = payloadOf(good);
  const other = { ...claims, id: '00000000-0000-0000-0000-000000000000', sub: 'other', email: 'other@x.example' };
  const unsigned = (alg: string): string => `${base64url({ alg, typ: 'JWT' })}.${payload}.`;
  return [
    // No signature, in every spelling.
    ...['none', 'None', 'NONE', 'nOnE', ''].map((alg) => [`algorithm “${alg}”`, unsigned(alg)] as const),
    ['algorithm none, signature kept', `${base64url({ alg: 'none' })}.${payload}.${signature}`],
    ['the signature left out', `${header}.${payload}.`],
    ['two parts', `${header}.${payload}`],
    ['four parts', `${good}.${signature}`],
    // Another algorithm, and keys embedded in the token.
    [
      'the right secret under HS512',
      signed({ ...HS256, alg: 'HS512' }, claims, PRODUCTION_BINDINGS.AUTH_SECRET, 'sha512'),
    ],
    ['the right secret, called RS256', signed({ ...HS256, alg: 'RS256' }, claims, PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['the key in the head', signed({ ...HS256, jwk: { kty: 'oct', k: base64url('x') } }, other, 'x')],
    ['the key at an address', signed({ ...HS256, jku: 'https://evil.example/keys' }, other, 'x')],
    ['the key by a path', signed({ ...HS256, kid: '../../dev/null' }, other, '')],
    ['the key by SQL', signed({ ...HS256, kid: "x' UNION SELECT 'x" }, other, 'x')],
    ['a head marked critical', signed({ ...HS256, crit: ['exp'], exp: 1 }, other, 'x')],
    // Common secrets.
    ...SECRETS.map((secret) => [`signed with “${secret.slice(0, 12)}”`, signed(HS256, other, secret)] as const),
    // Another owner or time under the original signature.
    ['another owner', `${header}.${base64url(other)}.${signature}`],
    ['a longer life', `${header}.${base64url({ ...claims, exp: 4_102_444_800 })}.${signature}`],
    ['no end', `${header}.${base64url({ ...claims, exp: undefined })}.${signature}`],
    // One changed bit or letter, and letters that decoders ignore.
    [
      'the signature changed by a letter',
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ],
    ['the signature cut', `${header}.${payload}.${signature.slice(0, -2)}`],
    // Correctly signed, but not a session.
    ['signed, but past', signed(HS256, { ...claims, exp: 1 }, PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['signed, but without an end', signed(HS256, { ...claims, exp: undefined }, PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['signed, but its end is text', signed(HS256, { ...claims, exp: '4102444800' }, PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['signed, but not yet good', signed(HS256, { ...claims, nbf: 4_102_444_800 }, PRODUCTION_BINDINGS.AUTH_SECRET)],
    [
      'signed, but of another issuer',
      signed(HS256, { ...claims, iss: 'https://evil.example' }, PRODUCTION_BINDINGS.AUTH_SECRET),
    ],
    ['signed, but of nobody', signed(HS256, other, PRODUCTION_BINDINGS.AUTH_SECRET)],
    [
      'signed, but of no session',
      signed(HS256, { ...claims, session: 'no-such-session', sid: 'no-such-session' }, PRODUCTION_BINDINGS.AUTH_SECRET),
    ],
    ['signed, but empty', signed(HS256, {}, PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['signed, but a list', signed(HS256, [], PRODUCTION_BINDINGS.AUTH_SECRET)],
    ['a head that is a list', signed([], claims, PRODUCTION_BINDINGS.AUTH_SECRET)],
    // Not tokens.
    ['nothing', ''],
    ['dots', '..'],
    ['a very long one', `${'a'.repeat(6000)}.${'b'.repeat(6000)}.${'c'.repeat(2000)}`],
    ['an object as text', '{"alg":"none"}'],
  ];
};

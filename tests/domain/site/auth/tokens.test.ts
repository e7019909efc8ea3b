import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountIdOf,
  expiryOf,
  isEnding,
  parseAuthTokens,
  REFRESH_AHEAD_MS,
} from '../../../../src/domain/site/auth/tokens.ts';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (claims: unknown): string => `${base64url({ alg: 'HS256' })}.${base64url(claims)}.signature`;

describe('the expiry of an access token', () => {
  test('is read from its claims, whatever else they contain', () => {
    fc.assert(
      fc.property(fc.nat(), fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), fc.jsonValue()), (exp, others) => {
        expect(expiryOf(tokenWith({ ...others, exp }))).toBe(exp * 1000);
      }),
    );
  });

  test.each(['', 'abc', '..', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null), 'a.%%.c'])(
    'is unknown for %j',
    (token) => expect(expiryOf(token)).toBeNull(),
  );

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void expiryOf(`a.${text}.c`)));
  });

  test('triggers a refresh a minute ahead', () => {
    const token = tokenWith({ exp: 1000 });
    expect(isEnding(token, 1_000_000 - REFRESH_AHEAD_MS)).toBe(false);
    expect(isEnding(token, 1_000_001 - REFRESH_AHEAD_MS)).toBe(true);
    expect(isEnding('unreadable', 1e15)).toBe(false);
  });
});

describe('the account of an access token', () => {
  test('is read from its claims', () => {
    expect(accountIdOf(tokenWith({ id: 'u1', exp: 5 }))).toBe('u1');
  });

  test.each(['', 'abc', '..', tokenWith({}), tokenWith({ id: 5 }), tokenWith(null), 'a.%%.c'])(
    'is unknown for %j',
    (token) => expect(accountIdOf(token)).toBeNull(),
  );
});

describe('stored tokens', () => {
  test('are two strings', () => {
    expect(parseAuthTokens({ access_token: 'a', refresh_token: 'r', more: 1 })).toEqual({
      access_token: 'a',
      refresh_token: 'r',
    });
    expect(parseAuthTokens({ access_token: 'a' })).toEqual({ access_token: 'a', refresh_token: '' });
  });

  test.each([null, 'a', [], {}, { refresh_token: 'r' }, { access_token: '', refresh_token: 'r' }, { access_token: 5 }])(
    'do not include %j',
    (value) => expect(parseAuthTokens(value)).toBeNull(),
  );
});

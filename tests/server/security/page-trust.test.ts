import { describe, expect, test } from 'vitest';
import { hashesOf, newTrust } from '../../../src/server/security/page-trust.ts';

describe('a nonce', () => {
  test('is new each time, with 128 bits', () => {
    const nonces = Array.from({ length: 50 }, () => newTrust(false)).map((trust) =>
      trust.kind === 'private' ? trust.nonce : '',
    );
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
  });

  test('is not part of a shared response', () => {
    expect(newTrust(true)).toEqual({ kind: 'shared', inlineStyles: new Set() });
  });
});

test('hashes match the specification', async () => {
  // https://www.w3.org/TR/CSP3/#script-src-hashes has no test vector; this is the digest of "abc".
  expect(await hashesOf(['abc'])).toEqual(['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=']);
});

import { describe, expect, test } from 'vitest';
import { secretsIn } from '../../../src/tools/checks/secret-patterns.ts';
import { checkSecrets, secretProblems } from '../../../src/tools/checks/secrets.ts';

/** Assembled here, so that this file contains no secret. */
const planted = (...parts: readonly string[]): string => parts.join('');
const RANDOM = planted('9fQ2xLr7', 'TbW4mZk1', 'VhN8sYc3', 'PdJ6uGa5');

describe('the secret scan', () => {
  test.each([
    ['private key', planted('-----BEGIN ', 'RSA PRIVATE KEY-----\nMIIE')],
    ['private key', planted('-----BEGIN ', 'PRIVATE KEY-----')],
    ['private key', planted('-----BEGIN ', 'OPENSSH PRIVATE KEY-----')],
    ['AWS access key', planted('const id = "AKIA', 'IOSFODNN7EXAMPLE"')],
    ['GitHub token', planted('ghp_', RANDOM, 'abcd')],
    ['npm token', planted('//registry.npmjs.org/:_authToken=npm_', RANDOM, 'abcd')],
    ['Slack token', planted('xoxb-', '123456789012-abcdefghijkl')],
    ['Google API key', planted('AIza', RANDOM, 'abc')],
    ['Builder private key', planted('bpk-', '0123456789abcdef0123456789abcdef')],
    ['value of AUTH_SECRET', planted('AUTH_SECRET = "', RANDOM, '"')],
    ['value of BACKEND_TOKEN', planted('BACKEND_TOKEN=', RANDOM)],
    ['value of SIGNING_KEY', planted("  SIGNING_KEY: '", RANDOM, "',")],
    ['value of API_TOKEN', planted('{"API_TOKEN": "', '3f2a9c1b77d0e4aa8c5d1f60b29e7341', '"}')],
  ])('finds a %s', (kind, text) => {
    expect(secretsIn(`first line\n${text}`)).toMatchObject([{ line: 2, kind }]);
  });

  test('ignores names, paths, calls and words', () => {
    for (const text of [
      "const CART_KEY = 'canyon-seals-cart-v2';",
      'AUTH_SECRET = process.env.AUTH_SECRET_OF_2026',
      "EDIT_TOKEN = 'edit-token-of-the-browser-tests'",
      'const SORT_KEY = parseSortKey(text, 12345);',
      'BUILDER_API_KEY=',
      '-----BEGIN PUBLIC KEY-----',
    ]) {
      expect(secretsIn(text), text).toEqual([]);
    }
  });

  test('shows only a few characters of a secret', () => {
    const [found] = secretsIn(planted('AUTH_SECRET = "', RANDOM, '"'));
    expect(found?.sign).toBe(RANDOM.slice(0, 8));
  });

  test('accepts an allowed one, and names an unused entry', () => {
    const files = [{ path: 'a.ts', text: planted('AUTH_SECRET = "', RANDOM, '"') }];
    const entry = { path: 'a.ts', kind: 'value of AUTH_SECRET', reason: 'A test.' };
    expect(secretProblems(files, [])).toHaveLength(1);
    expect(secretProblems(files, [entry])).toEqual([]);
    expect(secretProblems([], [entry])).toEqual([expect.stringContaining('remove the entry')]);
  });

  test('finds none in the files of this repository', async () => {
    await expect(checkSecrets()).resolves.toBeUndefined();
  });
});

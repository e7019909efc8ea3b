import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signingKeys } from '../../../src/server/accounts/signing-keys.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(64)];

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

test('signs and verifies with the secret', () => {
  expect(signingKeys({ AUTH_SECRET: NEW })()).toEqual({ current: NEW, accepted: [NEW] });
});

test('verifies with the previous secret but never signs with it', () => {
  const keys = signingKeys({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD })();
  expect(keys).toEqual({ current: NEW, accepted: [NEW, OLD] });
});

test.each([
  ['none', {}, 'AUTH_SECRET is not set'],
  ['an empty one', { AUTH_SECRET: '' }, 'AUTH_SECRET is not set'],
  ['a line break', { AUTH_SECRET: '\n' }, 'AUTH_SECRET is not set'],
  ['many spaces', { AUTH_SECRET: ' '.repeat(40) }, 'AUTH_SECRET is not set'],
  ['a short one', { AUTH_SECRET: 'hunter2' }, 'AUTH_SECRET has less than 32 characters'],
  ['a short one of 31', { AUTH_SECRET: 'x'.repeat(31) }, 'AUTH_SECRET has less than 32 characters'],
  ['only a previous secret', { AUTH_SECRET_PREVIOUS: OLD }, 'AUTH_SECRET is not set'],
  [
    'a short previous secret',
    { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: 'hunter2' },
    'AUTH_SECRET_PREVIOUS has less than 32 characters',
  ],
])('with %s, rejects sign-in and logs which setting to fix without its value', (_, secrets, problem) => {
  const keys = signingKeys(secrets);
  expect(logged).toEqual([]);
  expect(keys).toThrow(expect.objectContaining({ code: 'sign-in-unavailable', status: 503 }));
  expect(logged).toEqual([expect.stringContaining(`Nobody can sign in: ${problem}. Set one:`)]);
  expect(logged.join()).not.toContain('hunter2');
});

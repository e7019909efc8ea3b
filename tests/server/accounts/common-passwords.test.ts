import { expect, test } from 'vitest';
import { newPasswordProblem } from '../../../src/domain/site/auth/password-rules.ts';
import { COMMON_PASSWORDS } from '../../../src/server/accounts/common-passwords/common-passwords.gen.ts';
import { HASH_BYTES, isCommonPassword } from '../../../src/server/accounts/common-passwords/common-passwords.ts';
import { passwordCheck } from '../../../src/server/accounts/password-check.ts';

const bytes = Buffer.from(COMMON_PASSWORDS, 'base64');
const hashes = Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => bytes.readUInt32BE(at * HASH_BYTES));

test('contains 3,000 distinct, sorted hashes in less than 40 KB', () => {
  expect(hashes).toHaveLength(3000);
  expect(hashes).toEqual([...new Set(hashes)].sort((one, other) => one - other));
  expect(COMMON_PASSWORDS.length).toBeLessThan(40 * 1024);
});

// About the first thirty entries of the list, and two from further down.
test.each([
  '123qweasdzxc',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  'qwerty123456',
  'qwertyqwerty',
  'leavemealone',
  'sonyericsson',
  '112233445566',
  'unbelievable',
  'guitarplayer',
  'QwErTyQwErTy',
])('rejects %s although it is long enough', async (password) => {
  expect(newPasswordProblem(password)).toBeNull();
  expect(await isCommonPassword(password)).toBe(true);
});

test('accepts all of 20,000 random passwords', async () => {
  const random = Array.from({ length: 20_000 }, (_, at) => `a password of its own, number ${at}`);
  const found = await Promise.all(random.map(isCommonPassword));
  expect(found.filter(Boolean)).toEqual([]);
});

test('the combined rules say what to do', async () => {
  const check = passwordCheck('Canyon Seals');
  expect(await check('short', '')).toMatch(/^Use at least 12 characters/);
  expect(await check('unbelievable', '')).toMatch(/^This password is very common/);
  expect(await check('grace.hopper1906', 'grace.hopper@navy.example')).toMatch(/^This is too close/);
  expect(await check('nanoseconds of wire', 'grace.hopper@navy.example')).toBeNull();
});

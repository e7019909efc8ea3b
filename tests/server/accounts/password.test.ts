import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivePassword, isPassword, recordPassword } from '../../../src/server/accounts/password.ts';

const SALT = Buffer.from('0123456789abcdef').toString('base64');

test('derives the bits of PBKDF2 with SHA-256', async () => {
  const expected = pbkdf2Sync('pass word', '0123456789abcdef', 1234, 32, 'sha256').toString('base64');
  expect(await derivePassword('pass word', SALT, 1234)).toBe(expected);
});

test('accepts a recorded password and rejects similar ones', async () => {
  const record = await recordPassword('Größe 24.99');
  expect(record.iterations).toBe(100_000);
  expect(await isPassword('Größe 24.99', record)).toBe(true);
  // The same letters as composed by another keyboard.
  expect(await isPassword('Gro\u0308ße 24.99', record)).toBe(true);
  for (const other of ['größe 24.99', 'Größe 24.99 ', 'Größe 24.9', '']) {
    expect(await isPassword(other, record), other).toBe(false);
  }
});

test('two records of one password share nothing', async () => {
  const [one, other] = await Promise.all([recordPassword('same'), recordPassword('same')]);
  expect(one.salt).not.toBe(other.salt);
  expect(one.hash).not.toBe(other.hash);
});

test('without a record, does the same work and rejects every password', async () => {
  const seen: number[] = [];
  const derive = async (_password: string, _salt: string, iterations: number) => {
    seen.push(iterations);
    return '-';
  };
  expect(await isPassword('x', null, derive)).toBe(false);
  expect(seen).toEqual([100_000]);
});

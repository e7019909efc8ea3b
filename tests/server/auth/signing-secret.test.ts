import { expect, test } from 'vitest';
import { signingSecret } from '../../../src/server/auth/signing-secret.ts';
import { memoryDatabase, sqliteD1 } from '../../support/sqlite-d1.ts';

const database = () => {
  const db = memoryDatabase();
  const create = () => db.exec('CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  return { db, d1: sqliteD1(db), create };
};

test('without a setting one is made once and shared by all isolates', async () => {
  const { d1, create } = database();
  create();
  const secrets = await Promise.all([signingSecret(d1, '')(), signingSecret(d1, '')(), signingSecret(d1, '')()]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('a setting is taken as it is, and nothing is stored', async () => {
  const { db, d1, create } = database();
  create();
  expect(await signingSecret(d1, 'x'.repeat(32))()).toBe('x'.repeat(32));
  expect(db.prepare('SELECT * FROM secrets').all()).toEqual([]);
});

test('a setting too short to sign with is refused without being repeated', async () => {
  await expect(signingSecret(database().d1, 'hunter2')()).rejects.toThrow(/^AUTH_SECRET has less than 32 characters/);
});

test('a database that did not answer is asked again', async () => {
  const { d1, create } = database();
  const secret = signingSecret(d1, '');
  await expect(secret()).rejects.toThrow();
  create();
  expect(await secret()).toMatch(/^[0-9a-f]{64}$/);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPassword } from '../../../src/server/accounts/password.ts';
import { embeddedUsers } from '../../../src/server/accounts/user-store.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { DEMO_USER, demoUserStatements } from '../../../src/tools/seed/users.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'users-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string, options: string[], input = ''): string =>
  execFileSync(process.execPath, [`src/tools/seed/${script}`, ...options], { input, encoding: 'utf8', stdio: 'pipe' });

const usersAfter = async (...sql: string[]) => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  for (const statements of sql) db.exec(statements);
  return { db, users: embeddedUsers(d1) };
};

test('SQL for a deployed database contains no account', { timeout: 60_000 }, () => {
  const file = join(folder, 'seed.sql');
  run('seed.ts', ['--sql', file]);
  const sql = readFileSync(file, 'utf8');
  expect(sql.includes('INSERT INTO compounds')).toBe(true);
  expect(/\b(INTO|UPDATE|FROM)\s+"?users\b/i.test(sql)).toBe(false);
  expect(sql.includes(DEMO_USER.email)).toBe(false);
});

test('a local database has the demo account, also when it is seeded again', async () => {
  const seeded = async () => `${(await demoUserStatements()).join(';')};`;
  const { users } = await usersAfter(await seeded(), await seeded());
  const demo = await users.byEmail(DEMO_USER.email);
  expect(demo?.id).toBe(DEMO_USER.id);
  expect(await isPassword(DEMO_USER.password, demo?.password ?? null)).toBe(true);
});

test('creates an account from an email address and a password, which is stored in no file', {
  timeout: 30_000,
}, async () => {
  const file = join(folder, 'user.sql');
  const password = "o'ring of 24.99 mm";
  expect(run('sql/user-sql.ts', ['--email', 'ada@plant.example', '--sql', file], `${password}\n`)).toContain('ada@');
  const sql = readFileSync(file, 'utf8');
  expect(sql).not.toContain('24.99');
  expect(statSync(file).mode & 0o077).toBe(0);
  const { users } = await usersAfter(sql);
  const ada = await users.byEmail('ada@plant.example');
  expect(await isPassword(password, ada?.password ?? null)).toBe(true);
});

test.each([
  [['--email', 'ada', '--sql', 'x'], 'a long password', 'email: Enter a full address'],
  [['--email', 'a@b.co', '--sql', 'x'], 'short', 'password: Use at least 12 characters; this has 5.'],
  [['--email', 'a@b.co', '--sql', 'x'], 'unbelievable', 'password: This password is very common'],
  [['--email', 'a@b.co', '--sql', 'x'], 'canyon-seals-1', 'password: This is too close'],
  [['--email', 'a@b.co', '--sql', 'x'], '', 'password: Enter your password'],
  [['--email', 'a@b.co'], 'a long password', 'Say where to write: --sql FILE'],
])('%j with the password %j reports what is missing', { timeout: 30_000 }, (options, password, said) => {
  expect(() => run('sql/user-sql.ts', options, password)).toThrow(said);
});

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signingKeys } from '../../src/server/accounts/signing-keys.ts';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { prepareSecret } from '../../src/tools/start/local-secret.ts';

let root: string;
const logged = vi.fn();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'canyon-secret-'));
  vi.spyOn(console, 'log').mockImplementation(logged.mockClear());
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

const file = () => join(root, '.dev.vars');
const text = () => readFileSync(file(), 'utf8');
const secret = () => /^AUTH_SECRET=(.*)$/m.exec(text())?.[1] ?? '';
const mode = () => statSync(file()).mode & 0o777;

test('the first start creates a signing secret, readable only by the owner, and says so without showing it', async () => {
  await prepareSecret(root);
  expect(text()).toMatch(/^AUTH_SECRET=[0-9a-f]{64}\nQUOTES_TOKEN=[0-9a-f]{64}\nSTAFF_TOKEN=[0-9a-f]{64}\n$/);
  expect(signingKeys({ AUTH_SECRET: secret() })().current).toBe(secret());
  expect(mode()).toBe(0o600);
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls.join()).not.toContain(secret());
});

test('later starts keep it, also concurrent ones', async () => {
  await Promise.all([prepareSecret(root), prepareSecret(root)]);
  const made = text();
  await prepareSecret(root);
  expect(text()).toBe(made);
});

test.each([
  'SYNC_TOKEN=mine\n',
  'SYNC_TOKEN=mine',
  '# AUTH_SECRET=old\nSYNC_TOKEN=mine\n',
  'AUTH_SECRET=\nSYNC_TOKEN=mine',
])('keeps the content of the file: %j', async (before) => {
  writeFileSync(file(), before);
  await prepareSecret(root);
  expect(text().startsWith(before)).toBe(true);
  expect(text()).toMatch(/\nAUTH_SECRET=[0-9a-f]{64}\nQUOTES_TOKEN=[0-9a-f]{64}\nSTAFF_TOKEN=[0-9a-f]{64}\n$/);
  expect(mode()).toBe(0o600);
});

test('keeps a custom secret and restricts its permissions', async () => {
  writeFileSync(file(), `AUTH_SECRET=${'mine'.repeat(8)}\n`);
  chmodSync(file(), 0o644);
  await prepareSecret(root);
  expect([secret(), mode()]).toEqual(['mine'.repeat(8), 0o600]);
});

test('the file is ignored by git', () => {
  expect(readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n')).toContain('.dev.vars');
});

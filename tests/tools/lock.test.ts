import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from '../../src/tools/process/lock.ts';

const lockFile = (): string => join(mkdtempSync(join(tmpdir(), 'lock-')), 'prepare.lock');

afterEach(() => vi.restoreAllMocks());

test('two tasks never overlap, and the lock is removed afterwards', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const file = lockFile();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await sleep(20);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('one')), withLock(file, work('two'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(file)).toBe(false);
});

test('a failing task releases the lock', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test('takes over the lock of a process that has ended', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const file = lockFile();
  writeFileSync(file, '4194304000');
  expect(await withLock(file, async () => 'done')).toBe('done');
});

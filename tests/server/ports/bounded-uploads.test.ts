import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile, UploadStore } from '../../../src/server/forms/uploads.ts';
import { boundedUploads } from '../../../src/server/ports/bounded-uploads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FILE: StoredFile = { key: 'forms/a/1.pdf', name: 'gland.pdf', kind: 'pdf', size: 7 };

/** A bucket that responds when the test resolves it. */
const slowStore = () => {
  const { promise, resolve, reject } = Promise.withResolvers<readonly StoredFile[]>();
  const removed: StoredFile[] = [];
  const store: UploadStore = {
    store: () => promise,
    remove: async (files) => void removed.push(...files),
    open: async () => null,
  };
  return { store: boundedUploads(store), removed, resolve, reject };
};

test('rejects files when the bucket hangs for eight seconds', async () => {
  const { store } = slowStore();
  const refused = expect(store.store([])).rejects.toMatchObject({ code: 'not-stored' });
  await vi.advanceTimersByTimeAsync(8000);
  await refused;
});

test('removes files that arrive in the bucket after they were rejected', async () => {
  const { store, removed, resolve } = slowStore();
  const refused = expect(store.store([])).rejects.toMatchObject({ code: 'not-stored' });
  await vi.advanceTimersByTimeAsync(8000);
  await refused;
  resolve([FILE]);
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toEqual([FILE]);
});

test('rejects files immediately when the bucket fails', async () => {
  const { store, removed, reject } = slowStore();
  reject(new Error('R2 is down.'));
  await expect(store.store([])).rejects.toMatchObject({ code: 'not-stored' });
  expect(removed).toEqual([]);
});

test('returns what the bucket stored in time', async () => {
  const { store, removed, resolve } = slowStore();
  resolve([FILE]);
  expect(await store.store([])).toEqual([FILE]);
  expect(removed).toEqual([]);
});

test('does not wait longer than three seconds for a removal', async () => {
  const store = boundedUploads({
    store: async () => [],
    remove: () => new Promise(() => undefined),
    open: async () => null,
  });
  const ended = expect(store.remove([FILE])).rejects.toThrow('3000 ms');
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
});

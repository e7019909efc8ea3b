import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckedFile, r2Uploads } from '../../../src/server/forms/uploads.ts';
import { TimeoutError } from '../../../src/server/resilience/within.ts';

const file = (name: string): CheckedFile => ({
  name,
  kind: 'pdf',
  content: new Blob(['%PDF-1.7']),
  digest: name,
});

/** A bucket that stores `good` files, then fails or hangs. */
const bucketWith = (good: number, fault: 'fails' | 'hangs') => {
  const stored = new Set<string>();
  let puts = 0;
  const bucket = {
    put: async (key: string) => {
      puts += 1;
      if (puts > good && fault === 'fails') throw new Error('R2 is down.');
      if (puts > good) return new Promise<never>(() => undefined);
      stored.add(key);
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) stored.delete(key);
    },
  };
  return { stored, bucket: bucket as unknown as Parameters<typeof r2Uploads>[0], puts: () => puts };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('removes the first file when the bucket fails at the second', async () => {
  const { bucket, stored } = bucketWith(1, 'fails');
  await expect(r2Uploads(bucket).store([file('a.pdf'), file('b.pdf')])).rejects.toThrow('R2 is down.');
  expect(stored.size).toBe(0);
});

test('waits 10 s for a bucket that hangs, then removes the stored files', async () => {
  const { bucket, stored, puts } = bucketWith(1, 'hangs');
  const outcome = expect(r2Uploads(bucket).store([file('a.pdf'), file('b.pdf')])).rejects.toThrow(TimeoutError);
  await vi.advanceTimersByTimeAsync(9999);
  expect([puts(), stored.size]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(stored.size).toBe(0);
});

import { expect, test, vi } from 'vitest';
import { createFileCache } from '../../../src/server/cache/file-cache.ts';

const ignore = () => undefined;
const file = (size = 1): Uint8Array<ArrayBuffer> => new Uint8Array(size);

test('renders a file once for concurrent and later requests', async () => {
  const files = createFileCache('test');
  const render = vi.fn(async () => file());
  await Promise.all([files.read('a', ignore, render), files.read('a', ignore, render)]);
  await files.read('a', ignore, render);
  expect(render).toHaveBeenCalledOnce();
  await files.read('b', ignore, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('renders again for a request that waited for a rejected one', async () => {
  const files = createFileCache('test');
  const refused = files.read('a', ignore, () => Promise.reject(new Error('limit')));
  const other = files.read('a', ignore, async () => file(7));
  await expect(refused).rejects.toThrow('limit');
  expect((await other).byteLength).toBe(7);
});

test('keeps at most 8 MB in an isolate', async () => {
  const files = createFileCache('test');
  const render = vi.fn(async () => file(3 * 1024 * 1024));
  for (const key of ['a', 'b', 'c', 'a']) await files.read(key, ignore, render);
  expect(render).toHaveBeenCalledTimes(4);
});

import { expect, test, vi } from 'vitest';
import { guarded } from '../../../src/server/resilience/guarded.ts';
import { lazily } from '../../../src/server/resilience/lazily.ts';

interface Store {
  get(key: string): Promise<string>;
  put(key: string, value: string): Promise<void>;
}

/** A store whose methods are on its prototype and need `this`, as those of a KV namespace. */
class NativeStore implements Store {
  readonly #values = new Map([['a', 'A']]);
  async get(key: string): Promise<string> {
    return this.#values.get(key) ?? '';
  }
  async put(key: string, value: string): Promise<void> {
    this.#values.set(key, value);
  }
}

test('guarded methods go through the guard, the others do not', async () => {
  let runs = 0;
  const run = <T>(call: () => Promise<T>): Promise<T> => {
    runs += 1;
    return call();
  };
  const store = guarded<Store>(new NativeStore(), run, { get: true, put: false });
  await store.put('b', 'B');
  expect(runs).toBe(0);
  expect([await store.get('a'), await store.get('b')]).toEqual(['A', 'B']);
  expect(runs).toBe(2);
});

test('a guard that refuses a call keeps it from the port', async () => {
  const native = new NativeStore();
  const get = vi.spyOn(native, 'get');
  const store = guarded<Store>(native, () => Promise.reject(new Error('open')), { get: true, put: false });
  await expect(store.get('a')).rejects.toThrow('open');
  expect(get).not.toHaveBeenCalled();
});

test('a method that is not named, and a guarded method without a promise, do not compile', () => {
  const run = <T>(call: () => Promise<T>) => call();
  // @ts-expect-error: `put` is not named.
  guarded<Store>(new NativeStore(), run, { get: true });
  // @ts-expect-error: a method that returns no promise cannot be guarded.
  guarded<{ size(): number }>({ size: () => 1 }, run, { size: true });
});

test('a lazy port is loaded once, with the first call, and is no promise', async () => {
  const load = vi.fn(async (): Promise<Store> => new NativeStore());
  const store = lazily(load);
  expect(await store).toBe(store);
  expect(load).not.toHaveBeenCalled();
  await store.put('b', 'B');
  expect([await store.get('b'), load.mock.calls.length]).toEqual(['B', 1]);
});

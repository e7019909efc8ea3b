import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { singleFlight } from '../../../src/server/resilience/single-flight.ts';

let time = 0;
const now = (): number => time;

beforeEach(() => {
  time = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Work that the test ends. */
const pendingWork = () => {
  const runs: PromiseWithResolvers<string>[] = [];
  const work = vi.fn(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { runs, work };
};

describe('a single flight', () => {
  test('runs once for callers at the same time, and again afterwards', async () => {
    const { runs, work } = pendingWork();
    const flights = singleFlight<string>({ now, limitMs: 100 });
    const both = Promise.all([flights('a', work), flights('a', work)]);
    runs[0]?.resolve('one');
    expect(await both).toEqual(['one', 'one']);
    const next = flights('a', work);
    runs[1]?.resolve('two');
    expect(await next).toBe('two');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('keeps keys apart', () => {
    const { work } = pendingWork();
    const flights = singleFlight<string>({ now, limitMs: 100 });
    void flights('a', work);
    void flights('b', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('rejects for every caller when the work fails, and runs again for the next', async () => {
    const { runs, work } = pendingWork();
    const flights = singleFlight<string>({ now, limitMs: 100, keepMs: 1000 });
    const both = Promise.allSettled([flights('a', work), flights('a', work)]);
    runs[0]?.reject(new Error('away'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void flights('a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('gives up a run that hangs, and its late end does not remove the run that replaced it', async () => {
    const { runs, work } = pendingWork();
    const flights = singleFlight<string>({ now, limitMs: 100 });
    const first = flights('a', work);
    time = 99;
    const joined = flights('a', work);
    expect(work).toHaveBeenCalledTimes(1);
    time = 100;
    const second = flights('a', work);
    expect(work).toHaveBeenCalledTimes(2);
    runs[0]?.resolve('late');
    expect(await first).toBe('late');
    expect(await joined).toBe('late');
    const third = flights('a', work);
    expect(work).toHaveBeenCalledTimes(2);
    runs[1]?.resolve('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  });

  test('starts another run when the one that was joined reaches the limit, without waiting for the next caller', async () => {
    vi.useFakeTimers();
    const { runs, work } = pendingWork();
    const flights = singleFlight<string>({ limitMs: 100 });
    void flights('a', work);
    const joined = Promise.all([flights('a', work), flights('a', work)]);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(2);
    runs[1]?.resolve('new');
    expect(await joined).toEqual(['new', 'new']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reuses a result for `keepMs` from the start of its run', async () => {
    const work = vi.fn(async () => 'value');
    const flights = singleFlight<string>({ now, limitMs: 100, keepMs: 1000 });
    await flights('a', work);
    time = 999;
    expect(await flights('a', work)).toBe('value');
    expect(work).toHaveBeenCalledTimes(1);
    time = 1000;
    await flights('a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('forgets results that are too old when another run starts', async () => {
    const flights = singleFlight<object>({ now, limitMs: 100, keepMs: 1000 });
    const forgotten = vi.spyOn(Map.prototype, 'delete');
    const keys = [{}, {}, {}];
    for (const key of keys) await flights(key, async () => 1);
    time = 1000;
    await flights({}, async () => 1);
    for (const key of keys) expect(forgotten).toHaveBeenCalledWith(key);
  });

  test('passes a run to `waitUntil` of the caller that started it', async () => {
    const { runs, work } = pendingWork();
    const flights = singleFlight<string>({ now, limitMs: 100, keepMs: 1000 });
    const background: Promise<unknown>[] = [];
    const waitUntil = (kept: Promise<unknown>): void => void background.push(kept);
    const callers = [flights('a', work, waitUntil), flights('a', work, waitUntil)];
    runs[0]?.resolve('value');
    await Promise.all([...callers, ...background]);
    await flights('a', work, waitUntil);
    expect(background).toHaveLength(1);
  });

  test('hands a failure to its callers and not to `waitUntil`', async () => {
    const flights = singleFlight<string>({ now, limitMs: 100 });
    const background: Promise<unknown>[] = [];
    const failing = flights(
      'a',
      () => Promise.reject(new Error('away')),
      (kept) => void background.push(kept),
    );
    await expect(failing).rejects.toThrow('away');
    await expect(Promise.all(background)).resolves.toEqual([undefined]);
  });
});

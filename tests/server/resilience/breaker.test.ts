import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/server/directus/backend-error.ts';
import { isBackendFailure } from '../../../src/server/ports/backend-failure.ts';
import { CircuitOpenError, createBreaker, REST_MS } from '../../../src/server/resilience/breaker.ts';

const good = async (): Promise<string> => 'answer';
const bad = (): Promise<string> => Promise.reject(new Error('away'));
const never = (): Promise<string> => new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const make = () => createBreaker({ name: 'backend', now: Date.now, timeoutMs: 2000 });
const failing = async (breaker: ReturnType<typeof make>, times: number): Promise<void> => {
  for (let call = 0; call < times; call++) await breaker.run(bad).catch(() => undefined);
};

test('passes results and errors through while closed', async () => {
  const breaker = make();
  expect(await breaker.run(good)).toBe('answer');
  await expect(breaker.run(bad)).rejects.toThrow('away');
  expect(breaker.state()).toEqual({ circuit: 'closed', answeredAt: 1_000_000, failedAt: 1_000_000 });
});

test('makes no calls after the fifth failure until the rest period is over', async () => {
  const breaker = make();
  await failing(breaker, 4);
  expect(breaker.state().circuit).toBe('closed');
  await failing(breaker, 1);
  const work = vi.fn(good);
  await expect(breaker.run(work)).rejects.toBeInstanceOf(CircuitOpenError);
  vi.advanceTimersByTime(REST_MS - 1);
  await expect(breaker.run(work)).rejects.toBeInstanceOf(CircuitOpenError);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await breaker.run(work)).toBe('answer');
  expect(breaker.state().circuit).toBe('closed');
});

test('opens when every second call fails, but not for one in ten', async () => {
  const half = make();
  for (let call = 0; call < 9; call++) await half.run(call % 2 === 0 ? bad : good).catch(() => undefined);
  expect(half.state().circuit).toBe('open');
  const tenth = make();
  for (let call = 0; call < 100; call++) await tenth.run(call % 10 === 0 ? bad : good).catch(() => undefined);
  expect(tenth.state().circuit).toBe('closed');
});

test('lets one probe through when half-open; its failure opens the circuit again', async () => {
  const breaker = make();
  await failing(breaker, 5);
  vi.advanceTimersByTime(REST_MS);
  expect(breaker.state().circuit).toBe('half-open');
  let fail: (error: Error) => void = () => undefined;
  const probe = breaker.run(() => new Promise((_, reject) => (fail = reject)));
  const others = await Promise.allSettled([breaker.run(good), breaker.run(good)]);
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fail(new Error('still away'));
  await expect(probe).rejects.toThrow('still away');
  expect(breaker.state().circuit).toBe('open');
});

test('counts a call beyond the timeout as a failure', async () => {
  const breaker = make();
  const calls = Array.from({ length: 5 }, () => breaker.run(never));
  const settled = Promise.allSettled(calls);
  await vi.advanceTimersByTimeAsync(1999);
  expect(breaker.state().circuit).toBe('closed');
  await vi.advanceTimersByTimeAsync(1);
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  expect(breaker.state().circuit).toBe('open');
});

test('late failures of calls from before it opened do not extend the rest period', async () => {
  const breaker = make();
  const late = breaker.run(never).catch(() => undefined);
  await failing(breaker, 5);
  await vi.advanceTimersByTimeAsync(2000);
  await late;
  await vi.advanceTimersByTimeAsync(REST_MS - 2000);
  expect(await breaker.run(good)).toBe('answer');
});

test('a probe whose request was canceled does not keep it open forever', async () => {
  const clock = { now: 0 };
  const breaker = createBreaker({ name: 'backend', now: () => clock.now, timeoutMs: 2000 });
  await failing(breaker, 5);
  clock.now += REST_MS;
  // Its timer belongs to the canceled request and never fires.
  void breaker.run(never).catch(() => undefined);
  clock.now += 3999;
  await expect(breaker.run(good)).rejects.toBeInstanceOf(CircuitOpenError);
  clock.now += 1;
  expect(await breaker.run(good)).toBe('answer');
});

test('logs opening and closing, but not calls', async () => {
  const breaker = make();
  await failing(breaker, 7);
  vi.advanceTimersByTime(REST_MS);
  await breaker.run(good);
  const logged = vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(logged).toEqual([
    { event: 'circuit', upstream: 'backend', circuit: 'open', at: '1970-01-01T00:16:40.000Z' },
    { event: 'circuit', upstream: 'backend', circuit: 'closed', at: '1970-01-01T00:16:43.000Z' },
  ]);
});

test('after any history, uses a recovered upstream within ten seconds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ fails: fc.boolean(), wait: fc.nat(5000) })), async (past) => {
      const breaker = make();
      for (const { fails, wait } of past) {
        await breaker.run(fails ? bad : good).catch(() => undefined);
        vi.advanceTimersByTime(wait);
      }
      let answered = false;
      for (let ms = 0; ms < 10_000 && !answered; ms += 100) {
        answered = await breaker.run(good).then(
          () => true,
          () => false,
        );
        vi.advanceTimersByTime(100);
      }
      expect(answered).toBe(true);
    }),
  );
});

describe('failures of a backend', () => {
  test.each([
    'timeout',
    'network',
    'rate-limited',
    'unavailable',
    'invalid-answer',
    'unauthorized',
    'forbidden',
  ] as const)('%s counts', (kind) => expect(isBackendFailure(new BackendError(kind, ''))).toBe(true));
  test.each(['invalid-query', 'limit-refused', 'address-too-long', 'invalid-row'] as const)(
    '%s does not count, since only this query fails',
    (kind) => expect(isBackendFailure(new BackendError(kind, ''))).toBe(false),
  );
  test('a database error counts', () => expect(isBackendFailure(new Error('D1_ERROR'))).toBe(true));
});

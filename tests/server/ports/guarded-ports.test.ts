import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchedCatalog } from '../../../src/server/ports/guarded-ports.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';
import { backendWith } from '../../support/services/fake-services.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const away = () => Promise.reject(new Error('away'));
const breaker = () => createBreaker({ name: 'backend', now: () => 1000, timeoutMs: 20 });

test('failed catalog reads count against the backend and open its circuit', async () => {
  const guard = breaker();
  const watched = watchedCatalog(backendWith({ catalogSizes: away, catalogCompounds: away }), guard);
  await watched.catalogSizes().catch(() => undefined);
  expect(guard.state()).toEqual({ circuit: 'closed', answeredAt: null, failedAt: 1000 });
  for (let load = 0; load < 4; load++) await watched.catalogCompounds().catch(() => undefined);
  expect(guard.state().circuit).toBe('open');
});

test('catalog reads pass through an open circuit without a timeout and close it when they succeed', async () => {
  const guard = breaker();
  const slow = () => new Promise<[]>((resolve) => setTimeout(() => resolve([]), 40));
  const watched = watchedCatalog(backendWith({ catalogSizes: slow }), guard);
  for (let call = 0; call < 5; call++) await guard.run(away).catch(() => undefined);
  expect(await watched.catalogSizes()).toEqual([]);
  expect(guard.state()).toMatchObject({ circuit: 'closed', answeredAt: 1000 });
});

test('yields pages of parts one by one and counts a failed one', async () => {
  const guard = breaker();
  async function* pages() {
    yield [];
    yield [];
    throw new Error('away');
  }
  const read: unknown[] = [];
  const reading = async (): Promise<void> => {
    for await (const page of watchedCatalog(backendWith({ catalogParts: pages }), guard).catalogParts())
      read.push(page);
  };
  await expect(reading()).rejects.toThrow('away');
  expect([read.length, guard.state().failedAt]).toEqual([2, 1000]);
});

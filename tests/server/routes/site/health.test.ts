import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { createUpstreams } from '../../../../src/server/ports/upstreams.ts';
import { REST_MS } from '../../../../src/server/resilience/breaker.ts';
import { appWith, WELL } from '../../../support/services/fake-services.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NOW = Date.UTC(2026, 10, 1, 12);
const unavailable = () => Promise.reject(new AppError('catalog-unavailable'));

test('/healthz is live but not ready without a catalog, and loads nothing', async () => {
  const get = vi.fn(unavailable);
  const response = await appWith({ catalog: { get, state: () => null } }).request('/healthz');
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: 'ok',
      live: true,
      ready: false,
      checks: { catalog: 'not loaded', backend: 'closed', content: 'closed', kv: 'closed' },
    },
  ]);
  expect(get).not.toHaveBeenCalled();
});

test('/healthz is ready with a catalog and names the open circuit', async () => {
  const probe = vi.fn(async () => 0);
  const upstreams = createUpstreams('remote', { ...WELL, kv: probe }, Date.now);
  for (let call = 0; call < 5; call++) {
    await upstreams.kv.breaker.run(() => Promise.reject(new Error('away'))).catch(() => undefined);
  }
  const response = await appWith({ upstreams }).request('/healthz');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toMatchObject({ live: true, ready: true, checks: { catalog: 'loaded', kv: 'open' } });
  expect(probe).not.toHaveBeenCalled();
});

test('/readyz reports version and age of the catalog, and the state of backend, content and KV', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const upstreams = createUpstreams('remote', { ...WELL, builder: async () => [] }, Date.now);
  await upstreams.backend.breaker.run(async () => 1);
  const { get } = { get: async () => ({}) as never };
  const state = () => ({ version: 'abc', parts: 12, publishedAt: new Date(NOW - 90_000).toISOString() });
  const response = await appWith({ upstreams, catalog: { get, state } }).request('/readyz');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({
    status: 'ready',
    catalog: { version: 'abc', parts: 12, publishedAt: '2026-11-01T11:58:30.000Z', ageSeconds: 90 },
    backend: {
      home: 'remote',
      state: 'well',
      circuit: 'closed',
      answeredAt: '2026-11-01T12:00:00.000Z',
      failedAt: null,
    },
    content: {
      home: 'builder',
      state: 'well',
      circuit: 'closed',
      answeredAt: '2026-11-01T12:00:00.000Z',
      failedAt: null,
    },
    kv: { state: 'well', circuit: 'closed', answeredAt: '2026-11-01T12:00:00.000Z', failedAt: null },
  });
});

test('/readyz returns 503 without a catalog and does not reveal the cause', async () => {
  const response = await appWith({ catalog: { get: unavailable, state: () => null } }).request('/readyz');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ status: 'unavailable', catalog: null });
});

test('/readyz does not wait for a catalog that hangs', async () => {
  vi.useFakeTimers();
  const hanging = { get: () => new Promise<never>(() => undefined), state: () => null };
  const answer = appWith({ catalog: hanging }).request('/readyz');
  await vi.advanceTimersByTimeAsync(1500);
  expect((await answer).status).toBe(503);
});

test('/readyz stays 200 while the backend is unavailable, because pages work without it', async () => {
  const upstreams = createUpstreams('remote', WELL, Date.now);
  for (let call = 0; call < 5; call++) {
    await upstreams.backend.breaker
      .run(() => Promise.reject(new Error('http://secret.example')))
      .catch(() => undefined);
  }
  const response = await appWith({ upstreams }).request('/readyz');
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ status: 'degraded', backend: { circuit: 'open' } });
  expect(text).not.toContain('secret');
});

test('/readyz probes an upstream whose circuit was open', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const probe = vi.fn(async () => 0);
  const upstreams = createUpstreams('remote', { ...WELL, kv: probe }, Date.now);
  for (let call = 0; call < 5; call++) {
    await upstreams.kv.breaker.run(() => Promise.reject(new Error('away'))).catch(() => undefined);
  }
  const status = async (): Promise<unknown> => (await (await appWith({ upstreams }).request('/readyz')).json()).status;
  expect(await status()).toBe('degraded');
  expect(probe).not.toHaveBeenCalled();
  vi.setSystemTime(NOW + REST_MS);
  expect(await status()).toBe('ready');
  expect(probe).toHaveBeenCalledTimes(1);
});

const statesOf = async (upstreams: ReturnType<typeof createUpstreams>): Promise<unknown[]> => {
  const { status, backend } = await (await appWith({ upstreams }).request('/readyz')).json();
  return [status, backend.state, backend.circuit];
};

test('/readyz probes a backend that has not been called yet, instead of reporting it as healthy', async () => {
  const away = createUpstreams('remote', { ...WELL, backend: () => Promise.reject(new Error('away')) }, Date.now);
  expect(await statesOf(away)).toEqual(['degraded', 'failing', 'closed']);
  expect(await statesOf(createUpstreams('remote', WELL, Date.now))).toEqual(['ready', 'well', 'closed']);
});

test('/readyz waits one second for the probe of a hanging backend, shared by all callers, and reports unknown', async () => {
  vi.useFakeTimers({ now: NOW });
  const probe = vi.fn(() => new Promise(() => undefined));
  const upstreams = createUpstreams('remote', { ...WELL, backend: probe }, Date.now);
  const answers = Promise.all([statesOf(upstreams), statesOf(upstreams)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual([
    ['degraded', 'unknown', 'closed'],
    ['degraded', 'unknown', 'closed'],
  ]);
  expect(probe).toHaveBeenCalledTimes(1);
});

test('/readyz probes again after half a minute without a response', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const probe = vi.fn(async () => 0);
  const upstreams = createUpstreams('remote', { ...WELL, backend: probe }, Date.now);
  await statesOf(upstreams);
  vi.setSystemTime(NOW + 29_000);
  await statesOf(upstreams);
  expect(probe).toHaveBeenCalledTimes(1);
  vi.setSystemTime(NOW + 30_000);
  await statesOf(upstreams);
  expect(probe).toHaveBeenCalledTimes(2);
});

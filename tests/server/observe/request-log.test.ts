import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import { noteCacheRead, noteUpstreamCall } from '../../../src/server/http/request-meter.ts';
import { type RequestLine, requestLog } from '../../../src/server/observe/request-log.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';
import { withTimeLimit } from '../../../src/server/resilience/within.ts';

const START = Date.UTC(2026, 10, 1);

const site = () => {
  const lines: RequestLine[] = [];
  let time = START;
  const app = new Hono<AppBindings>();
  app.use(requestLog({ write: (line) => lines.push(line), now: () => time, newId: () => 'made-here-1' }));
  app.use(async (_, next) => next());
  app.get('/part/:name', async (c) => {
    noteCacheRead('memory');
    await Promise.resolve();
    noteCacheRead('memory');
    noteUpstreamCall({ upstream: 'backend', startedAt: time })({ ms: 5, ok: true });
    noteUpstreamCall({ upstream: 'backend', startedAt: time })({ ms: 7, ok: false });
    time += 12;
    return c.text('part');
  });
  app.get('/streams', (c) => {
    noteUpstreamCall({ upstream: 'backend', startedAt: time })({ ms: 3, ok: true });
    const end = noteUpstreamCall({ upstream: 'backend', startedAt: time });
    time += 70;
    queueMicrotask(() => setTimeout(() => end({ ms: 2000, ok: false })));
    return c.text('head');
  });
  app.get('/fails', () => {
    throw new Error('broken');
  });
  app.get('/fetched', () => {
    const response = new Response('fetched');
    Object.defineProperty(response.headers, 'set', {
      value: () => {
        throw new TypeError("Can't modify immutable headers.");
      },
    });
    return response;
  });
  app.post('/forms/:form', (c) => c.text('thanks'));
  app.get('*', (c) => c.notFound());
  app.onError((_, c) => c.text('sorry', 500));
  return { app, lines };
};

test('one line per request: id, route pattern, status, time, caches, upstreams', async () => {
  const { app, lines } = site();
  await app.request('/part/fk7502-214?quantity=20');
  expect(lines).toEqual([
    {
      event: 'request',
      at: '2026-11-01T00:00:00.012Z',
      id: 'made-here-1',
      method: 'GET',
      route: '/part/:name',
      status: 200,
      ms: 12,
      cache: { memory: 2 },
      upstreams: { backend: { calls: 2, failed: 1, ms: 12 } },
    },
  ]);
});

test('the response contains the id and the timings', async () => {
  const response = await site().app.request('/part/x');
  expect(response.headers.get('x-request-id')).toBe('made-here-1');
  expect(response.headers.get('server-timing')).toBe(
    'total;dur=12, cache;desc="2 memory", backend;dur=12;desc="2 calls, 1 failed"',
  );
});

test('reports an upstream that is pending when the headers are written, with its time so far', async () => {
  const { app, lines } = site();
  const response = await app.request('/streams');
  expect(response.headers.get('server-timing')).toBe('total;dur=70, backend;dur=73;desc="2 calls, 1 pending"');
  expect(lines[0]?.upstreams).toEqual({ backend: { calls: 2, failed: 0, pending: 1, ms: 73 } });
});

test('the line contains nothing that a visitor typed or that identifies a visitor', async () => {
  const { app, lines } = site();
  await app.request('/forms/quote?email=jane@example.test', {
    method: 'POST',
    body: 'name=Jane',
    headers: { Cookie: 'session=secret', Authorization: 'Bearer secret', 'CF-Connecting-IP': '192.0.2.7' },
  });
  await app.request('/nowhere/jane', { method: 'GET' });
  const text = JSON.stringify(lines);
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/forms/:form', 200],
    ['/*', 404],
  ]);
  for (const typed of ['jane', 'Jane', 'secret', '192.0.2.7']) expect(text).not.toContain(typed);
});

test('accepts an incoming id if it is plain', async () => {
  const { app, lines } = site();
  const idFor = async (id: string) =>
    (await app.request('/part/x', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  expect(await idFor('trace-0123456789')).toBe('trace-0123456789');
  for (const odd of ['short', 'x'.repeat(65), 'a b c d e f g', '{"injected":1}'])
    expect(await idFor(odd)).toBe('made-here-1');
  expect(lines[0]?.id).toBe('trace-0123456789');
});

test('an error has its line and headers too', async () => {
  const { app, lines } = site();
  const response = await app.request('/fails');
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'made-here-1']);
  expect(lines[0]).toMatchObject({ route: '/fails', status: 500 });
});

test('adds headers to a response whose headers are immutable', async () => {
  const response = await site().app.request('/fetched');
  expect([await response.text(), response.headers.get('x-request-id')]).toEqual(['fetched', 'made-here-1']);
});

test('does not mix up concurrent requests', async () => {
  const { app, lines } = site();
  await Promise.all(Array.from({ length: 20 }, () => app.request('/part/x')));
  for (const line of lines) expect(line).toMatchObject({ cache: { memory: 2 }, upstreams: { backend: { calls: 2 } } });
});

test('the log can be disabled; the headers stay', async () => {
  const { app, lines } = site();
  const response = await app.request('/part/x', {}, { REQUEST_LOG: 'off' });
  expect(lines).toEqual([]);
  expect(response.headers.get('x-request-id')).toBe('made-here-1');
});

test('a read behind a breaker that a limit aborts appears in the line of its request', async () => {
  const lines: RequestLine[] = [];
  const app = new Hono<AppBindings>();
  app.use(requestLog({ write: (line) => lines.push(line) }));
  const breaker = createBreaker({ name: 'backend', now: Date.now, timeoutMs: 2000, onCall: noteUpstreamCall });
  app.get('/', async (c) => {
    await withTimeLimit(
      20,
      breaker.run(() => new Promise(() => undefined)),
    ).catch(() => undefined);
    return c.text('without it');
  });
  await app.request('/');
  expect(lines[0]?.upstreams?.backend).toMatchObject({ calls: 1, failed: 0, pending: 1 });
  expect(lines[0]?.upstreams?.backend?.ms).toBeGreaterThanOrEqual(15);
});

import { describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/server/directus/backend-error.ts';
import { createSender, type SenderOptions } from '../../../src/server/directus/send.ts';

type Step = (request: Request) => Response | Promise<Response>;

const data =
  (value: unknown): Step =>
  () =>
    Response.json({ data: value });
const failing =
  (status: number, code: string, headers: Record<string, string> = {}): Step =>
  () =>
    Response.json({ errors: [{ message: '', extensions: { code } }] }, { status, headers });
const reset: Step = () => Promise.reject(new TypeError('Network connection lost.'));
const text =
  (body: string, status = 200): Step =>
  () =>
    new Response(body, { status });
/** Never responds; rejects when the request is aborted, as a network call does. */
const hang: Step = (request) =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** A sender whose server responds step by step; a call beyond the last step is an error. */
const over = (steps: readonly Step[], options: Partial<SenderOptions> = {}) => {
  const requests: Request[] = [];
  const left = [...steps];
  const send = createSender({
    url: 'https://backend.example/base/',
    now: () => 0,
    wait: async () => undefined,
    fetch: async (request) => {
      requests.push(request);
      const step = left.shift();
      if (!step) throw new Error('There was one request too many.');
      return step(request);
    },
    ...options,
  });
  const read = (timeoutMs = 50) => send('/items/products/1?fields=stock', { timeoutMs });
  return { requests, read };
};

const kindOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof BackendError ? error.kind : String(error);
};

const tokensOf = (requests: readonly Request[]): (string | null)[] =>
  requests.map((request) => request.headers.get('Authorization'));

test('sends a read to a path below the server’s, with the token', async () => {
  const { requests, read } = over([data({ stock: 7 })], { token: 'secret' });
  expect(await read()).toEqual({ stock: 7 });
  expect(requests[0]?.url).toBe('https://backend.example/base/items/products/1?fields=stock');
  expect(tokensOf(requests)).toEqual(['Bearer secret']);
});

describe('a connection', () => {
  test('is retried once when it breaks', async () => {
    expect(await over([reset, data(1)]).read()).toBe(1);
  });

  test('that breaks twice is a network error', async () => {
    const { requests, read } = over([reset, reset]);
    expect(await kindOf(read())).toBe('network');
    expect(requests).toHaveLength(2);
  });

  test('that hangs is aborted after the timeout and not retried', async () => {
    const { requests, read } = over([hang]);
    expect(await kindOf(read())).toBe('timeout');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('whose response stalls is aborted after the timeout', async () => {
    const half: Step = () =>
      new Response(new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode('{"da')) }));
    expect(await kindOf(over([half]).read())).toBe('timeout');
  });
});

describe('a rejected token', () => {
  test('is dropped: this read and later ones run as public', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const steps = [failing(401, 'TOKEN_EXPIRED'), data(1), data(2)];
    const { requests, read } = over(steps, { token: 'old' });
    expect([await read(), await read()]).toEqual([1, 2]);
    expect(tokensOf(requests)).toEqual(['Bearer old', null, null]);
  });

  test('is tried again a minute later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let at = 0;
    const { requests, read } = over([failing(401, 'INVALID_CREDENTIALS'), data(1), data(2)], {
      token: 'new',
      now: () => at,
    });
    await read();
    at = 60_000;
    await read();
    expect(tokensOf(requests)).toEqual(['Bearer new', null, 'Bearer new']);
  });

  test('is an error when the public role lacks the permission too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const steps = [failing(401, 'TOKEN_EXPIRED'), failing(401, 'INVALID_CREDENTIALS')];
    expect(await kindOf(over(steps, { token: 'old' }).read())).toBe('unauthorized');
    expect(await kindOf(over([failing(401, 'INVALID_CREDENTIALS')]).read())).toBe('unauthorized');
  });
});

describe('a server under load', () => {
  test('is retried after the requested delay, within the timeout', async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
    const busy = failing(429, 'REQUESTS_EXCEEDED', { 'Retry-After': '1' });
    expect(await over([busy, data(1)], { wait }).read(2000)).toBe(1);
    expect(waits).toEqual([1000]);
  });

  test.each([
    ['0', 2000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 2000],
    ['0', 30_000],
    ['-5', 30_000],
  ])('that requests a delay of %s gets three attempts in %i ms with growing intervals', async (said, timeoutMs) => {
    const waits: number[] = [];
    let at = 1_000_000;
    const wait = async (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      at += milliseconds;
    };
    const busy = failing(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': said });
    const { requests, read } = over(
      Array.from({ length: 9 }, () => busy),
      { wait, now: () => at },
    );
    expect(await kindOf(read(timeoutMs))).toBe('unavailable');
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  test('that requests a longer delay fails immediately', async () => {
    const busy = failing(429, 'REQUESTS_EXCEEDED', { 'Retry-After': '1' });
    const { requests, read } = over([busy]);
    expect(await kindOf(read())).toBe('rate-limited');
    expect(requests).toHaveLength(1);
  });

  test('that fails is unavailable', async () => {
    expect(await kindOf(over([failing(503, 'SERVICE_UNAVAILABLE')]).read())).toBe('unavailable');
    expect(await kindOf(over([text('<h1>Bad gateway</h1>', 502)]).read())).toBe('unavailable');
  });
});

test.each([
  ['HTML', text('<!doctype html><title>Login</title>')],
  ['half a JSON text', text('{"data":[{"id":1')],
  ['nothing', text('')],
  ['JSON without data', text('{"ok":true}')],
  ['a list', text('[]')],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example' } })],
] satisfies [string, Step][])('rejects %s as an invalid response', async (_, step) => {
  expect(await kindOf(over([step]).read())).toBe('invalid-answer');
});

test('an error contains neither the token nor the response', async () => {
  const leaking = text('{"errors":[{"message":"secret is wrong for ann@example.com"}]}', 400);
  const error: unknown = await over([leaking], { token: 'secret' })
    .read()
    .catch((reason: unknown) => reason);
  expect(String(error)).not.toMatch(/secret|example\.com/);
  expect(String(error)).toContain('/items/products/1 responded with 400');
});

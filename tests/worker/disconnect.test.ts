import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { Env } from '../../src/server/env.ts';
import { servicesOf } from '../../src/server/services.ts';
import { insertSmallData, PART } from './small-data.ts';

const ORIGIN = 'http://store.test';

let errors: Mock;
/** Returns logged errors other than the missing lists of the small data. */
const failures = (): string[] =>
  errors.mock.calls.map(([line]) => String(line)).filter((line) => !line.includes('"event":"empty list"'));
let background: Promise<unknown>[];
beforeAll(insertSmallData);
beforeEach(() => {
  background = [];
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await Promise.allSettled(background);
  vi.restoreAllMocks();
});

/** An isolate whose database calls can be paused. */
const isolate = () => {
  let release: () => void = () => undefined;
  let gate = Promise.resolve();
  let reached: () => void = () => undefined;
  const slow = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, property) {
        const member = Reflect.get(target, property);
        if (typeof member !== 'function') return member;
        if (property === 'prepare' || property === 'bind')
          return (...given: unknown[]) => slow(member.apply(target, given));
        return async (...given: unknown[]) => {
          reached();
          await gate;
          return member.apply(target, given);
        };
      },
    });
  const app = createApp(servicesOf);
  // Batches require the original statements.
  const DB = slow(env.DB);
  const surrounded = { ...env, DB } as unknown as Env;
  return {
    /** Pauses database calls from now on; resolves when the first one waits. */
    hold() {
      ({ promise: gate, resolve: release } = Promise.withResolvers<void>());
      const { promise, resolve } = Promise.withResolvers<void>();
      reached = resolve;
      return promise;
    },
    release: () => release(),
    request(path: string, init: RequestInit = {}): Promise<Response> {
      const context = {
        waitUntil: (work: Promise<unknown>) => void background.push(work),
        passThroughOnException() {},
      };
      const request = new Request(`${ORIGIN}${path}`, init);
      return Promise.resolve(app.fetch(request, surrounded, context as never));
    },
  };
};

const rowsOf = async (key: string): Promise<number> => {
  const row = await env.DB.prepare(
    `SELECT count(*) AS total FROM quote_requests WHERE json_extract(contact, '$.email') = ?`,
  )
    .bind(key)
    .first<{ total: number }>();
  return row?.total ?? -1;
};

const sent = (email: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
  body: JSON.stringify({
    contact: { name: 'Dana', email },
    items: [],
    texts: ['12 pieces of AS568-214'],
    _key: `key-${email}`,
  }),
});

describe('a client that disconnects', () => {
  test.each(['/shop/orings', `/api/pricing/${PART.usual}`, '/product/fk7502-214/fk7502-214.pdf', '/cart'])(
    'during %s is not logged as an error',
    async (path) => {
      const { request } = isolate();
      const client = new AbortController();
      const response = request(path, { signal: client.signal });
      client.abort();
      const { body } = await response;
      await body?.cancel();
      expect(failures()).toEqual([]);
    },
  );

  test('before the page is rendered ends with status 499', async () => {
    const { request } = isolate();
    const client = new AbortController();
    client.abort();
    const response = await request('/cart', { signal: client.signal });
    expect(response.status).toBe(499);
    expect(failures()).toEqual([]);
  });

  test('leaves the render of a shared page to another client that waits for it', async () => {
    const { request, hold, release } = isolate();
    const paused = hold();
    const client = new AbortController();
    const first = request('/shop/orings', { signal: client.signal });
    await paused;
    const second = request('/shop/orings');
    client.abort();
    release();
    const response = await second;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
    await (await first).body?.cancel();
    expect(failures()).toEqual([]);
  });

  test('while a quote request is stored does not prevent storing it once, completely, with its mails', async () => {
    const { request, hold, release } = isolate();
    const paused = hold();
    const client = new AbortController();
    const response = request('/api/quotes', { ...sent('left@buyer.example'), signal: client.signal });
    await paused;
    client.abort();
    release();
    await response;
    await Promise.allSettled(background);
    expect(await rowsOf('left@buyer.example')).toBe(1);
    const mails = await env.DB.prepare(
      `SELECT count(*) AS total FROM quote_mails WHERE quote_id IN
        (SELECT id FROM quote_requests WHERE json_extract(contact, '$.email') = ?)`,
    )
      .bind('left@buyer.example')
      .first<{ total: number }>();
    expect(mails?.total).toBe(2);
    await request('/api/quotes', sent('left@buyer.example'));
    expect(await rowsOf('left@buyer.example')).toBe(1);
  });
});

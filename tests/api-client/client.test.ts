import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { CanyonApiError, type ClientOptions, createClient, type Part } from '../../src/api-client/index.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const problem = (status: number, body: object = {}, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ title: 'No.', status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });

/** Returns a client whose requests get these responses in turn, the last one again and again. */
const clientFor = (responses: readonly (() => Response)[], options: Partial<ClientOptions> = {}) => {
  const sent: Sent[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/',
    fetch: async (url, init) => {
      sent.push({ url, init });
      init.signal?.throwIfAborted();
      const response = responses[Math.min(sent.length, responses.length) - 1];
      if (!response) throw new TypeError('There is no response.');
      return response();
    },
    ...options,
  });
  return { client, sent };
};
const keyOf = ({ init }: Sent): string => new Headers(init.headers).get('Idempotency-Key') ?? '';
const errorOf = (call: Promise<unknown>): Promise<CanyonApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => (error instanceof CanyonApiError ? error : Promise.reject(error)),
  );

const listed = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requests', () => {
  test('have input in the path, the query or the body', async () => {
    const { client, sent } = clientFor([() => json({})]);
    await client.getPart({ part_number: 'A/B 1' });
    await client.listParts({ material: 'fkm', limit: 10, cursor: undefined } as never);
    await client.listParts();
    await client.priceParts({ lines: [{ part_number: 'FK7502-214', quantity: 200 }] });
    expect(sent.map(({ url, init: { method, body } }) => [method, url, body])).toEqual([
      ['GET', 'https://shop.example/api/v1/parts/A%2FB%201', undefined],
      ['GET', 'https://shop.example/api/v1/parts?material=fkm&limit=10', undefined],
      ['GET', 'https://shop.example/api/v1/parts', undefined],
      ['POST', 'https://shop.example/api/v1/prices', '{"lines":[{"part_number":"FK7502-214","quantity":200}]}'],
    ]);
  });

  test('have the types of the OpenAPI document', () => {
    const { client } = clientFor([]);
    expectTypeOf(client.getPart).parameter(0).toEqualTypeOf<{ readonly part_number: string }>();
    expectTypeOf(client.getPart).returns.resolves.toHaveProperty('part').toEqualTypeOf<Part>();
    expectTypeOf(client.getPartFiles).returns.resolves.toEqualTypeOf<ArrayBuffer>();
    // @ts-expect-error: the input is required.
    const misuse = () => client.getPart();
    // @ts-expect-error: sizes have no cursor.
    const noList = () => client.each('listSizes', {});
    expect([misuse, noList]).toHaveLength(2);
  });

  test('that store something have a key, new for each call and the same for each attempt', async () => {
    const { client, sent } = clientFor([() => problem(503, {}, { 'Retry-After': '1' }), () => json({ id: 'a' }, 201)]);
    const quote = { contact: { name: 'Ada', email: 'ada@plant.example' }, texts: ['seal kit'] };
    const first = client.sendQuote(quote);
    await vi.runAllTimersAsync();
    await first;
    await client.sendQuote(quote, { idempotencyKey: 'order-2026-000001' });
    await client.sendQuote(quote);
    const [one, again, own, next] = sent.map(keyOf);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(one);
    expect(own).toBe('order-2026-000001');
    expect(next).not.toBe(one);
    await client.listSizes();
    expect(keyOf(sent.at(-1) as Sent)).toBe('');
  });
});

describe('errors', () => {
  test('have status, code, problems and what happened', async () => {
    const problems = [{ parameter: 'lines.0.quantity', message: 'must be a number.' }];
    const { client } = clientFor([() => problem(400, { code: 'bad-input', detail: 'Line 1.', problems })]);
    const error = await errorOf(client.listSizes());
    expect(error).toMatchObject({ status: 400, code: 'bad-input', problems, message: 'No. Line 1.', reference: '' });
  });

  test.each(['<h1>Bad gateway</h1>', '', '[]', '{"title":5,"problems":[5]}', 'null'])(
    'of something else than the API are errors too: %j',
    async (text) => {
      const { client } = clientFor([() => new Response(text, { status: 502 })]);
      const error = await errorOf(client.listSizes());
      expect(error).toMatchObject({ status: 502, code: '', message: 'The server responded with status 502.' });
    },
  );

  test('of the network are passed on', async () => {
    await expect(clientFor([]).client.listSizes()).rejects.toThrow(TypeError);
  });
});

describe('429 and 503', () => {
  test('are repeated after Retry-After, at most twice', async () => {
    const { client, sent } = clientFor([() => problem(429, { code: 'too-many' }, { 'Retry-After': '7' })]);
    const failed = errorOf(client.listSizes());
    await vi.advanceTimersByTimeAsync(6_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(await failed).toMatchObject({ status: 429, code: 'too-many', retryAfterSeconds: 7 });
    expect(sent).toHaveLength(3);
  });

  test('succeed when a later attempt does, with a date or without the header', async () => {
    vi.setSystemTime('2026-11-26T10:00:00Z');
    const until = 'Thu, 26 Nov 2026 10:00:30 GMT';
    const { client, sent } = clientFor([
      () => problem(503),
      () => problem(503, {}, { 'Retry-After': until }),
      () => json({ items: [] }),
    ]);
    const sizes = client.listSizes();
    await vi.runAllTimersAsync();
    expect(await sizes).toEqual({ items: [] });
    expect(sent).toHaveLength(3);
  });

  test('are thrown at once if the wait is too long, or repeating is switched off', async () => {
    for (const options of [{}, { retries: 0 }]) {
      const seconds = 'retries' in options ? '1' : '43200';
      const { client, sent } = clientFor([() => problem(429, {}, { 'Retry-After': seconds })], options);
      expect((await errorOf(client.listSizes())).retryAfterSeconds).toBe(Number(seconds));
      expect(sent).toHaveLength(1);
    }
  });

  test('are not awaited after the signal is aborted', async () => {
    const { client, sent } = clientFor([() => problem(429, {}, { 'Retry-After': '30' })]);
    const controller = new AbortController();
    const call = client.listSizes({}, { signal: controller.signal });
    const failed = expect(call).rejects.toThrow('Enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('Enough'));
    await failed;
    expect(sent).toHaveLength(1);
    await expect(client.listSizes({}, { signal: controller.signal })).rejects.toThrow('Enough');
  });

  test.each([400, 404, 410, 422, 500, 502])('%i is not repeated', async (status) => {
    const { client, sent } = clientFor([() => problem(status, {}, { 'Retry-After': '1' })]);
    expect((await errorOf(client.listSizes())).status).toBe(status);
    expect(sent).toHaveLength(1);
  });
});

describe('lists', () => {
  const pages = [
    () => json({ items: [1, 2], next_cursor: 'a.2' }),
    () => json({ items: [], next_cursor: 'a.3' }),
    () => json({ items: [3], next_cursor: null }),
  ];

  test('yield the items of all pages', async () => {
    const { client, sent } = clientFor(pages);
    expect(await listed(client.each('listParts', { material: 'fkm' }))).toEqual([1, 2, 3]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?material=fkm',
      '?material=fkm&cursor=a.2',
      '?material=fkm&cursor=a.3',
    ]);
    expect(await listed(clientFor(pages).client.pages('listParts', {}))).toHaveLength(3);
  });

  test('request no page that is not read', async () => {
    const { client, sent } = clientFor(pages);
    for await (const part of client.each('listParts', {})) if (part) break;
    expect(sent).toHaveLength(1);
  });

  test('end with the error of a page', async () => {
    const [first] = pages;
    const { client } = clientFor([...(first ? [first] : []), () => problem(410, { code: 'catalog-changed' })]);
    const error = await errorOf(listed(client.each('listParts', {})));
    expect(error.code).toBe('catalog-changed');
  });
});

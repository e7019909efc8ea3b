import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { hostedPages } from '../../../src/server/content/hosted-pages.ts';
import { APP_PAGES, pageList } from '../../../src/server/content/page-list.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const serve = (
  answer: (url: URL) => { status?: number; body: string } | null,
): Promise<{ host: string; asked: URL[] }> =>
  new Promise((resolve) => {
    const asked: URL[] = [];
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://builder.test');
      asked.push(url);
      const given = answer(url);
      if (given) response.writeHead(given.status ?? 200, { 'Content-Type': 'application/json' }).end(given.body);
    }).listen(0, '127.0.0.1', () => {
      resolve({ host: `http://127.0.0.1:${(server?.address() as AddressInfo | null)?.port}`, asked });
    });
  });

const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    id: `e${from + at}`,
    name: `Page ${from + at}`,
    data: { title: `Title ${from + at}`, url: `/page-${from + at}` },
  }));

test('reads 30 published pages a request until there are no more', async () => {
  const { host, asked } = await serve((url) => {
    const offset = Number(url.searchParams.get('offset') ?? 0);
    return { body: JSON.stringify({ results: entries(offset, Math.min(offset + 30, 65)) }) };
  });
  const pages = await hostedPages({ apiKey: 'key', host });
  expect(pages).toHaveLength(65);
  expect(pages[64]).toEqual({ id: 'e64', title: 'Title 64', url: '/page-64' });
  expect(asked.map((url) => url.searchParams.get('apiKey'))).toEqual(['key', 'key', 'key']);
  expect(asked[0]?.searchParams.get('userAttributes')).toBe('{}');
});

test('leaves out entries without an address of this site', async () => {
  const { host } = await serve(() => ({
    body: JSON.stringify({
      results: [
        { id: 'a', name: 'No data' },
        { id: 'b', name: 'Elsewhere', data: { url: 'https://evil.example' } },
        { id: 'c', name: 'By its name', data: { url: '/here' } },
      ],
    }),
  }));
  expect(await hostedPages({ apiKey: 'key', host })).toEqual([{ id: 'c', title: 'By its name', url: '/here' }]);
});

test.each([
  ['an error', () => ({ status: 500, body: 'oops' })],
  ['never', () => null],
])('rejects when the service answers %s', async (_, answer) => {
  const { host } = await serve(answer);
  await expect(hostedPages({ apiKey: 'key', host })).rejects.toThrow();
});

test('an answer without results counts as no pages', async () => {
  const { host } = await serve(() => ({ body: '{"message":"no such key"}' }));
  expect(await hostedPages({ apiKey: 'key', host })).toEqual([]);
});

test('the list holds the hosted pages and the embedded ones they lack, and never throws', async () => {
  const embedded = async () => [
    { id: 1, title: 'Front page', url: '/' },
    { id: 2, title: 'Old title', url: '/about' },
  ];
  const hosted = async () => [{ id: 'x', title: 'New title', url: '/about' }];
  const fails = async () => Promise.reject(new Error('away'));
  const own = APP_PAGES.map(({ title }) => title);
  const titles = async (sources: Parameters<typeof pageList>[0]): Promise<string[]> =>
    (await pageList(sources).all()).map(({ title }) => title);
  expect(await titles({ hosted, embedded })).toEqual([...own, 'New title', 'Front page']);
  expect(await titles({ hosted: fails, embedded })).toEqual([...own, 'Front page', 'Old title']);
  expect(await titles({ hosted: null, embedded: fails })).toEqual(own);
});

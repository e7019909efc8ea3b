import { afterEach, expect, test, vi } from 'vitest';
import type { SizePage } from '../../../../src/domain/shop/catalog/rows/size-page.ts';
import { directusStore } from '../../../../src/server/backend/directus-store.ts';
import type { Backend } from '../../../../src/server/backend/port.ts';
import { cachedBackend } from '../../../../src/server/cache/cached-backend.ts';
import { clientOver, directusClient } from '../../../../src/server/directus/client.ts';
import { fakeKv } from '../../../support/services/fake-kv.ts';
import { appWith, backendWith } from '../../../support/services/fake-services.ts';

afterEach(() => void vi.restoreAllMocks());

const ROWS = [
  { id: 1, size_metric: '40X3', cs_mm: '3.00000', id_mm: '40.00000' },
  { id: 2, size_metric: '41X3', cs_mm: 3, id_mm: 41 },
];

/** The site on a server that returns `answer` and records its requests. */
const siteOn = (answer: (url: URL) => Response) => {
  const requests: string[] = [];
  const client = directusClient({
    url: 'http://backend.example',
    now: () => 0,
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url);
      requests.push(pathname + search);
      return answer(new URL(url));
    },
  });
  const backend = cachedBackend(backendWith(directusStore(client)) as Backend, { kv: fakeKv(), now: () => 0 });
  const app = appWith({ backend });
  const codes = async (query: string): Promise<string[]> => {
    const page = (await (await app.request(`/api/sizes${query}`)).json()) as SizePage;
    return page.items.map(({ code }) => code);
  };
  const text = async (query: string): Promise<string> => (await app.request(`/api/sizes${query}`)).text();
  return { requests, codes, text };
};

test('queries the backend’s table of metric sizes as specified and caches it', async () => {
  const { requests, codes } = siteOn(() => Response.json({ data: ROWS }));
  expect(await codes('?standard=metric')).toEqual(['40X3', '41X3']);
  expect(await codes('?standard=metric&id=41')).toEqual(['41X3']);
  expect(await codes('?standard=all')).toContain('40X3');
  expect(requests.toSorted()).toEqual(['/items/metric_sizes?limit=10000000', '/items/metric_sizes?sort=-id&limit=1']);
});

test('reads page by page when the server refuses the row limit', async () => {
  const { requests, codes } = siteOn(({ searchParams }) => {
    const limit = Number(searchParams.get('limit'));
    const message = 'Invalid query. "limit" must be less than or equal to 1.';
    const errors = [{ message, extensions: { code: 'INVALID_QUERY' } }];
    if (limit > 1) return Response.json({ errors }, { status: 400 });
    const offset = Number(searchParams.get('offset') ?? 0);
    return Response.json({ data: ROWS.slice(offset, offset + limit) });
  });
  expect(await codes('?standard=metric')).toEqual(['40X3', '41X3']);
  expect(requests).toContain('/items/metric_sizes?limit=10000000');
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['lists none', () => Response.json({ data: [] })],
])('falls back to the metric sizes of the index when the backend %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await siteOn(answer).codes('?standard=metric')).toEqual(['10X2.5', '24X3', '70X3']);
});

test('AS568 and JIS sizes send no request to the backend', async () => {
  const { requests, codes } = siteOn(() => Response.json({ data: ROWS }));
  expect((await codes('?standard=usa')).length).toBeGreaterThan(0);
  await codes('?standard=japanese');
  expect(requests).toEqual([]);
});

test('a page is byte-identical from the backend’s table and from the index', async () => {
  const rows = [
    { id: 1, size_metric: '10X2.5', cs_mm: 2.5, id_mm: 10 },
    { id: 2, size_metric: '24X3', cs_mm: 3, id_mm: 24 },
    { id: 3, size_metric: '70X3', cs_mm: 3, id_mm: 70 },
  ];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const well = siteOn(() => Response.json({ data: rows }));
  const away = siteOn(() => new Response('', { status: 500 }));
  for (const standard of ['metric', 'all', 'usa']) {
    const text = await well.text(`?standard=${standard}`);
    expect(await away.text(`?standard=${standard}`), standard).toBe(text);
    expect(text).toMatch(/^\{"items":\[\{"code":"[^"]+","standard":"\w+","idMm":[\d.]+,"csMm":[\d.]+\}/);
  }
});

test('requests all rows and the last row concurrently', async () => {
  const many = Array.from({ length: 1999 }, (_, at) => ({
    id: at + 1,
    size_metric: `${at + 1}X3`,
    cs_mm: 3,
    id_mm: at,
  }));
  const started: string[] = [];
  const client = clientOver(({ query }) => {
    started.push(JSON.stringify(query));
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push(() => resolve(query.limit === 1 ? many.slice(-1) : many));
    return promise;
  });
  const answers: (() => void)[] = [];
  const read = directusStore(client).metricSizes();
  // Both calls are in progress before the first response.
  expect(started).toHaveLength(2);
  for (const answer of answers) answer();
  expect(await read).toHaveLength(1999);
  expect(started).toHaveLength(2);
});

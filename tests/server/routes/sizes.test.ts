import { afterEach, expect, test, vi } from 'vitest';
import type { SizePage } from '../../../src/domain/api/sizes.ts';
import { directusStore } from '../../../src/server/backend/directus-store.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { cachedBackend } from '../../../src/server/cache/cached-backend.ts';
import { directusClient } from '../../../src/server/directus/client.ts';
import { fakeKv } from '../../support/fake-kv.ts';
import { appWith, backendWith } from '../../support/fake-services.ts';

afterEach(() => void vi.restoreAllMocks());

const ROWS = [
  { id: 1, size_metric: '40X3', cs_mm: '3.00000', id_mm: '40.00000' },
  { id: 2, size_metric: '41X3', cs_mm: 3, id_mm: 41 },
];

/** The site on a server that answers so, and what it was asked. */
const siteOn = (answer: (url: URL) => Response) => {
  const asked: string[] = [];
  const client = directusClient({
    url: 'http://backend.example',
    now: () => 0,
    fetch: ({ url }) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      return answer(new URL(url));
    },
  });
  const backend = cachedBackend(backendWith(directusStore(client)) as Backend, { kv: fakeKv(), now: () => 0 });
  const app = appWith({ backend });
  const codes = async (query: string): Promise<string[]> => {
    const page = (await (await app.request(`/api/sizes${query}`)).json()) as SizePage;
    return page.items.map(({ code }) => code);
  };
  return { asked, codes };
};

test('metric sizes are the backend’s table, asked for as the specification has it, and kept', async () => {
  const { asked, codes } = siteOn(() => Response.json({ data: ROWS }));
  expect(await codes('?standard=metric')).toEqual(['40X3', '41X3']);
  expect(await codes('?standard=metric&id=41')).toEqual(['41X3']);
  expect(await codes('?standard=all')).toContain('40X3');
  expect(asked).toEqual(['/items/metric_sizes?limit=10000000']);
});

test('a server that refuses so many rows is read page by page', async () => {
  const { asked, codes } = siteOn(({ searchParams }) => {
    const limit = Number(searchParams.get('limit'));
    const message = 'Invalid query. "limit" must be less than or equal to 1.';
    const errors = [{ message, extensions: { code: 'INVALID_QUERY' } }];
    if (limit > 1) return Response.json({ errors }, { status: 400 });
    const offset = Number(searchParams.get('offset') ?? 0);
    return Response.json({ data: ROWS.slice(offset, offset + limit) });
  });
  expect(await codes('?standard=metric')).toEqual(['40X3', '41X3']);
  expect(asked[0]).toBe('/items/metric_sizes?limit=10000000');
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['lists none', () => Response.json({ data: [] })],
])('the index has the metric sizes too, for a backend that %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await siteOn(answer).codes('?standard=metric')).toEqual(['10X2.5', '24X3', '70X3']);
});

test('AS568 and JIS sizes ask nothing of the backend', async () => {
  const { asked, codes } = siteOn(() => Response.json({ data: ROWS }));
  expect((await codes('?standard=usa')).length).toBeGreaterThan(0);
  await codes('?standard=japanese');
  expect(asked).toEqual([]);
});

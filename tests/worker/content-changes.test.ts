import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CHECK_MS, contentChanges, LIST_KEY, pageKey } from '../../src/server/content/content-changes.ts';
import { createTables } from './small-data.ts';

beforeAll(createTables);

let later = 0;
const now = (): number => Date.now() + later;

afterEach(() => vi.restoreAllMocks());

test('an isolate sees a change noted by another two seconds later; other pages are unaffected', async () => {
  const [noting, other] = [contentChanges(env.DB, now), contentChanges(env.DB, now)];
  expect((await other.latest())(LIST_KEY)).toBe(0);
  const at = now();
  await noting.note({ kind: 'page', id: 'p1' });
  expect((await noting.latest())(pageKey('p1'))).toBeGreaterThanOrEqual(at);
  later += CHECK_MS;
  const known = await other.latest();
  expect(known(pageKey('p1'))).toBeGreaterThanOrEqual(at);
  expect(known(LIST_KEY)).toBeGreaterThanOrEqual(at);
  expect(known(pageKey('p2'))).toBe(0);
});

test('a change of everything affects every page; the later one counts; old ones are deleted', async () => {
  const changes = contentChanges(env.DB, now);
  await changes.note({ kind: 'page', id: 'p3' });
  later += 60_000;
  const at = now();
  await changes.note({ kind: 'all' });
  expect((await changes.latest())(pageKey('p3'))).toBeGreaterThanOrEqual(at);
  later += 25 * 60 * 60_000;
  await changes.note({ kind: 'page', id: 'p4' });
  const { results } = await env.DB.prepare('SELECT what FROM content_changes ORDER BY what').all<{ what: string }>();
  expect(results.map(({ what }) => what)).toEqual(['page/p4', 'pages']);
});

test('a hundred concurrent page views cause one read', async () => {
  const changes = contentChanges(env.DB, now);
  const prepare = vi.spyOn(env.DB, 'prepare');
  await Promise.all(Array.from({ length: 100 }, () => changes.latest()));
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('ignores an unavailable database, and queries it again only after half a minute', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const prepare = vi.fn(() => {
    throw new Error('away');
  });
  const changes = contentChanges({ ...env.DB, prepare } as never, now);
  for (let visit = 0; visit < 5; visit++) expect((await changes.latest())(LIST_KEY)).toBe(0);
  expect(prepare).toHaveBeenCalledTimes(1);
  later += 30_000;
  await changes.latest();
  expect(prepare).toHaveBeenCalledTimes(2);
});

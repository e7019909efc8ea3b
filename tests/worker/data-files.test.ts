import { env, exports } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { unpackSnapshot } from '../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { embeddedBackend } from '../../src/server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../src/server/catalog/build-snapshot.ts';
import { publishSnapshot } from '../../src/server/catalog/publish.ts';
import { writeData } from '../../src/server/data/write-data.ts';
import type { Steps } from '../../src/server/sync/steps.ts';
import { insertSmallData } from './small-data.ts';

const get = (path: string, init?: RequestInit) =>
  exports.default.fetch(`http://store.test${path}`, { redirect: 'manual', ...init });

const steps: Steps = { do: (_, work) => work() };

let version: string;

beforeAll(async () => {
  await insertSmallData();
  const { snapshot, parts } = await buildSnapshot(embeddedBackend(env.DB));
  ({ version } = openCatalog(snapshot.slice()));
  const published = { version, parts, cursor: null, publishedAt: Date.now() };
  await publishSnapshot(env.CACHE, snapshot, published);
  const bucket = env.DATA;
  if (bucket === undefined) throw new Error('wrangler.toml binds no bucket for data files.');
  const nothing = async (): Promise<void> => undefined;
  await writeData('full', published, { steps, bucket, kv: env.CACHE, pause: nothing, note: nothing });
});

const unzipped = async (response: Response): Promise<string> =>
  new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();

test('workerd writes files to R2 and streams them', async () => {
  const response = await get(`/data/${version}/parts.csv.gz`);
  expect(response.status).toBe(200);
  const length = Number(response.headers.get('Content-Length'));
  expect(length).toBeGreaterThan(0);
  const lines = (await unzipped(response)).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatch(/^part_number,description,/);
  expect(lines.find((line) => line.startsWith('Special-7,'))).toContain('NB7001');
  const end = await get(`/data/${version}/parts.csv.gz`, { headers: { Range: 'bytes=-4' } });
  expect([end.status, end.headers.get('Content-Range')]).toEqual([206, `bytes ${length - 4}-${length - 1}/${length}`]);
  expect((await end.bytes()).length).toBe(4);
  const parquet = await (await get(`/data/${version}/parts.parquet`)).bytes();
  expect(new TextDecoder().decode(parquet.slice(-4))).toBe('PAR1');
});

test('the files have no hidden price, no hidden stock and no vendor', async () => {
  const lines = async (table: string): Promise<string[]> =>
    (await unzipped(await get(`/data/${version}/${table}.csv.gz`))).split('\r\n').filter(Boolean).slice(1);
  expect((await lines('parts')).find((line) => line.startsWith('FK7502-P10,'))).toMatch(/,FK7502,$/);
  expect((await lines('price_lists')).join()).not.toContain(',0.90,');
  // 4200 + 100 + 50 pieces, without the hidden 900.
  expect(await lines('stock')).toContain('FK7502-214,1284,4350');
  const { objects } = (await env.DATA?.list()) ?? { objects: [] };
  for (const { key } of objects.filter((one) => one.key.endsWith('.jsonl.gz'))) {
    const stored = await env.DATA?.get(key);
    const text = await unzipped(new Response(stored?.body as unknown as ReadableStream));
    expect(text).not.toMatch(/North|South/);
  }
});

test('workerd sends the search index with gzip once', async () => {
  const response = await get(`/catalog-index/${version}`);
  expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, 'gzip']);
  // `bytes` decodes the declared encoding, as a browser does.
  expect(openCatalog(unpackSnapshot(await response.bytes())).parts).toBe(6);
});

test('/api/v1/changes has no changes since the current version', async () => {
  const response = await get(`/api/v1/changes?since=${version}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ to_version: version, items: [] });
});

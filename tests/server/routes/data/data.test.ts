import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { changesEndpoint } from '../../../../src/domain/site/api/v1/changes.ts';
import { dataReader } from '../../../../src/server/data/data-reader.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';
import { dataSite } from '../../../support/data/data-site.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const site = dataSite();
let app: ReturnType<typeof appWith>;
let newest: string;
let earlier: string;

interface ListedFile {
  readonly url: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface Manifest {
  readonly versions: readonly { readonly version: string; readonly files: readonly ListedFile[] }[];
  readonly changes: readonly { readonly from_version: string; readonly files: readonly ListedFile[] }[];
  readonly tables: Readonly<Record<string, { readonly key: readonly string[] }>>;
}

const manifest = async (): Promise<Manifest> => (await app.request('/data/manifest.json')).json() as Promise<Manifest>;
const filePath = (name: string): string => `/data/${newest}/${name}`;

beforeAll(async () => {
  const { parts } = SMALL_CATALOG;
  for (const count of [15, 16, 17]) await site.publish({ ...SMALL_CATALOG, parts: parts.slice(0, count) });
  ({
    catalog: { version: earlier },
  } = await site.publish({ ...SMALL_CATALOG, parts: parts.slice(0, 18) }));
  const { catalog, publishedAt } = await site.publish(SMALL_CATALOG);
  newest = catalog.version;
  app = appWith({
    data: dataReader(site.bucket),
    catalog: { get: async () => catalog, state: () => ({ version: newest, parts: catalog.parts, publishedAt }) },
  });
});

describe('data files', () => {
  test('the manifest lists files that can be downloaded, with bytes, checksum and columns', async () => {
    const { versions, changes, tables } = await manifest();
    expect(versions.map(({ version }) => version).slice(0, 2)).toEqual([newest, earlier]);
    expect(versions).toHaveLength(3);
    expect(tables.parts?.key).toEqual(['part_number']);
    const listed = [...versions, ...changes].flatMap(({ files }) => files);
    for (const { url, bytes, sha256 } of listed) {
      const response = await app.request(new URL(url).pathname);
      expect(response.status).toBe(200);
      const content = Buffer.from(await response.arrayBuffer());
      expect(content.byteLength).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(response.headers.get('ETag')).toBe(`"${sha256}"`);
    }
  });

  test('are immutable, open to other origins, and not decoded by clients', async () => {
    const { headers } = await app.request(filePath('parts.csv.gz'));
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('application/gzip');
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="parts.csv.gz"');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await app.request(filePath('sizes.parquet'))).headers.get('Content-Type')).toBe(
      'application/vnd.apache.parquet',
    );
  });

  test('are sent in ranges, so that a download can continue', async () => {
    const whole = await (await app.request(filePath('parts.jsonl.gz'))).bytes();
    const ask = (range: string, more: Record<string, string> = {}) =>
      app.request(filePath('parts.jsonl.gz'), { headers: { Range: range, ...more } });
    const part = await ask('bytes=10-19');
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${whole.length}`);
    expect(part.headers.get('Content-Length')).toBe('10');
    expect(await part.bytes()).toEqual(whole.slice(10, 20));
    const none = await ask(`bytes=${whole.length}-`);
    expect([none.status, none.headers.get('Content-Range')]).toEqual([416, `bytes */${whole.length}`]);
    expect((await ask('bytes=10-19', { 'If-Range': '"another"' })).status).toBe(200);
    expect((await ask('bytes=10-19', { 'If-Range': part.headers.get('ETag') ?? '' })).status).toBe(206);
  });

  test('have no body for HEAD and If-None-Match', async () => {
    const head = await app.request(filePath('parts.parquet'), { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(100);
    expect((await head.bytes()).length).toBe(0);
    const same = await app.request(filePath('parts.parquet'), {
      headers: { 'If-None-Match': head.headers.get('ETag') ?? '' },
    });
    expect(same.status).toBe(304);
  });

  test('have the newest version at a fixed path', async () => {
    const response = await app.request('/data/latest/sizes.csv.gz');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(filePath('sizes.csv.gz'));
    expect((await app.request('/data/latest/none.csv.gz')).status).toBe(404);
  });

  test.each([
    ['/data/0123456789abcdef/parts.csv.gz', 404, 'not-found'],
    ['/data/latest/index.json', 404, 'not-found'],
    ['/data/..%2F..%2Findex.json/x', 404, 'not-found'],
  ])('%s is a problem with a code', async (path, status, code) => {
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code });
  });

  test('an expired version is gone, a file that no version has is unknown', async () => {
    const { catalog } = await dataSite().publish({ ...SMALL_CATALOG, parts: SMALL_CATALOG.parts.slice(0, 15) });
    const expired = await app.request(`/data/${catalog.version}/parts.csv.gz`);
    expect(expired.status).toBe(410);
    expect(await expired.json()).toMatchObject({ code: 'version-expired' });
    for (const name of ['index.json', 'parts.xlsx', '..%2Findex.json', `${'a'.repeat(500)}.csv.gz`]) {
      expect((await app.request(filePath(name))).status).toBe(404);
    }
  });

  test('other methods are rejected with Allow', async () => {
    for (const path of [filePath('parts.csv.gz'), '/data/manifest.json', '/data/latest/sizes.csv.gz']) {
      const response = await app.request(path, { method: 'POST' });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  test('a bucket that fails is a 503 problem', async () => {
    const failing = {
      ...site.bucket,
      get: async () => {
        throw new Error('R2 is down.');
      },
    };
    const broken = appWith({ data: dataReader(failing) });
    for (const path of [filePath('parts.csv.gz'), `/api/v1/changes?since=${earlier}`]) {
      const response = await broken.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(await response.json()).toMatchObject({ code: 'files-unavailable' });
    }
  });
});

describe('/data', () => {
  test('lists versions, files and columns as a page, and as JSON for programs', async () => {
    const page = await app.request('/data', { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const text of [newest, earlier, filePath('parts.csv.gz'), filePath('stock.parquet'), 'price_list_id']) {
      expect(html).toContain(text);
    }
    expect(html).toContain(`/data/${newest}/changes-${earlier}-${newest}.jsonl.gz`);
    const json = await app.request('/data', { headers: { Accept: 'application/json' } });
    expect(json.headers.get('Vary')).toContain('Accept');
    expect(await json.json()).toEqual(await manifest());
  });

  test('says so when there are no files yet', async () => {
    const html = await (await appWith().request('/data')).text();
    expect(html).toContain('There are no files yet.');
    expect((await appWith().request('/data/manifest.json')).status).toBe(200);
  });
});

describe('GET /api/v1/changes', () => {
  const path = (query: string): string => `/api/v1/changes?${query}`;

  test('lists the changes since a version in pages', async () => {
    const response = await app.request(path(`since=${earlier}&limit=1`));
    expect(response.status).toBe(200);
    const first = v.parse(changesEndpoint.response, await response.json());
    expect(first).toMatchObject({ from_version: earlier, to_version: newest });
    expect(first.items).toHaveLength(1);
    const second = await app.request(path(`since=${earlier}&limit=500&cursor=${first.next_cursor}`));
    const rest = v.parse(changesEndpoint.response, await second.json());
    expect(rest.items).toHaveLength(first.total_items - 1);
    expect(rest.next_cursor).toBeNull();
    const none = await (await app.request(path(`since=${newest}`))).json();
    expect(none).toEqual({ from_version: newest, to_version: newest, total_items: 0, items: [], next_cursor: null });
  });

  test('has an ETag that does not change without a new version', async () => {
    const response = await app.request(path(`since=${earlier}`));
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const again = await app.request(path(`since=${earlier}`), { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect((await app.request(path(`since=${newest}`))).headers.get('ETag')).not.toBe(etag);
  });

  test.each([
    ['', 400, 'bad-input', 'since'],
    ['since=x', 400, 'bad-input', 'since'],
    ['since=0123456789abcdef&limit=501', 400, 'bad-input', 'limit'],
    ['since=0123456789abcdef&limit=0', 400, 'bad-input', 'limit'],
    ['since=0123456789abcdef&cursor=1', 400, 'bad-input', 'cursor'],
    ['since=0123456789abcdef&page=1', 400, 'bad-input', 'page'],
    ['since=0123456789abcdef', 410, 'version-expired', undefined],
  ])('%s is a problem', async (query, status, code, parameter) => {
    const response = await app.request(path(query));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, ...(parameter && { parameter }) });
  });
});

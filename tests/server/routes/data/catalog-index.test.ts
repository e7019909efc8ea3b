import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { unpackSnapshot } from '../../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { readSnapshot } from '../../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { applyValuePatches, readValuePatches } from '../../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import { dataReader } from '../../../../src/server/data/data-reader.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';
import { dataSite } from '../../../support/data/data-site.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const site = dataSite();
const read: string[] = [];
let app: ReturnType<typeof appWith>;
let first: string;
let newest: string;

beforeAll(async () => {
  const versions: string[] = [];
  for (const onHand of [1, 2, 3]) {
    const parts = SMALL_CATALOG.parts.map((part, at) => (at === 3 ? { ...part, onHand } : part));
    versions.push((await site.publish({ ...SMALL_CATALOG, parts })).catalog.version);
  }
  [first = '', newest = ''] = [versions[0], versions[2]];
  const { bucket } = site;
  const get = ((key: string) => {
    read.push(key);
    return bucket.get(key);
  }) as typeof bucket.get;
  app = appWith({ data: dataReader({ get }) });
});

/** Returns the body as a browser decodes it: `app.request` does not decompress. */
const decoded = async (path: string): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await (await app.request(path)).bytes()));

describe('/catalog-index', () => {
  test('sends the stored bytes of a version with gzip, immutable and for this site only', async () => {
    const response = await app.request(`/catalog-index/${newest}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await response.bytes()).toEqual(new Uint8Array(site.bucket.objects.get(`index/${newest}.gz`) ?? []));
  });

  test('sends what changed since an earlier version', async () => {
    const values = readValuePatches(await decoded(`/catalog-index/${newest}/from/${first}`));
    expect(values.map(({ onHand }) => onHand)).toEqual([3]);
    const patched = applyValuePatches(unpackSnapshot(await decoded(`/catalog-index/${first}`)), values);
    expect(readSnapshot(patched).version).toBe(
      readSnapshot(unpackSnapshot(await decoded(`/catalog-index/${newest}`))).version,
    );
  });

  test('sends no body for HEAD', async () => {
    const response = await app.request(`/catalog-index/${newest}`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each([
    ['an unknown version', () => '/catalog-index/0123456789abcdef'],
    ['an unknown earlier version', () => `/catalog-index/${newest}/from/0123456789abcdef`],
    ['a later version as the earlier one', () => `/catalog-index/${first}/from/${newest}`],
    ['the same version', () => `/catalog-index/${newest}/from/${newest}`],
  ])('returns 404 for %s', async (_, path) => {
    const response = await app.request(path());
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([404, null]);
    expect(response.headers.get('Cache-Control')).not.toContain('immutable');
  });

  test.each([
    '..%2findex.json',
    '%2e%2e%2fuploads%2fdrawing.pdf',
    'index.json%00',
    '0123456789ABCDEF',
    '0123456789abcdef.gz',
    '0123456789abcdef%0a',
    'a'.repeat(5000),
    '%F0%9F%92%A5',
    '__proto__',
  ])('returns 404 for the version %s without reading the bucket', async (hostile) => {
    read.length = 0;
    for (const path of [hostile, `${newest}/from/${hostile}`, `${hostile}/from/${newest}`]) {
      expect((await app.request(`/catalog-index/${path}`)).status).toBe(404);
    }
    expect(read).toEqual([]);
  });

  test('returns 503 if the bucket fails', async () => {
    const get = (async () => {
      throw new Error('away');
    }) as typeof site.bucket.get;
    const response = await appWith({ data: dataReader({ get }) }).request(`/catalog-index/${newest}`);
    expect(response.status).toBe(503);
  });
});

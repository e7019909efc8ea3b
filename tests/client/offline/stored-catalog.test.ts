import { expect, test } from 'vitest';
import { dropEarlierVersions } from '../../../src/client/offline/stored-catalog.ts';
import type { OfflineManifest } from '../../../src/domain/site/offline/manifest.ts';
import { CATALOG_MANIFEST_PATH } from '../../../src/domain/site/offline/names.ts';
import { fakeCaches } from '../../support/offline/fake-caches.ts';

const CLIENT = 'cccccccccccc';
const AT = '2026-11-23T15:15:00.000Z';

const manifest = (build: string, client: string): OfflineManifest => ({
  build,
  files: [{ url: '/build/boot-12345678.js', sha256: '0'.repeat(64), bytes: 1 }],
  pages: ['/offline'],
  pageBytes: 1,
  catalog: {
    version: '0123456789abcdef',
    publishedAt: AT,
    parts: 1,
    index: '/catalog-index/0123456789abcdef',
    facts: `/offline/facts/${'0'.repeat(64)}`,
    worker: '/build/device-12345678.js',
    client,
    patches: [],
  },
});

const setUp = async () => {
  const { fake, caches } = fakeCaches();
  const store = async (build: string, client: string) =>
    (await caches.open(`canyon-catalog-${build}`)).put(CATALOG_MANIFEST_PATH, Response.json(manifest(build, client)));
  const drop = (build: string) => dropEarlierVersions(caches, { build, keptAt: AT, bytes: 1, responses: 1 });
  return { fake, store, drop };
};

test('versions with the files of the same client go, those of other clients stay for open pages', async () => {
  const { fake, store, drop } = await setUp();
  await store('aaaaaaaaaaaa', CLIENT);
  await store('bbbbbbbbbbbb', 'dddddddddddd');
  await store('eeeeeeeeeeee', CLIENT);
  await fake.open('canyon-catalog-ffffffffffff');
  await fake.open('canyon-references-aaaaaaaaaaaa');
  await fake.open('canyon-visited');
  await drop('eeeeeeeeeeee');
  expect([...fake.stores.keys()].sort()).toEqual([
    'canyon-catalog-bbbbbbbbbbbb',
    'canyon-catalog-eeeeeeeeeeee',
    'canyon-references-aaaaaaaaaaaa',
    'canyon-visited',
  ]);
});

test('without a complete version, nothing is deleted', async () => {
  const { fake, store, drop } = await setUp();
  await store('aaaaaaaaaaaa', CLIENT);
  await drop('eeeeeeeeeeee');
  expect(fake.stores.has('canyon-catalog-aaaaaaaaaaaa')).toBe(true);
});

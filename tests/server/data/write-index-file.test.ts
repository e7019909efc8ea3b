import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedVersions } from '../../../src/domain/shop/bulk/index-files.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { unpackSnapshot } from '../../../src/domain/shop/catalog/snapshot/packed-snapshot.ts';
import { applyValuePatches, readValuePatches } from '../../../src/domain/shop/catalog/snapshot/value-patch.ts';
import { readIndex, writeIndex } from '../../../src/server/data/data-bucket.ts';
import { dataReader } from '../../../src/server/data/data-reader.ts';
import { publishIndexFile } from '../../../src/server/data/write-index-file.ts';
import type { NaiveCatalog } from '../../support/catalog/naive-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { dataSite } from '../../support/data/data-site.ts';
import { Interruption, interrupter, interruptible, keptSteps, noPause } from '../../support/services/fake-sync.ts';

type Site = ReturnType<typeof dataSite>;

/** The small catalog with other own stock: another version for each number. */
const withStock = (onHand: number): NaiveCatalog => ({
  ...SMALL_CATALOG,
  parts: SMALL_CATALOG.parts.map((part, at) => (at === 3 ? { ...part, onHand } : part)),
});

const unzipped = async (body: ReadableStream<Uint8Array> | null | undefined): Promise<Uint8Array> => {
  if (!body) throw new Error('There is no file.');
  return new Uint8Array(gunzipSync(await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).bytes()));
};

const wholeOf = async (site: Site, version: string): Promise<Uint8Array> =>
  unpackSnapshot(await unzipped((await dataReader(site.bucket).indexFile(version))?.body));

const indexKeys = ({ bucket }: Site): string[] =>
  [...bucket.objects.keys()].filter((key) => key.startsWith('index/')).sort();

test('writes the packed public snapshot with its digest and sizes', async () => {
  const site = dataSite();
  const { catalog, publishedAt } = await site.publish(SMALL_CATALOG);
  const bytes = await wholeOf(site, catalog.version);
  const device = await dataReader(site.bucket).deviceIndex();
  expect(device).toEqual({
    version: catalog.version,
    publishedAt,
    parts: catalog.parts,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: site.bucket.objects.get(`index/${catalog.version}.gz`)?.length,
    rawBytes: bytes.length,
    patches: [],
  });
  expect(openCatalog(bytes).parts).toBe(catalog.parts);
});

test('contains no modifier that the store hides', async () => {
  const site = dataSite();
  const secret = { type: 'compliance', color: null, label: 'Secret', hidden: true } as const;
  const { catalog } = await site.publish({
    ...SMALL_CATALOG,
    modifiers: [...SMALL_CATALOG.modifiers, { ...secret, key: 'secret-certificate', hiddenFull: true }],
    compounds: SMALL_CATALOG.compounds.map((one) => ({
      ...one,
      modifiers: [...one.modifiers, SMALL_CATALOG.modifiers.length],
    })),
  });
  expect(JSON.stringify(catalog.modifiers)).toContain('secret-certificate');
  const text = Buffer.from(await wholeOf(site, catalog.version)).toString('latin1');
  expect(text).not.toMatch(/secret-certificate|Secret/);
});

test('patches lead from each earlier version to the bytes of the newest', async () => {
  const site = dataSite();
  const versions: string[] = [];
  for (const stock of [1, 2, 3]) versions.push((await site.publish(withStock(stock), 'refresh')).catalog.version);
  const reader = dataReader(site.bucket);
  const [first = '', second = '', newest = ''] = versions;
  const index = await readIndex(site.bucket);
  expect(index.versions.map((one) => one.index?.patch?.from)).toEqual([undefined, first, second]);
  expect((await reader.deviceIndex())?.patches.map(({ from }) => from)).toEqual([second, first]);
  const target = await wholeOf(site, newest);
  for (const from of [first, second]) {
    const values = readValuePatches(await unzipped(await reader.indexPatches(from, newest)));
    expect(applyValuePatches(await wholeOf(site, from), values)).toEqual(target);
  }
  expect(await reader.indexPatches(newest, first)).toBeNull();
  expect(await reader.indexPatches('unknown', newest)).toBeNull();
});

test('has no patch to a catalog with other parts', async () => {
  const site = dataSite();
  await site.publish(SMALL_CATALOG);
  const { catalog } = await site.publish({ ...SMALL_CATALOG, parts: SMALL_CATALOG.parts.slice(1) }, 'refresh');
  expect(await dataReader(site.bucket).deviceIndex()).toMatchObject({ version: catalog.version, patches: [] });
});

test('keeps the files of three versions and the patches of the series, also without a full synchronization', async () => {
  const site = dataSite();
  const versions: string[] = [];
  for (const stock of [1, 2, 3, 4, 5]) versions.push((await site.publish(withStock(stock), 'refresh')).catalog.version);
  const patches = versions.slice(1).map((version, at) => `index/${versions[at]}-${version}.patch.gz`);
  const files = versions.slice(-3).map((version) => `index/${version}.gz`);
  expect(indexKeys(site)).toEqual([...files, ...patches].sort());
  expect(await dataReader(site.bucket).indexFile(versions[0] ?? '')).toBeNull();
  // A full synchronization deletes what no entry names: a file that an interrupted run left, and expired patches.
  await site.bucket.put('index/0000000000000000.gz', 'left over');
  for (const stock of [6, 7, 8]) versions.push((await site.publish(withStock(stock))).catalog.version);
  const index = await readIndex(site.bucket);
  const named = [
    ...indexedVersions(index).map(({ version }) => `index/${version}.gz`),
    ...index.versions.flatMap(({ version, index: file }) =>
      file?.patch ? `index/${file.patch.from}-${version}.patch.gz` : [],
    ),
  ];
  expect(indexKeys(site)).toEqual(named.sort());
  expect(index.versions[0]?.index?.patch).toBeNull();
});

test('adds the index to a version that an earlier release wrote without it', async () => {
  const site = dataSite();
  const { catalog } = await site.publish(SMALL_CATALOG);
  const { versions, expired } = await readIndex(site.bucket);
  await writeIndex(site.bucket, { expired, versions: versions.map(({ index: _, ...earlier }) => earlier) });
  expect(await dataReader(site.bucket).deviceIndex()).toBeNull();
  await site.publish(SMALL_CATALOG);
  expect((await dataReader(site.bucket).deviceIndex())?.version).toBe(catalog.version);
  const after = await readIndex(site.bucket);
  expect(after.versions.map(({ files }) => files)).toEqual(versions.map(({ files }) => files));
});

test('a local start writes the index without data files, and the first synchronization adds them', async () => {
  const site = dataSite();
  const { catalog } = await site.publish(withStock(1));
  site.bucket.objects.clear();
  const published = { version: catalog.version, parts: catalog.parts, publishedAt: 0 };
  const around = { steps: keptSteps(interrupter()), bucket: site.bucket, kv: site.kv, pause: noPause };
  await publishIndexFile(published, around);
  expect([...site.bucket.objects.keys()].sort()).toEqual([`index/${catalog.version}.gz`, 'index.json'].sort());
  await site.publish(withStock(2), 'refresh');
  const { versions } = await readIndex(site.bucket);
  expect(versions.at(-1)?.files.length).toBeGreaterThan(0);
  expect(versions.at(-1)?.index?.patch?.from).toBe(catalog.version);
});

test('interrupted before or after any call, ends with the same files', async () => {
  const run = async (endsAt: number, isAfter: boolean) => {
    const site = dataSite();
    await site.publish(withStock(1));
    const { catalog } = await site.publish(withStock(2));
    const index = await readIndex(site.bucket);
    await writeIndex(site.bucket, { ...index, versions: index.versions.slice(0, 1) });
    const cut = Object.assign(interrupter(), { endsAt, isAfter });
    const around = {
      steps: keptSteps(cut),
      bucket: interruptible(site.bucket, cut),
      kv: interruptible(site.kv, cut),
      pause: noPause,
    };
    const published = { version: catalog.version, parts: catalog.parts, publishedAt: 0 };
    for (let isDone = false; !isDone; ) {
      isDone = await publishIndexFile(published, around).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Interruption)) throw error;
          return false;
        },
      );
    }
    const files = new Map(indexKeys(site).map((key) => [key, site.bucket.objects.get(key)]));
    return { calls: cut.calls, files, index: (await readIndex(site.bucket)).versions.map((one) => one.index) };
  };
  const { calls, ...whole } = await run(0, false);
  expect(calls).toBeGreaterThan(8);
  for (let endsAt = 1; endsAt <= calls; endsAt++) {
    for (const isAfter of [false, true]) expect(await run(endsAt, isAfter)).toMatchObject(whole);
  }
});

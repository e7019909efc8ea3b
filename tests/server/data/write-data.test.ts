import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../src/domain/kit/units.ts';
import { TABLE_NAMES, TABLES } from '../../../src/domain/shop/bulk/tables.ts';
import { cellNamed } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { publicParts } from '../../../src/server/catalog/public-parts.ts';
import { readIndex, writeIndex } from '../../../src/server/data/data-bucket.ts';
import type { NaiveCatalog } from '../../support/catalog/naive-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { dataSite } from '../../support/data/data-site.ts';
import { replacementsOf, sortedRows } from '../../support/data/table-copy.ts';
import { Interruption, interrupter, keptSteps } from '../../support/services/fake-sync.ts';

/** The small catalog with the first parts only: another version for each number. */
const first = (count: number): NaiveCatalog => ({ ...SMALL_CATALOG, parts: SMALL_CATALOG.parts.slice(0, count) });

test('writes every table in every format, with rows, bytes and checksum', async () => {
  const site = dataSite();
  const { catalog } = await site.publish(SMALL_CATALOG);
  const { versions } = await readIndex(site.bucket);
  expect(versions).toMatchObject([{ version: catalog.version, parts: 20, delta: null }]);
  const files = versions[0]?.files ?? [];
  expect(files.map(({ name }) => name).sort()).toEqual(
    TABLE_NAMES.flatMap((table) => ['csv.gz', 'jsonl.gz', 'parquet'].map((suffix) => `${table}.${suffix}`)).sort(),
  );
  for (const file of files) {
    const bytes = site.bytesOf(catalog.version, file);
    expect(file.bytes).toBe(bytes.byteLength);
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(files.find(({ name }) => name === 'parts.csv.gz')?.rows).toBe(20);
});

test('DuckDB reads the same rows from CSV, JSON Lines and Parquet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
  const site = dataSite();
  const { catalog } = await site.publish({
    ...SMALL_CATALOG,
    compounds: SMALL_CATALOG.compounds.map((one) => ({ ...one, description: 'Oils, "fuels"\nand =A1 – –' })),
  });
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rowsOf = async (query: string) => (await connection.runAndReadAll(query)).getRowsJson();
  try {
    for (const file of (await readIndex(site.bucket)).versions[0]?.files ?? []) {
      writeFileSync(join(folder, file.name), site.bytesOf(catalog.version, file));
    }
    for (const table of TABLE_NAMES) {
      const types = { string: 'VARCHAR', integer: 'BIGINT', number: 'DOUBLE', money: 'DECIMAL(18,5)' };
      const columns = TABLES[table].columns.map(({ name, type }) => `'${name}': '${types[type]}'`).join();
      // An empty text and a missing value are the same in CSV.
      const shown = TABLES[table].columns
        .map(({ name, type }) => (type === 'string' ? `nullif("${name}", '') AS "${name}"` : `"${name}"`))
        .join();
      const path = join(folder, table);
      const [csv, json, parquet] = await Promise.all([
        rowsOf(
          `SELECT ${shown} FROM read_csv('${path}.csv.gz', columns={${columns}}, header=true, quote='"', escape='"')`,
        ),
        rowsOf(`SELECT ${shown} FROM read_json('${path}.jsonl.gz', columns={${columns}}, format='newline_delimited')`),
        rowsOf(`SELECT ${shown} FROM read_parquet('${path}.parquet')`),
      ]);
      expect(csv.length, table).toBeGreaterThan(0);
      expect(json, table).toEqual(csv);
      expect(parquet, table).toEqual(csv);
      expect(
        await rowsOf(`SELECT name FROM (DESCRIBE SELECT * FROM read_parquet('${path}.parquet')) AS t(name)`),
      ).toEqual(TABLES[table].columns.map(({ name }) => [name]));
    }
  } finally {
    connection.closeSync();
    rmSync(folder, { recursive: true });
  }
});

test('has the values of the public API', async () => {
  const site = dataSite();
  const { catalog } = await site.publish(SMALL_CATALOG);
  const copy = await site.copyOf(catalog.version);
  const partOf = publicParts(catalog, 'https://store.test');
  for (const { name } of SMALL_CATALOG.parts) {
    const part = partOf(cellNamed(catalog, name));
    const row = copy.get('parts')?.get(name)?.[0];
    const id = row?.price_list_id;
    const record = {
      record: 'part',
      change: 'added',
      key: name,
      part,
      size: null,
      compound: null,
      price_list: null,
    } as const;
    const [parts, stock] = replacementsOf({ ...record, price_list_id: typeof id === 'string' ? id : null });
    expect(row).toEqual(parts?.rows[0]);
    expect(copy.get('stock')?.get(name) ?? []).toEqual(stock?.rows);
    const list = { ...record, record: 'price_list', key: String(id), part: null, price_list: part.prices } as const;
    const [lists] = replacementsOf({ ...list, price_list_id: null });
    expect(copy.get('price_lists')?.get(String(id)) ?? []).toEqual(lists?.rows);
  }
});

test('contains nothing that the store hides', async () => {
  const secret = { type: 'compliance', color: null, label: 'Secret', hidden: true } as const;
  const site = dataSite();
  const { catalog } = await site.publish({
    ...SMALL_CATALOG,
    modifiers: [
      ...SMALL_CATALOG.modifiers,
      { ...secret, key: 'secret-certificate', hiddenFull: true },
      { ...secret, key: 'only-on-pages', hiddenFull: false },
    ],
    compounds: SMALL_CATALOG.compounds.map((one) => ({
      ...one,
      modifiers: [...one.modifiers, SMALL_CATALOG.modifiers.length, SMALL_CATALOG.modifiers.length + 1],
    })),
    parts: SMALL_CATALOG.parts.map((part, at) => ({
      ...part,
      id: 98_765_000 + at,
      priceE5: usdE5(1_234_567),
      priceList: {
        breaks: [{ minQuantity: 1, unitPriceE5: usdE5(1_234_567) }],
        hidden: true,
        lineMinCents: usdCents(2500),
        lineMaxCents: null,
      },
    })),
  });
  const { versions } = await readIndex(site.bucket);
  const text = (versions[0]?.files ?? [])
    .map((file) => {
      const bytes = Buffer.from(site.bytesOf(catalog.version, file));
      return (file.format === 'parquet' ? bytes : gunzipSync(bytes)).toString('latin1');
    })
    .join('\n');
  expect(text).toContain('only-on-pages');
  expect(text).not.toContain('secret-certificate');
  // Neither a hidden price nor an ID of the backend.
  expect(text).not.toContain('12.34567');
  expect(text).not.toContain('98765');
  expect((await site.copyOf(catalog.version)).get('price_lists')?.size).toBe(0);
});

test('keeps the files of three versions and deletes everything else', async () => {
  const site = dataSite();
  const versions: string[] = [];
  for (const count of [14, 15, 16, 17]) {
    versions.push((await site.publish(first(count))).catalog.version);
    versions.push((await site.publish(first(count - 3), 'refresh')).catalog.version);
  }
  await site.publish(first(20));
  const index = await readIndex(site.bucket);
  expect(index.versions.filter(({ files }) => files.length > 0)).toHaveLength(3);
  const inUse = index.versions.flatMap(({ version, files, delta }) => [
    ...[...files, ...(delta?.files ?? [])].map(({ name }) => `files/${version}/${name}`),
    ...(delta?.keys ?? []).map((_, list) => `changes/${delta?.from}-${version}/${list}.json`),
  ]);
  const indexFiles = [...site.bucket.objects.keys()].filter((key) => key.startsWith('index/'));
  expect([...site.bucket.objects.keys()].sort()).toEqual(['index.json', ...new Set(inUse), ...indexFiles].sort());
  expect(index.expired).toContain(versions[1]);
});

test('writes nothing again for a version that has its files', async () => {
  const site = dataSite();
  await site.publish(first(18));
  const before = await readIndex(site.bucket);
  await site.publish(first(18));
  expect(await readIndex(site.bucket)).toEqual(before);
});

test('writes all files after the first refresh, and starts a new series where the earlier version is lost', async () => {
  const site = dataSite();
  const { catalog: lost } = await site.publish(first(17), 'refresh');
  expect((await readIndex(site.bucket)).versions[0]?.files.length).toBeGreaterThan(0);
  await site.kv.delete(`catalog/${lost.version}`);
  await site.publish(first(18), 'refresh');
  const { versions } = await readIndex(site.bucket);
  expect(versions.map(({ delta, files }) => [delta, files.length > 0])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test('starts a new series after the rows have changed their format', async () => {
  const site = dataSite();
  await site.publish(first(17));
  const index = await readIndex(site.bucket);
  await writeIndex(site.bucket, { ...index, versions: index.versions.map((one) => ({ ...one, format: 0 })) });
  await site.publish(first(18), 'refresh');
  const { versions } = await readIndex(site.bucket);
  expect(versions.map(({ delta, files }) => [delta, files.length > 0])).toEqual([
    [null, true],
    [null, true],
  ]);
});

test('interrupted before or after any call, ends with the same files', async () => {
  const whole = dataSite();
  await whole.publish(first(17));
  const counting = interrupter();
  await whole.publish(first(20), 'full', keptSteps(counting));
  expect(counting.calls).toBeGreaterThan(4);
  const { catalog } = await whole.publish(first(20));
  const expected = sortedRows(await whole.copyOf(catalog.version));
  for (let endsAt = 1; endsAt <= counting.calls; endsAt++) {
    for (const isAfter of [false, true]) {
      const tried = dataSite();
      await tried.publish(first(17));
      const cut = Object.assign(interrupter(), { endsAt, isAfter });
      const steps = keptSteps(cut);
      for (let isDone = false; !isDone; ) {
        isDone = await tried.publish(first(20), 'full', steps).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Interruption)) throw error;
            return false;
          },
        );
      }
      expect(sortedRows(await tried.copyOf(catalog.version))).toEqual(expected);
      const { versions } = await readIndex(tried.bucket);
      expect(versions.map(({ delta }) => delta?.from)).toEqual([undefined, versions[0]?.version]);
    }
  }
});

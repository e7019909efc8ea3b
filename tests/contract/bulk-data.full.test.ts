import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cell, TABLE_NAMES, TABLES, type TableName } from '../../src/domain/shop/bulk/tables.ts';
import { type ChangesPage, changesEndpoint } from '../../src/domain/site/api/v1/changes.ts';
import { stateDir } from '../../src/tools/start/prepare-state.ts';
import { copyState } from '../../src/tools/start/seed-base.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { replacementsOf } from '../support/data/table-copy.ts';

/*
 * An integrator copies the whole catalog from the data files into DuckDB, follows two later versions by
 * `/api/v1/changes`, and compares the copy with the files of the last version. The Worker as deployed writes all of
 * them in its Workflow.
 */

const PORT = Number(process.env.PORT ?? 8797);
const ORIGIN = 'http://store.test';
const TOKEN = 'a-token-of-some-length';
const PARTS = 1_084_458;

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 240_000 });

const manifestSchema = v.object({
  versions: v.array(
    v.object({
      version: v.string(),
      parts: v.number(),
      files: v.array(
        v.object({ url: v.string(), table: v.string(), format: v.string(), rows: v.number(), sha256: v.string() }),
      ),
    }),
  ),
  changes: v.array(v.object({ from_version: v.string(), to_version: v.string(), records: v.number() })),
});
const runSchema = v.object({
  running: v.array(v.unknown()),
  history: v.array(v.object({ kind: v.string(), state: v.string(), message: v.string() })),
});

let state: string;
let folder: string;
let worker: Miniflare;
let copy: DuckDBConnection;

const get = async (path: string) => {
  const response = await worker.dispatchFetch(ORIGIN + path);
  expect(response.status, path).toBe(200);
  return response;
};
const manifest = async () => v.parse(manifestSchema, await (await get('/data/manifest.json')).json());

/** Starts a synchronization and waits for its end. */
const synchronize = async (kind: 'full' | 'refresh'): Promise<void> => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const start = await worker.dispatchFetch(`${ORIGIN}/admin/sync`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ kind }),
  });
  expect(start.status).toBe(202);
  for (;;) {
    await sleep(500);
    const response = await worker.dispatchFetch(`${ORIGIN}/admin/sync`, { headers });
    const { running, history } = v.parse(runSchema, await response.json());
    if (running.length > 0) continue;
    expect(history[0]).toMatchObject({ kind, state: 'published' });
    return;
  }
};

const SQL_TYPES = { string: 'VARCHAR', integer: 'BIGINT', number: 'DOUBLE', money: 'DECIMAL(18,5)' } as const;
const columnsOf = (table: TableName): string =>
  TABLES[table].columns.map(({ name, type }) => `"${name}" ${SQL_TYPES[type]}`).join();

/** Downloads the files of a table, checks them against the manifest, and returns their folder. */
const download = async (table: TableName, format: string, version: string): Promise<string> => {
  const { versions } = await manifest();
  const files = versions.find((one) => one.version === version)?.files ?? [];
  const path = join(folder, version, table);
  mkdirSync(path, { recursive: true });
  for (const { url, sha256 } of files.filter((one) => one.table === table && one.format === format)) {
    const { pathname } = new URL(url);
    const bytes = Buffer.from(await (await get(pathname)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    writeFileSync(join(path, pathname.split('/').at(-1) ?? ''), bytes);
  }
  return path;
};

const count = async (query: string): Promise<number> => {
  const [[found] = []] = (await copy.runAndReadAll(`SELECT count(*)::INTEGER FROM (${query})`)).getRowsJson();
  return Number(found);
};

/** Returns the first rows of a query as text, for messages. */
const sample = async (query: string): Promise<string> =>
  (await copy.runAndReadAll(`FROM (${query}) ORDER BY 1 LIMIT 3`)).getRowsJson().map(String).join(' | ');

const literal = (cell: Cell): string => {
  if (cell === null) return 'NULL';
  // DuckDB reads 0.2286 as a decimal, whose conversion to a double is not exact.
  return typeof cell === 'number' ? `${cell}e0` : `'${cell.replaceAll("'", "''")}'`;
};

/** Replaces the rows of the changed keys in the copy. */
const apply = async (items: ChangesPage['items']): Promise<void> => {
  const statements = items.flatMap(replacementsOf).flatMap(({ table, key, rows }) => [
    `DELETE FROM ${table} WHERE ${TABLES[table].key[0]} = ${literal(key)}`,
    ...rows.map((row) => {
      const values = TABLES[table].columns.map(({ name }) => literal(row[name] ?? null));
      return `INSERT INTO ${table} VALUES (${values.join()})`;
    }),
  ]);
  if (statements.length > 0) await copy.run(['BEGIN', ...statements, 'COMMIT', ''].join(';\n'));
};

/** Follows the changes since a version to the last page. Returns the version of the copy afterwards. */
const follow = async (since: string): Promise<{ readonly version: string; readonly records: number }> => {
  let records = 0;
  for (let cursor = ''; ; ) {
    const response = await get(`/api/v1/changes?since=${since}&limit=500${cursor && `&cursor=${cursor}`}`);
    const page = v.parse(changesEndpoint.response, await response.json());
    await apply(page.items);
    records += page.items.length;
    if (page.next_cursor === null) return { version: page.to_version, records };
    cursor = page.next_cursor;
  }
};

/** Waits until the isolate has the version, which takes up to 25 s after it was published. */
const followTo = async (since: string, wanted: string): Promise<number> => {
  let at = since;
  let all = 0;
  while (at !== wanted) {
    const { version, records } = await follow(at);
    all += records;
    if (version === at) await sleep(1000);
    at = version;
  }
  return all;
};

const currentVersion = async (): Promise<string> => (await manifest()).changes.at(-1)?.to_version ?? '';

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'bulk-data-'));
  folder = mkdtempSync(join(tmpdir(), 'bulk-copy-'));
  await copyState(stateDir(PORT), state);
  worker = await startBuiltWorker(PORT, { state, hasWorkflow: true, bindings: { SYNC_TOKEN: TOKEN } });
  // The copied state can have files of an earlier build.
  const bucket = await worker.getR2Bucket('DATA');
  await bucket.delete((await bucket.list()).objects.map(({ key }) => key));
  copy = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
});
afterAll(async () => {
  copy.closeSync();
  await worker.dispose();
  for (const directory of [state, folder]) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

test('a copy of 1,084,458 parts follows two versions to the same rows as the files of the last one', async () => {
  await synchronize('full');
  const [first] = (await manifest()).versions;
  expect(first?.parts).toBe(PARTS);
  const version = first?.version ?? '';
  for (const table of TABLE_NAMES) {
    const path = await download(table, 'parquet', version);
    await copy.run(`CREATE TABLE ${table} (${columnsOf(table)})`);
    await copy.run(`INSERT INTO ${table} SELECT * FROM read_parquet('${path}/*.parquet')`);
    await copy.run(`CREATE INDEX ${table}_key ON ${table} (${TABLES[table].key[0]})`);
  }
  expect(await count('FROM parts')).toBe(PARTS);
  // Every reference of a part leads to a row.
  for (const [table, column] of [
    ['sizes', 'size_name'],
    ['compounds', 'compound_code'],
    ['price_lists', 'price_list_id'],
  ]) {
    const lost = `FROM parts WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT ${column} FROM ${table})`;
    expect(await count(lost)).toBe(0);
  }

  const database = await worker.getD1Database('DB');
  const run = (sql: string) => database.prepare(sql).run();
  // A refresh: stock of some parts, and prices of the parts of one list.
  await run('UPDATE parts SET stock = stock + 7 WHERE id % 20011 = 0');
  await run(
    'UPDATE price_list_lines SET unit_price_e5 = unit_price_e5 + 100 WHERE price_list_id = (SELECT price_list_id FROM parts WHERE price_list_id IS NOT NULL ORDER BY id LIMIT 1)',
  );
  await synchronize('refresh');
  const second = await currentVersion();
  expect(second).not.toBe(version);
  expect(await followTo(version, second)).toBeGreaterThan(50);

  // A full run: removed parts, a part with another number, a renamed compound property, a part that comes back.
  const { results } = await database
    .prepare('SELECT id, compound_id, size_id FROM parts WHERE id % 30011 = 0')
    .all<{ id: number; compound_id: number; size_id: number }>();
  await run('DELETE FROM parts WHERE id % 30011 = 0');
  const back = results[0];
  if (back) await run(`INSERT INTO parts VALUES (${back.id}, ${back.compound_id}, ${back.size_id}, NULL, 3)`);
  await run(
    "INSERT INTO part_names SELECT id, 'SPECIAL-' || id FROM parts WHERE id NOT IN (SELECT part_id FROM part_names) ORDER BY id LIMIT 5",
  );
  await run('UPDATE compounds SET description = \'New text, "quoted"\' WHERE id = 5');
  await run('UPDATE compounds SET durometer = 61 WHERE id = 7');
  await synchronize('full');
  const third = await currentVersion();
  expect(third).not.toBe(second);
  const records = await followTo(second, third);
  expect(records).toBeGreaterThan(1000);
  expect(records).toBeLessThan(PARTS / 20);

  for (const [table, format] of [
    ['parts', 'parquet'],
    ['parts', 'csv'],
    ['sizes', 'jsonl'],
    ['compounds', 'jsonl'],
    ['price_lists', 'csv'],
    ['stock', 'csv'],
  ] as const) {
    const path = await download(table, format, third);
    const types = TABLES[table].columns.map(({ name, type }) => `'${name}': '${SQL_TYPES[type]}'`).join();
    const source = {
      parquet: `read_parquet('${path}/*.parquet')`,
      csv: `read_csv('${path}/*.csv.gz', columns={${types}}, header=true)`,
      jsonl: `read_json('${path}/*.jsonl.gz', columns={${types}}, format='newline_delimited')`,
    }[format];
    expect(await count(`FROM ${table}`), table).toBe(await count(`FROM ${source}`));
    const more = await sample(`FROM ${table} EXCEPT ALL FROM ${source}`);
    const fewer = await sample(`FROM ${source} EXCEPT ALL FROM ${table}`);
    expect({ table, more, fewer }).toEqual({ table, more: '', fewer: '' });
  }
  const expired = await worker.dispatchFetch(`${ORIGIN}/api/v1/changes?since=0123456789abcdef`);
  expect(expired.status).toBe(410);
});

import type { ChangeKey } from '../../domain/shop/bulk/change-keys.ts';
import { type DataFile, FILE_FORMATS, FORMATS } from '../../domain/shop/bulk/data-index.ts';
import { type Row, TABLES, type TableName } from '../../domain/shop/bulk/tables.ts';
import { csvHeader, csvLine, jsonLine, rowObject } from '../../domain/shop/bulk/text-rows.ts';
import { digestOf } from '../security/digest.ts';
import type { RecordChange } from './catalog-changes.ts';
import { type DataBucket, fileKey, listKey } from './data-bucket.ts';
import { gzipFile } from './gzip-file.ts';
import { parquetFile } from './parquet-file.ts';

/** Where files are written, and how the writer yields to the requests of visitors. */
export interface FileTarget {
  readonly bucket: Pick<DataBucket, 'put'>;
  readonly version: string;
  readonly pause: () => Promise<void>;
}

/** Rows that are in memory at a time, which is also the size of a row group in Parquet. */
const CHUNK_ROWS = 5000;
/** Records of a stored list of keys: about 150 KB. */
const LIST_RECORDS = 5000;

function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const store = async (
  { bucket, version }: FileTarget,
  file: Omit<DataFile, 'bytes' | 'sha256'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<DataFile> => {
  await bucket.put(fileKey(version, file.name), bytes);
  return { ...file, bytes: bytes.byteLength, sha256: await digestOf(bytes.buffer) };
};

/**
 * Writes rows of a table in every format. Holds the compressed files and one chunk of rows in memory.
 *
 * @param name of the files without the suffix: `parts-01`
 */
export const writeTable = async (
  target: FileTarget,
  table: TableName,
  name: string,
  rows: Iterable<Row>,
): Promise<DataFile[]> => {
  const [csv, json, parquet] = [gzipFile(), gzipFile(), parquetFile(TABLES[table])];
  await csv.add(csvHeader(TABLES[table]));
  let count = 0;
  for (const chunk of chunksOf(rows, CHUNK_ROWS)) {
    count += chunk.length;
    await csv.add(chunk.map((row) => csvLine(TABLES[table], row)).join(''));
    await target.pause();
    await json.add(chunk.map((row) => jsonLine(TABLES[table], row)).join(''));
    await target.pause();
    parquet.add(chunk);
    await target.pause();
  }
  const bytes = { csv: await csv.finish(), jsonl: await json.finish(), parquet: parquet.finish() };
  const files: DataFile[] = [];
  for (const format of FILE_FORMATS) {
    const file = { name: `${name}.${FORMATS[format].suffix}`, table, format, rows: count };
    files.push(await store(target, file, bytes[format]));
  }
  return files;
};

const changeLines = ({ key, tables }: RecordChange): string[] =>
  tables.flatMap(({ table, change, rows }) =>
    (rows.length === 0 ? [null] : rows).map((row) => {
      const line = { table, change, key, row: row && rowObject(TABLES[table], row) };
      return `${JSON.stringify(line)}\n`;
    }),
  );

/** What was written of a delta. */
export interface WrittenChanges {
  readonly keys: readonly number[];
  readonly files: readonly DataFile[];
}

/**
 * Writes changes as JSON Lines, one line per changed row, and the keys of the changed records as lists, which
 * `GET /api/v1/changes` reads.
 *
 * @param firstList number of lists that earlier steps have written
 */
export const writeChanges = async (
  target: FileTarget,
  from: string,
  name: string,
  changes: Iterable<RecordChange>,
  firstList: number,
): Promise<WrittenChanges> => {
  const file = gzipFile();
  const keys: number[] = [];
  let rows = 0;
  for (const chunk of chunksOf(changes, LIST_RECORDS)) {
    const lines = chunk.flatMap(changeLines);
    rows += lines.length;
    await file.add(lines.join(''));
    const list = chunk.map(({ record, change, key }): ChangeKey => [record, change, key]);
    await target.bucket.put(listKey(from, target.version, firstList + keys.length), JSON.stringify(list));
    keys.push(chunk.length);
    await target.pause();
  }
  const bytes = await file.finish();
  if (rows === 0) return { keys, files: [] };
  const stored = { name: `${name}.${FORMATS.jsonl.suffix}`, table: 'changes', format: 'jsonl', rows } as const;
  return { keys, files: [await store(target, stored, bytes)] };
};

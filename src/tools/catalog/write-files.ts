import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { CATALOG_FILES, filesText } from '../../domain/shop/catalog-files/catalog-files.ts';
import type { CatalogTables } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { csvRow } from '../../domain/shop/catalog-files/csv-text.ts';
import { writtenRows } from '../../domain/shop/catalog-files/written-rows.ts';

const ABOUT_FILE = 'README.txt';
/** Characters that are collected before they are written. */
const CHUNK = 1 << 16;

const writeRows = async (path: string, rows: Iterable<readonly string[]>): Promise<number> => {
  const file = createWriteStream(path);
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += csvRow(row);
    count++;
    if (text.length < CHUNK) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await finished(file);
  return count - 1;
};

function* withHeader(header: readonly string[], rows: Iterable<readonly string[]>): Generator<readonly string[]> {
  yield header;
  yield* rows;
}

/** Writes all files of a catalog. Returns the number of rows by file, without headers. */
export const writeCatalogFiles = async (
  directory: string,
  tables: CatalogTables,
): Promise<ReadonlyMap<string, number>> => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, ABOUT_FILE), filesText());
  const counts = new Map<string, number>();
  for (const { name, columns } of CATALOG_FILES) {
    const header = columns.map((column) => column.name);
    counts.set(name, await writeRows(join(directory, name), withHeader(header, writtenRows(tables, name))));
  }
  return counts;
};

/** Rows of the template beyond one per file: properties that the compound of the example has. */
const MORE_MODIFIERS = [
  ['color', 'black', 'Black', '#1f2226', 'no', 'no'],
  ['cure', 'sulfur', 'Sulfur', '', 'no', 'no'],
];

/** Writes files with one example part, which can be imported. */
export const writeTemplate = (directory: string): void => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, ABOUT_FILE), filesText());
  for (const { name, columns } of CATALOG_FILES) {
    const rows = [columns.map((column) => column.name), columns.map((column) => column.example)];
    if (name === 'modifiers.csv') rows.push(...MORE_MODIFIERS);
    writeFileSync(join(directory, name), rows.map(csvRow).join(''));
  }
};

import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { CATALOG_FILES, type CatalogFileName } from '../../domain/shop/catalog-files/catalog-files.ts';
import type { CatalogTables } from '../../domain/shop/catalog-files/catalog-tables.ts';
import type { FileProblems } from '../../domain/shop/catalog-files/file-problems.ts';
import { createCatalogReader, type RowsReader } from '../../domain/shop/catalog-files/read-catalog.ts';

/** Largest file: ten times the vendor stock of the demo catalog. */
const MAX_FILE_BYTES = 300 * 1024 * 1024;
const CHUNK_BYTES = 128 * 1024;
/** A longer row means that a double quote is not closed. */
const LONGEST_ROW = 1_000_000;

class UnreadableFile extends Error {}

/** Decodes a file piece by piece. Throws `UnreadableFile` if it is not UTF-8. */
async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES }))
      yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile('The file is not UTF-8.');
    throw error;
  }
}

/** Calls `onRow` for each row until it returns false. */
const readRows = (path: string, onRow: (cells: readonly string[]) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const stream = Readable.from(textOf(path));
    const fail = (error: Error): void => {
      stream.destroy();
      reject(error);
    };
    stream.once('error', fail);
    let unparsed = 0;
    Papa.parse<string[]>(stream, {
      delimiter: ',',
      chunk: ({ data, errors, meta }, parser) => {
        unparsed = data.length === 0 ? unparsed + CHUNK_BYTES : 0;
        const isOpen = unparsed > LONGEST_ROW || errors.some(({ type }) => type === 'Quotes');
        if (isOpen && !meta.aborted) {
          fail(new UnreadableFile('A double quote is not closed, or stands inside a cell without quotes.'));
          parser.abort();
          return;
        }
        if (!data.every(onRow)) parser.abort();
      },
      complete: () => {
        stream.destroy();
        resolve();
      },
      error: fail,
    });
  });

export interface ReadCatalog {
  /** `null` if a file has problems. */
  readonly tables: CatalogTables | null;
  readonly problems: FileProblems;
}

/** Reads and checks all files of a folder, one after the other. */
export const readCatalogFiles = async (directory: string): Promise<ReadCatalog> => {
  const reader = createCatalogReader();
  const { problems } = reader;
  const refuse = (file: string, what: string, fix: string): void =>
    problems.add({ file, row: null, column: null, what, fix });

  const names = new Set<string>(CATALOG_FILES.map(({ name }) => name));
  const others = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.csv')) : [];
  for (const name of others.filter((each) => !names.has(each)).sort())
    refuse(name, 'No file of the catalog has this name.', `The files are ${[...names].join(', ')}.`);

  const readFile = async (name: CatalogFileName): Promise<void> => {
    const path = join(directory, name);
    if (!existsSync(path))
      return refuse(name, 'The file is missing.', 'An empty table is a file with only its header.');
    if (statSync(path).size > MAX_FILE_BYTES)
      return refuse(name, 'The file is larger than 300 MB.', 'Check its content.');
    let rows: RowsReader | null | undefined;
    try {
      await readRows(path, (cells) => {
        if (rows !== undefined) return rows?.row(cells) ?? false;
        rows = reader.begin(name, cells);
        return rows !== null;
      });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return refuse(name, error.message, 'Save it as CSV UTF-8 with commas.');
    }
    if (rows === undefined) refuse(name, 'The file is empty.', 'Its first row has the names of the columns.');
  };
  for (const { name } of CATALOG_FILES) await readFile(name);
  return { tables: reader.finish(), problems };
};

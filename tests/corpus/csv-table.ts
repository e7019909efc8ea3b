import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** Returns the rows of a table in this folder, by column name. Lines that start with # are comments. */
export const csvTable = (name: string): readonly Readonly<Record<string, string>>[] =>
  Papa.parse<Record<string, string>>(readFileSync(new URL(name, import.meta.url), 'utf8'), {
    header: true,
    skipEmptyLines: true,
    comments: '# ',
  }).data;

import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** The rows of a table beside this file, by column name. Lines that begin with # are comments. */
export const csvTable = (name: string): readonly Readonly<Record<string, string>>[] =>
  Papa.parse<Record<string, string>>(readFileSync(new URL(name, import.meta.url), 'utf8'), {
    header: true,
    skipEmptyLines: true,
    comments: '# ',
  }).data;

import type { Catalog } from '../../src/domain/shop/catalog/index/catalog.ts';
import { csvTable } from './csv-table.ts';
import { judgeLine, type LineRow } from './judge-line.ts';
import type { Judged } from './judge-query.ts';

/** The rows of list-lines.csv. */
export const lineRows = (): readonly LineRow[] => csvTable('list-lines.csv') as unknown as readonly LineRow[];

/** Every line with its result. */
export const judgedLines = (catalog: Catalog): readonly (Judged & { readonly text: string; readonly row: LineRow })[] =>
  lineRows().map((row) => ({ text: row.line, row, ...judgeLine(catalog, row) }));

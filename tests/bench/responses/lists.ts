import { readSource } from '../../../src/client/lists/read-source.ts';
import { MAX_LINES, MAX_READ_AT_ONCE } from '../../../src/domain/order/lists/limits.ts';
import { guessColumns } from '../../../src/domain/order/lists/reading/columns.ts';
import { mergeRows } from '../../../src/domain/order/lists/reading/merge-rows.ts';
import { readLines } from '../../../src/domain/order/lists/reading/read-line.ts';
import { sourceRows } from '../../../src/domain/order/lists/reading/source-rows.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { toReadListResponse } from '../../../src/server/lists/read-response.ts';
import { messyRows, workbook } from '../../support/files/workbook.ts';
import { report } from '../report.ts';

/**
 * Measures a messy workbook of 5,000 rows from its bytes to the meaning of every line: the file, its rows, the server's
 * responses.
 */
export const listFigures = async (catalog: Catalog): Promise<void> => {
  const bytes = workbook(messyRows(MAX_LINES)).buffer;
  const begun = performance.now();
  const answer = await readSource({ kind: 'file', name: 'list.xlsx', bytes });
  if (answer.kind === 'problem') throw new Error(answer.problem);
  const unpacked = performance.now();
  const lines = mergeRows(sourceRows(answer.table, guessColumns(answer.table)).rows);
  const merged = performance.now();
  let characters = 0;
  for (let from = 0; from < lines.length; from += MAX_READ_AT_ONCE) {
    const some = lines.slice(from, from + MAX_READ_AT_ONCE);
    characters += JSON.stringify(toReadListResponse(catalog, readLines(catalog, some), 'mm')).length;
  }
  const read = performance.now();
  report({ name: 'list of 5,000 lines: XLSX file', value: unpacked - begun, unit: 'ms' });
  report({ name: 'list of 5,000 lines: columns, rows, repeats', value: merged - unpacked, unit: 'ms' });
  report({ name: 'list of 5,000 lines: read by the server', value: read - merged, unit: 'ms' });
  report({ name: 'list of 5,000 lines: answers', value: characters / 1024, unit: 'KB' });
  report({ name: 'list of 5,000 lines', value: (read - begun) / 1000, unit: 's', bar: '≤ 3' });
};

import type { CatalogTables } from '../../../../domain/shop/catalog-files/catalog-tables.ts';
import { NO_LIST } from '../../../../domain/shop/catalog-files/catalog-tables.ts';
import { csvRow, protectedText } from '../../../../domain/shop/catalog-files/csv-text.ts';
import { dollars, writtenRows } from '../../../../domain/shop/catalog-files/written-rows.ts';
import { partFinder } from '../../../../domain/shop/catalog-uploads/part-finder.ts';
import { currentCatalog } from '../../../catalog-import/current-catalog.ts';
import { AppError } from '../../../http/app-error.ts';
import { defineDeskRoutes } from '../../../routing/routes.ts';
import { csvFile } from '../../csv-file.ts';
import { renderDesk } from '../../render-desk.tsx';
import { CATALOG_TABLES } from './catalog-table-list.ts';

/** Characters that are collected before they are sent. */
const CHUNK = 1 << 16;

/** Returns rows as CSV, in chunks of about 64 KB. */
function* csvChunks(rows: Iterable<readonly string[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += csvRow(row);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Rows of prices of one compound by part number. */
function* priceRows(tables: CatalogTables, label: string): Generator<readonly string[]> {
  const finder = partFinder(tables);
  const compound = tables.compounds.findIndex((each) => each.label === label);
  if (compound === -1) return;
  for (let size = 0; size < tables.sizes.length; size++) {
    const cell = compound * tables.sizes.length + size;
    const list = tables.priceLists[(tables.offers[cell] ?? NO_LIST) - 1];
    if (!list || list.hidesPrices) continue;
    for (const [quantity, e5] of list.breaks)
      yield [protectedText(finder.numberOf(cell)), String(quantity), dollars(e5)];
  }
}

function* withHeader(header: readonly string[], rows: Iterable<readonly string[]>): Generator<readonly string[]> {
  yield header;
  yield* rows;
}

const tableOf = (file: string) => {
  const table = CATALOG_TABLES.find((each) => each.file === file);
  if (!table) throw new AppError('not-found');
  return table;
};

/** `/desk/catalog/downloads` and `/desk/catalog/templates`: the catalog as files to download. */
export const catalogDownloads = defineDeskRoutes('/catalog')
  .get('/downloads', { staff: 'read' }, async (c) => {
    const { db, versions } = c.var.services.catalogFiles;
    const [live, { results }] = await Promise.all([
      versions.last(),
      db.prepare('SELECT label FROM compounds ORDER BY label').all<{ label: string }>(),
    ]);
    return renderDesk(c, () => import('./downloads.page.tsx'), {
      live,
      compounds: results.map(({ label }) => label),
      now: Date.now(),
    });
  })
  .get(
    '/downloads/:file{[a-z-]+\\.csv}',
    { staff: 'read', parameters: ['compound'], limit: 'DESK_EXPORT_LIMIT' },
    async (c) => {
      const { file, columns } = tableOf(c.req.param('file'));
      const { tables } = await currentCatalog(c.var.services.catalogFiles.db);
      const rows = file === 'prices.csv' ? priceRows(tables, c.req.query('compound') ?? '') : writtenRows(tables, file);
      const header = columns.map(({ name }) => name);
      return csvFile(c, file, csvChunks(withHeader(header, rows)));
    },
  )
  .get('/templates/:file{[a-z-]+\\.csv}', { staff: 'read' }, (c) => {
    const { file, columns } = tableOf(c.req.param('file'));
    const rows = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
    return csvFile(c, file, rows.map(csvRow).join(''));
  });

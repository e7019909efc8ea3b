import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { CatalogTables } from '../../domain/shop/catalog-files/catalog-tables.ts';
import type { CurrentCatalog } from './current-catalog.ts';
import { importIds } from './import-ids.ts';
import { type ImportKind, type ImportRow, importRows } from './import-rows.ts';
import { REFUSED, switchStatements } from './switch-statements.ts';

/** Characters of JSON per staged row; D1 allows 2 MB. */
const STAGED_LENGTH = 256 * 1024;
/** Staged rows per call. */
const STAGED_PER_CALL = 8;

const STAGE = 'INSERT INTO catalog_import_rows (kind, "rows") VALUES (?, ?)';

/** Triggers of the tables that an import writes. */
const TRIGGERS = `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'
  AND tbl_name IN ('parts', 'price_lists', 'price_list_lines', 'vendor_stock') ORDER BY name`;

/** A refused import, with a reason for people. */
export class ImportRefused extends Error {}

export interface PublishedImport {
  /** Rows that the import wrote or removed, without the staged ones. */
  readonly rows: number;
  readonly stagedRows: number;
  readonly switchMs: number;
}

/** Writes the rows as JSON while they are generated, so that only some of them are in memory. */
const stageRows = async (
  db: D1Database,
  rows: Iterable<ImportRow>,
): Promise<{ readonly rows: number; readonly stagedRows: number; readonly kinds: ReadonlySet<ImportKind> }> => {
  const statement = db.prepare(STAGE);
  await db.prepare('DELETE FROM catalog_import_rows').run();
  const open = new Map<ImportKind, { texts: string[]; length: number }>();
  const kinds = new Set<ImportKind>();
  const waiting: D1PreparedStatement[] = [];
  let count = 0;
  let stagedRows = 0;
  const close = (kind: ImportKind): void => {
    waiting.push(statement.bind(kind, `[${open.get(kind)?.texts.join()}]`));
    stagedRows++;
    open.delete(kind);
  };
  const send = async (): Promise<void> => {
    await db.batch(waiting.splice(0));
  };
  for (const [kind, values] of rows) {
    count++;
    kinds.add(kind);
    const text = JSON.stringify(values);
    const piece = open.get(kind) ?? { texts: [], length: 0 };
    open.set(kind, piece);
    piece.texts.push(text);
    piece.length += text.length;
    if (piece.length > STAGED_LENGTH) close(kind);
    if (waiting.length >= STAGED_PER_CALL) await send();
  }
  for (const kind of [...open.keys()]) close(kind);
  if (waiting.length > 0) await send();
  return { rows: count, stagedRows, kinds };
};

const reasonOf = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : String(error);
  const isRefused = /malformed JSON/i.test(message);
  if (!isRefused) return error instanceof Error ? error : new Error(message);
  return new ImportRefused(`The import was refused: ${REFUSED.changed} meanwhile, or its rows were. Run it again.`);
};

/**
 * Writes a catalog in two parts: everything that differs into `catalog_import_rows`, which nobody reads, and then one
 * transaction that applies it. An interruption before the end of the transaction leaves the old catalog, and the next
 * import starts again.
 *
 * @param now milliseconds since 1970
 * @throws ImportRefused if another import was completed since `current` was read
 */
export const publishImport = async (
  db: D1Database,
  current: CurrentCatalog,
  next: CatalogTables,
  now: number,
): Promise<PublishedImport> => {
  const ids = importIds(next, current);
  const { rows, stagedRows, kinds } = await stageRows(db, importRows({ current, next, ids }));
  const { results: triggers } = await db.prepare(TRIGGERS).all<{ name: string; sql: string }>();
  const startedAt = performance.now();
  const hadComparisons = current.tables.comparisons.length > 0 && next.comparisons.length === 0;
  const statements = switchStatements({
    stagedRows,
    lastImport: current.lastImport,
    replacesComparisons: kinds.has('comparisons') || hadComparisons,
    now,
    triggers,
  });
  try {
    await db.batch(statements.map((sql) => db.prepare(sql)));
  } catch (error) {
    throw reasonOf(error);
  }
  return { rows, stagedRows, switchMs: performance.now() - startedAt };
};

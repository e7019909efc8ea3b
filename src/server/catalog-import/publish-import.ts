import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type CatalogTables, countParts } from '../../domain/shop/catalog-files/catalog-tables.ts';
import { randomId } from '../security/random-id.ts';
import { catalogVersions } from './catalog-versions.ts';
import type { CurrentCatalog } from './current-catalog.ts';
import { importIds } from './import-ids.ts';
import { type ImportKind, importRows } from './import-rows.ts';
import { deleteAbandonedRows, type StagedCounts, stageRows } from './stage-rows.ts';
import { isRefreshed, type NewVersion, switchCatalog } from './switch-catalog.ts';
import { applyStatements, demandStagedRows } from './switch-statements.ts';

export interface PublishedImport {
  readonly version: number;
  /** Rows that the import wrote or removed, without the staged ones. */
  readonly rows: number;
  readonly stagedRows: number;
  readonly switchMs: number;
  /** Whether the changes were recorded for a refresh of the search index; otherwise it must be built again. */
  readonly isRefreshed: boolean;
}

/** What people read about an import. */
export type ImportNote = Pick<NewVersion, 'staffId' | 'who' | 'title' | 'note' | 'added' | 'changed' | 'removed'> & {
  /** Identifies an ERP upload, which is published once. */
  readonly digest?: string;
};

export interface PublishOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns the statements that record the change in the audit log. */
  readonly audit?: (version: number) => readonly D1PreparedStatement[];
}

/** Rows that the triggers record for a refresh. All others need a new index. */
const REFRESHED = new Set<ImportKind>([
  'parts',
  'price-lists',
  'price-breaks',
  'gone-price-lists',
  'changed-vendor-parts',
  'vendor-stock',
]);

const isRefreshable = ({ kinds }: StagedCounts, current: CatalogTables, next: CatalogTables): boolean =>
  [...kinds].every((kind) => REFRESHED.has(kind)) && countParts(current) === countParts(next);

/**
 * Writes a catalog in two parts: everything that differs, and its inverse for a roll back, into `catalog_version_rows`, which
 * nobody reads, and then one transaction that applies it. An interruption before the end of the transaction leaves the old
 * catalog, and the next import starts again.
 *
 * @throws ImportRefused if another version was published since `current` was read
 */
export const publishImport = async (
  db: D1Database,
  current: CurrentCatalog,
  next: CatalogTables,
  { digest = undefined, ...note }: ImportNote,
  { now, audit = () => [] }: PublishOptions,
): Promise<PublishedImport> => {
  const ids = importIds(next, current);
  const batch = randomId();
  const last = await catalogVersions(db).last();
  await deleteAbandonedRows(db);
  const redo = await stageRows(db, { batch, direction: 'redo' }, importRows({ current, next, ids }));
  const inverse = {
    current: { ...current, tables: next, ids: { ...ids, modifiers: ids.modifiers.map((id) => [id]) } },
    next: current.tables,
    ids: { ...current.ids, modifiers: current.ids.modifiers.map(([id = 0]) => id) },
  };
  const undo = await stageRows(db, { batch, direction: 'undo' }, importRows(inverse));
  const stagedRows = redo.stagedRows + undo.stagedRows;
  const version: NewVersion = {
    ...note,
    content: null,
    base: last?.content ?? 0,
    batch,
    refreshes: isRefreshable(redo, current.tables, next) && isRefreshable(undo, next, current.tables),
    written: redo.rows,
    digest: digest ?? null,
  };
  const startedAt = performance.now();
  const id = await switchCatalog(
    db,
    current.version,
    [demandStagedRows(batch, stagedRows), ...applyStatements({ batch, direction: 'redo' })],
    version,
    { now, audit: audit(current.version + 1) },
  );
  const switchMs = performance.now() - startedAt;
  await catalogVersions(db).forgetOld();
  return {
    version: id,
    rows: redo.rows,
    stagedRows,
    switchMs,
    isRefreshed: isRefreshed(version.refreshes, version.written),
  };
};

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { ImportKind, ImportRow } from './import-rows.ts';
import type { StagedRows } from './switch-statements.ts';

/** Characters of JSON per staged row; D1 allows 2 MB. */
const STAGED_LENGTH = 256 * 1024;
/** Staged rows per call. */
const STAGED_PER_CALL = 8;

const STAGE = 'INSERT INTO catalog_version_rows (batch, direction, kind, "rows") VALUES (?, ?, ?, ?)';

export interface StagedCounts {
  /** Rows of the database that are written or removed. */
  readonly rows: number;
  readonly stagedRows: number;
  readonly kinds: ReadonlySet<ImportKind>;
}

/** Writes rows as JSON while they are generated, so that only some of them are in memory. */
export const stageRows = async (
  db: D1Database,
  { batch, direction }: StagedRows,
  rows: Iterable<ImportRow>,
): Promise<StagedCounts> => {
  const statement = db.prepare(STAGE);
  const open = new Map<ImportKind, { texts: string[]; length: number }>();
  const kinds = new Set<ImportKind>();
  const waiting: D1PreparedStatement[] = [];
  let count = 0;
  let stagedRows = 0;
  const close = (kind: ImportKind): void => {
    waiting.push(statement.bind(batch, direction, kind, `[${open.get(kind)?.texts.join()}]`));
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

/** Deletes staged rows of imports that did not switch. An import that is still staging is refused by the switch. */
export const deleteAbandonedRows = async (db: D1Database): Promise<void> => {
  const sql = `DELETE FROM catalog_version_rows WHERE batch NOT IN
    (SELECT batch FROM catalog_versions WHERE batch IS NOT NULL)`;
  await db.prepare(sql).run();
};

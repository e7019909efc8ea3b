import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { CatalogVersion } from './catalog-versions.ts';
import { type ChangeTrigger, demandLastVersion, type SwitchStatement, withoutRecording } from './switch-statements.ts';

/** Triggers of the tables that an import writes. */
const TRIGGERS = `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'
  AND tbl_name IN ('parts', 'price_lists', 'price_list_lines', 'vendor_stock') ORDER BY name`;

/** Rows up to which the search index follows by a refresh, which reads at most 50,000 changed parts. */
const MOST_REFRESHED = 20_000;

/** Returns whether the triggers record the changes for a refresh of the search index. */
export const isRefreshed = (refreshes: boolean, written: number): boolean => refreshes && written <= MOST_REFRESHED;

/** A refused import, with a reason for people. */
export class ImportRefused extends Error {}

/** A version before it has a number and a time. */
export type NewVersion = Omit<CatalogVersion, 'id' | 'publishedAt' | 'content'> & {
  /** `null`: what the version imports. */
  readonly content: number | null;
  readonly digest: string | null;
};

const INSERT = `INSERT INTO catalog_versions (id, published_at, staff_id, who, title, note, content, base, batch, refreshes,
  added, changed, removed, written, digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)`;

const versionStatement = (id: number, now: number, version: NewVersion): SwitchStatement => ({
  sql: INSERT,
  values: [
    id,
    now,
    version.staffId,
    version.who,
    version.title,
    version.note,
    version.content ?? id,
    version.base,
    version.batch,
    Number(version.refreshes),
    version.added,
    version.changed,
    version.removed,
    version.written,
    version.digest,
  ],
});

const refused = (error: unknown): Error => {
  const message = error instanceof Error ? error.message : String(error);
  if (!/malformed JSON/i.test(message)) return error instanceof Error ? error : new Error(message);
  return new ImportRefused('Someone published another version meanwhile. Check the files again.');
};

/**
 * Applies statements and adds a version in one transaction. Visitors see the old catalog until it ends, and an error leaves
 * the old catalog.
 *
 * @param last number of the version that the statements apply to
 * @param audit statements that record the change
 * @returns the number of the new version
 * @throws ImportRefused if another version was published after it
 */
export const switchCatalog = async (
  db: D1Database,
  last: number,
  statements: readonly SwitchStatement[],
  version: NewVersion,
  { now, audit }: { readonly now: number; readonly audit: readonly D1PreparedStatement[] },
): Promise<number> => {
  const id = last + 1;
  const applied = isRefreshed(version.refreshes, version.written)
    ? statements
    : withoutRecording((await db.prepare(TRIGGERS).all<ChangeTrigger>()).results, statements);
  const all = [demandLastVersion(last), ...applied, versionStatement(id, now, version)];
  try {
    await db.batch([...all.map(({ sql, values }) => db.prepare(sql).bind(...values)), ...audit]);
  } catch (error) {
    throw refused(error);
  }
  return id;
};

import type { D1Database } from '@cloudflare/workers-types';

/** A version of the catalog. */
export interface CatalogVersion {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** `null`: the command line or an ERP upload. */
  readonly staffId: string | null;
  readonly who: string;
  readonly title: string;
  readonly note: string;
  /** Version whose import produced the content. */
  readonly content: number;
  /** Content that the import replaced. */
  readonly base: number;
  /** Its rows in `catalog_version_rows`, or `null`. */
  readonly batch: string | null;
  /** Whether only prices and stock of existing parts change, which a refresh of the search index includes. */
  readonly refreshes: boolean;
  /** Counts as people understand them: prices, parts, entries. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Rows of the database that were written or removed. */
  readonly written: number;
}

interface VersionRow extends Omit<CatalogVersion, 'refreshes'> {
  readonly refreshes: number;
}

const COLUMNS = `id, published_at AS publishedAt, staff_id AS staffId, who, title, note, content, base, batch, refreshes,
  added, changed, removed, written`;

/** Versions that a roll back can return to. */
export const ROLL_BACK_VERSIONS = 10;
/** Versions that are listed. */
const LISTED = 50;
/** Bytes of staged rows that are stored for roll backs; the oldest are deleted first. */
const MOST_STORED_BYTES = 1024 * 1024 * 1024;

const versionOf = (row: VersionRow): CatalogVersion => ({ ...row, refreshes: row.refreshes === 1 });

/** Reads versions of the catalog. */
export interface CatalogVersions {
  /** The newest versions first. */
  list(): Promise<readonly CatalogVersion[]>;
  /** `null` before the first import. */
  last(): Promise<CatalogVersion | null>;
  byDigest(digest: string): Promise<CatalogVersion | null>;
  /** Deletes the rows of versions that no roll back can return to. */
  forgetOld(): Promise<void>;
}

export const catalogVersions = (db: D1Database): CatalogVersions => {
  const read = async (clause: string, ...values: readonly (string | number)[]): Promise<CatalogVersion[]> => {
    const { results } = await db
      .prepare(`SELECT ${COLUMNS} FROM catalog_versions ${clause}`)
      .bind(...values)
      .all<VersionRow>();
    return results.map(versionOf);
  };
  return {
    list: () => read('ORDER BY id DESC LIMIT ?', LISTED),
    last: async () => (await read('ORDER BY id DESC LIMIT 1'))[0] ?? null,
    byDigest: async (digest) => (await read('WHERE digest = ? ORDER BY id DESC LIMIT 1', digest))[0] ?? null,
    async forgetOld() {
      const { results } = await db
        .prepare(
          `SELECT v.id, (SELECT coalesce(sum(length("rows")), 0) FROM catalog_version_rows WHERE batch = v.batch) AS bytes
           FROM catalog_versions v WHERE v.batch IS NOT NULL ORDER BY v.id DESC`,
        )
        .all<{ id: number; bytes: number }>();
      // A version is returned to by undoing the versions after it, so the rows of the ten newest are enough.
      let bytes = 0;
      const outdated = results.filter((version, at) => {
        bytes += version.bytes;
        return at >= ROLL_BACK_VERSIONS || (at > 0 && bytes > MOST_STORED_BYTES);
      });
      if (outdated.length === 0) return;
      const ids = JSON.stringify(outdated.map(({ id }) => id));
      await db.batch([
        db
          .prepare(
            `DELETE FROM catalog_version_rows WHERE batch IN
              (SELECT batch FROM catalog_versions WHERE id IN (SELECT value FROM json_each(?)))`,
          )
          .bind(ids),
        db.prepare('UPDATE catalog_versions SET batch = NULL WHERE id IN (SELECT value FROM json_each(?))').bind(ids),
      ]);
    },
  };
};

import type { D1Database } from '@cloudflare/workers-types';
import { type CatalogVersion, catalogVersions, ROLL_BACK_VERSIONS } from './catalog-versions.ts';
import type { PublishOptions } from './publish-import.ts';
import { ImportRefused, isRefreshed, type NewVersion, switchCatalog } from './switch-catalog.ts';
import { applyStatements, type StagedRows } from './switch-statements.ts';

/** How to get from the content of the last version to that of another one. */
export interface RollBackPath {
  readonly content: number;
  /** In the order in which they are applied. */
  readonly steps: readonly StagedRows[];
  /** The versions whose imports are undone or repeated. */
  readonly versions: readonly CatalogVersion[];
}

/** Maximum number of batches that one transaction applies. */
const MAX_STEPS = 2 * ROLL_BACK_VERSIONS;

/**
 * Returns the path to the content of a version, or `null` if rows on it were deleted. Contents form a tree, because an import
 * after a roll back starts from an earlier content: the path undoes imports up to the common one, and repeats others down.
 *
 * @param target number of the version; 0: the catalog before the first import
 */
export const rollBackPath = (versions: readonly CatalogVersion[], target: number): RollBackPath | null => {
  const imports = new Map(
    versions.flatMap((version) => (version.content === version.id ? [[version.id, version]] : [])),
  );
  const [last] = versions;
  const wanted = target === 0 ? 0 : versions.find(({ id }) => id === target)?.content;
  if (last === undefined || wanted === undefined) return null;
  const lineOf = (content: number): number[] => {
    const line = [content];
    for (let at = imports.get(content); at !== undefined; at = imports.get(at.base)) line.push(at.base);
    return line;
  };
  const [from, to] = [lineOf(last.content), lineOf(wanted)];
  const common = from.find((content) => to.includes(content));
  if (common === undefined) return null;
  const undone = from.slice(0, from.indexOf(common));
  const repeated = to.slice(0, to.indexOf(common)).reverse();
  const passed = [...undone, ...repeated].map((content) => imports.get(content));
  const steps = passed.flatMap((version, at): StagedRows[] =>
    version?.batch ? [{ batch: version.batch, direction: at < undone.length ? 'undo' : 'redo' }] : [],
  );
  if (steps.length !== passed.length || steps.length > MAX_STEPS) return null;
  return { content: wanted, steps, versions: passed.filter((version) => version !== undefined) };
};

export interface RolledBack {
  readonly version: number;
  readonly isRefreshed: boolean;
}

const sumOf = (versions: readonly CatalogVersion[], of: (version: CatalogVersion) => number): number =>
  versions.reduce((sum, version) => sum + of(version), 0);

/**
 * Publishes a new version with the content of an earlier one, in one transaction that applies stored rows.
 *
 * @param target number of the version to return to; 0: the catalog before the first import
 * @param last number of the version that the person saw as the last one
 * @throws ImportRefused if the content is the current one, is too old, or another version was published after it
 */
export const rollBack = async (
  db: D1Database,
  { target, last, reason }: { readonly target: number; readonly last: number; readonly reason: string },
  by: Pick<NewVersion, 'staffId' | 'who'>,
  { now, audit = () => [] }: PublishOptions,
): Promise<RolledBack> => {
  const versions = await catalogVersions(db).list();
  if (versions[0]?.id !== last)
    throw new ImportRefused('Someone published another version meanwhile. Look at the list again.');
  const path = rollBackPath(versions, target);
  if (path === null) throw new ImportRefused(`Version ${target} is too old: its rows were deleted.`);
  if (path.steps.length === 0) throw new ImportRefused(`Version ${target} has the content of the current version.`);
  const version: NewVersion = {
    ...by,
    title: `Rolled back to version ${target}`,
    note: reason,
    content: path.content,
    base: versions[0].content,
    batch: null,
    refreshes: path.versions.every(({ refreshes }) => refreshes),
    added: sumOf(path.versions, ({ removed }) => removed),
    changed: sumOf(path.versions, ({ changed }) => changed),
    removed: sumOf(path.versions, ({ added }) => added),
    written: sumOf(path.versions, ({ written }) => written),
    digest: null,
  };
  const id = await switchCatalog(db, last, path.steps.flatMap(applyStatements), version, {
    now,
    audit: audit(last + 1),
  });
  return { version: id, isRefreshed: isRefreshed(version.refreshes, version.written) };
};

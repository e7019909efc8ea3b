import type { DataIndex, DataVersion, IndexFile } from './data-index.ts';

/** Number of versions whose search index is stored. Older ones can only be updated by patches. */
const KEPT_INDEX_FILES = 3;

/** A series of patches that takes longer than the whole file is not offered. */
const MAX_PATCHES = 300;
const MAX_PATCH_SHARE = 0.4;

/** A version with its search index. */
export interface IndexedVersion extends DataVersion {
  readonly index: IndexFile;
}

const hasIndex = (one: DataVersion): one is IndexedVersion => Boolean(one.index);

/** Returns the versions whose search index is stored, newest first, each once. */
export const indexedVersions = ({ versions }: DataIndex): IndexedVersion[] =>
  [...new Map(versions.toReversed().flatMap((one) => (hasIndex(one) ? [[one.version, one]] : []))).values()].slice(
    0,
    KEPT_INDEX_FILES,
  );

/** Whether a patch is small enough compared with the whole file. Both with gzip. */
export const isWorthPatching = (patchBytes: number, wholeBytes: number): boolean =>
  patchBytes <= wholeBytes * MAX_PATCH_SHARE;

/** The patches that lead from one version to a newer one: the first, then those of `rest`. */
export interface PatchPath {
  readonly from: string;
  readonly to: string;
  readonly rest: PatchPath | null;
  /** Sum of the patches with gzip. */
  readonly bytes: number;
  readonly patches: number;
}

/**
 * Returns the paths from earlier versions to a version, shortest first. Excludes paths that are longer or larger than a
 * download of the whole file is worth.
 */
export const patchPaths = ({ versions }: DataIndex, to: string): readonly PatchPath[] => {
  let at = versions.findLastIndex((one) => one.version === to);
  const whole = versions[at]?.index?.bytes ?? 0;
  const paths = new Map<string, PatchPath | null>([[to, null]]);
  while (at !== -1) {
    const { version, index } = versions[at] as DataVersion;
    const patch = index?.patch;
    if (!patch) break;
    const rest = paths.get(version) ?? null;
    const bytes = patch.bytes + (rest?.bytes ?? 0);
    const patches = 1 + (rest?.patches ?? 0);
    if (!isWorthPatching(bytes, whole) || patches > MAX_PATCHES) break;
    // A version whose content came back occurs twice. Its path from the newer occurrence is the shorter one.
    if (!paths.has(patch.from)) paths.set(patch.from, { from: patch.from, to: version, rest, bytes, patches });
    at = versions.findLastIndex((one, position) => position < at && one.version === patch.from);
  }
  return [...paths.values()].filter((path) => path !== null);
};

/** Returns the patches of a path, in the order in which they are applied. */
export const stepsOf = (path: PatchPath): readonly PatchPath[] => {
  const steps: PatchPath[] = [];
  for (let step: PatchPath | null = path; step !== null; step = step.rest) steps.push(step);
  return steps;
};

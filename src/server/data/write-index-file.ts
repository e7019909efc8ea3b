import { DATA_FORMAT, type IndexFile, withVersion } from '../../domain/shop/bulk/data-index.ts';
import { isWorthPatching } from '../../domain/shop/bulk/index-files.ts';
import { packSnapshot } from '../../domain/shop/catalog/snapshot/packed-snapshot.ts';
import { publicSnapshot } from '../../domain/shop/catalog/snapshot/public-snapshot.ts';
import { release } from '../../domain/shop/catalog/snapshot/release.ts';
import { writeValuePatch } from '../../domain/shop/catalog/snapshot/value-patch.ts';
import { readSnapshotBytes, type SnapshotStore } from '../catalog/publish.ts';
import { digestOf } from '../security/digest.ts';
import type { PublishedVersion } from '../sync/full-sync.ts';
import type { Steps } from '../sync/steps.ts';
import {
  type DataBucket,
  indexFileKey,
  indexPatchKey,
  readIndex,
  removeIndexFiles,
  writeIndex,
} from './data-bucket.ts';
import { gzipped } from './gzip-file.ts';

/** Dependencies of writing the search index for browsers. */
export interface IndexSurroundings {
  readonly steps: Steps;
  readonly bucket: Omit<DataBucket, 'list'>;
  readonly kv: SnapshotStore;
  readonly pause: () => Promise<void>;
}

const bytesOf = async (kv: SnapshotStore, version: string): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await readSnapshotBytes(kv, version);
  if (!bytes) throw new Error(`Version ${version} of the catalog cannot be read.`);
  return bytes;
};

/** Writes the public snapshot of a version, packed. */
const writeWhole = async (
  version: string,
  { bucket, kv, pause }: IndexSurroundings,
): Promise<Omit<IndexFile, 'patch'>> => {
  const bytes = await bytesOf(kv, version);
  const shown = publicSnapshot(bytes);
  if (shown !== bytes) release(bytes);
  await pause();
  const sha256 = await digestOf(shown.buffer);
  const raw_bytes = shown.byteLength;
  const packed = packSnapshot(shown);
  release(shown);
  await pause();
  const compressed = await gzipped(packed, pause);
  release(packed);
  await bucket.put(indexFileKey(version), compressed);
  return { sha256, bytes: compressed.byteLength, raw_bytes };
};

/** Writes the patch between two versions. Returns its bytes, or null if the whole file is the better download. */
const writePatch = async (
  from: string,
  version: string,
  wholeBytes: number,
  { bucket, kv, pause }: IndexSurroundings,
): Promise<number | null> => {
  const [before, after] = [await bytesOf(kv, from), await bytesOf(kv, version)];
  await pause();
  const patch = writeValuePatch(before, after);
  release(before, after);
  await pause();
  const compressed = patch && (await gzipped(patch, pause));
  if (!compressed || !isWorthPatching(compressed.byteLength, wholeBytes)) return null;
  await bucket.put(indexPatchKey(from, version), compressed);
  return compressed.byteLength;
};

/**
 * Writes the search index of a published version for browsers: the whole file, and the patch from the version before.
 * Returns null if the bucket has both already.
 */
export const writeIndexFile = async (version: string, around: IndexSurroundings): Promise<IndexFile | null> => {
  const { steps, bucket, kv } = around;
  const plan = await steps.do('index plan', async () => {
    const last = (await readIndex(bucket)).versions.at(-1);
    if (!last?.index) return { isWritten: false, from: null };
    const isLast = last.version === version;
    const before = isLast ? null : await readSnapshotBytes(kv, last.version);
    if (before !== null) release(before);
    return { isWritten: isLast, from: before && last.version };
  });
  if (plan.isWritten) return null;
  const whole = await steps.do('index file', () => writeWhole(version, around));
  const { from } = plan;
  if (from === null) return { ...whole, patch: null };
  const bytes = await steps.do('index patch', () => writePatch(from, version, whole.bytes, around));
  return { ...whole, patch: bytes === null ? null : { from, bytes } };
};

/** Writes the search index of a published version and adds it to the index of all data, without writing data files. */
export const publishIndexFile = async (
  { version, parts, publishedAt }: PublishedVersion,
  around: IndexSurroundings,
): Promise<void> => {
  const file = await writeIndexFile(version, around);
  if (file === null) return;
  await around.steps.do('index entry', async () => {
    const before = await readIndex(around.bucket);
    const published_at = new Date(publishedAt).toISOString();
    const format = before.versions.find((one) => one.version === version)?.format ?? DATA_FORMAT;
    const added = { version, format, published_at, parts, files: [], delta: null, index: file };
    const after = withVersion(before, added);
    await removeIndexFiles(around.bucket, before, after);
    await writeIndex(around.bucket, after);
    return null;
  });
};

import type { R2ObjectBody } from '@cloudflare/workers-types';
import type { ChangeKey } from '../../domain/shop/bulk/change-keys.ts';
import type { DataIndex } from '../../domain/shop/bulk/data-index.ts';
import { AppError } from '../http/app-error.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { DataBucket } from './data-bucket.ts';

/** Maximum wait for the bucket. The body of a file is streamed without a limit. */
const READ_MS = 5000;

/** A range of bytes of a file. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** The newest search index for browsers, and the versions from which patches lead to it. */
export interface DeviceIndex {
  readonly version: string;
  /** ISO time. */
  readonly publishedAt: string;
  readonly parts: number;
  /** Of the snapshot, hexadecimal. */
  readonly sha256: string;
  /** Of the download, packed and with gzip. */
  readonly bytes: number;
  /** Of the snapshot. */
  readonly rawBytes: number;
  /** Bytes are those of the download, with gzip. */
  readonly patches: readonly { readonly from: string; readonly bytes: number }[];
}

/** Reads the data files for requests. Every method throws `AppError('files-unavailable')` if the bucket fails or hangs. */
export interface DataReader {
  index(): Promise<DataIndex>;
  keys(from: string, to: string, list: number): Promise<readonly ChangeKey[]>;
  /** Returns a file, or a range of it. */
  file(version: string, name: string, range: ByteRange | null): Promise<R2ObjectBody>;
  /** Returns the newest search index for browsers, or null before the first. */
  deviceIndex(): Promise<DeviceIndex | null>;
  /** Returns the packed search index of a version with gzip, or null if it is not stored. */
  indexFile(version: string): Promise<StoredIndex | null>;
  /** Returns the patches from a version to a later one as one gzip stream, or null if they are not offered. */
  indexPatches(from: string, to: string): Promise<ReadableStream<Uint8Array> | null>;
}

/** A file of the bucket with its length. */
export interface StoredIndex {
  readonly body: ReadableStream<Uint8Array>;
  readonly bytes: number;
}

/** Loaded with the first request for an index, so that an isolate starts without it. */
const indexFiles = () => import('../../domain/shop/bulk/index-files.ts');

/** Loaded with the first request for data, because it parses stored values. */
type Bucket = typeof import('./data-bucket.ts');

export const dataReader = (bucket: Pick<DataBucket, 'get'> | null): DataReader => {
  const bounded = async <Result>(
    work: (read: Bucket, from: Pick<DataBucket, 'get'>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      if (bucket === null) throw new Error('There is no bucket for data files.');
      return await withTimeLimit(READ_MS, work(await import('./data-bucket.ts'), bucket));
    } catch (cause) {
      throw new AppError('files-unavailable', { cause });
    }
  };
  const index = async (): Promise<DataIndex> =>
    bucket === null ? { versions: [], expired: [] } : bounded(({ readIndex }, from) => readIndex(from));
  const stored = (key: (names: Bucket) => string): Promise<R2ObjectBody> =>
    bounded(async (names, from) => {
      const found = await from.get(key(names));
      if (found === null) throw new Error(`${key(names)} is in the index but not in the bucket.`);
      return found;
    });
  return {
    index,
    async deviceIndex() {
      const [{ indexedVersions, patchPaths }, all] = await Promise.all([indexFiles(), index()]);
      const [newest] = indexedVersions(all);
      if (!newest) return null;
      const { version, published_at: publishedAt, parts, index: file } = newest;
      const patches = patchPaths(all, version).map(({ from, bytes }) => ({ from, bytes }));
      return { version, publishedAt, parts, sha256: file.sha256, bytes: file.bytes, rawBytes: file.raw_bytes, patches };
    },
    async indexFile(version) {
      const [{ indexedVersions }, all] = await Promise.all([indexFiles(), index()]);
      const file = indexedVersions(all).find((one) => one.version === version);
      if (!file) return null;
      const { body } = await stored(({ indexFileKey }) => indexFileKey(version));
      return { body: body as unknown as ReadableStream<Uint8Array>, bytes: file.index.bytes };
    },
    async indexPatches(from, to) {
      const [{ patchPaths, stepsOf }, { mergedPatches }, all] = await Promise.all([
        indexFiles(),
        import('./merged-patches.ts'),
        index(),
      ]);
      const path = patchPaths(all, to).find((one) => one.from === from);
      if (!path) return null;
      const patches = stepsOf(path).map(
        (step) => async () =>
          (await stored(({ indexPatchKey }) => indexPatchKey(step.from, step.to)))
            .body as unknown as ReadableStream<Uint8Array>,
      );
      return mergedPatches(patches);
    },
    keys: (from, to, list) => bounded(({ readKeys }, one) => readKeys(one, from, to, list)),
    file: (version, name, range) =>
      bounded(async ({ fileKey }, one) => {
        const key = fileKey(version, name);
        const stored = await one.get(key, range === null ? {} : { range });
        if (stored === null) throw new Error(`${key} is in the index but not in the bucket.`);
        return stored;
      }),
  };
};

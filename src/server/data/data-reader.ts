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

/** Reads the data files for requests. Every method throws `AppError('files-unavailable')` if the bucket fails or hangs. */
export interface DataReader {
  index(): Promise<DataIndex>;
  keys(from: string, to: string, list: number): Promise<readonly ChangeKey[]>;
  /** Returns a file, or a range of it. */
  file(version: string, name: string, range: ByteRange | null): Promise<R2ObjectBody>;
}

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
  return {
    index: async () =>
      bucket === null ? { versions: [], expired: [] } : bounded(({ readIndex }, from) => readIndex(from)),
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

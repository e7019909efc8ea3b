import type { UploadStore } from '../forms/uploads.ts';
import { AppError } from '../http/app-error.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** Maximum time for storing three files of 10 MB, and for removing them. */
const STORE_MS = 8000;
const REMOVE_MS = 3000;

/**
 * The same store with a time limit. `store` throws `AppError('not-stored')` when the bucket fails or hangs; files that
 * arrive in the bucket after that are removed again, because no record names them.
 */
export const boundedUploads = (uploads: UploadStore): UploadStore => ({
  async store(files) {
    const work = uploads.store(files);
    try {
      return await withTimeLimit(STORE_MS, work);
    } catch (cause) {
      // Settled already when the bucket failed: the store removed what it had stored.
      work.then((late) => uploads.remove(late)).catch(() => undefined);
      throw new AppError('not-stored', { cause });
    }
  },
  remove: (files) => withTimeLimit(REMOVE_MS, uploads.remove(files)),
});

import type { UploadStore } from '../forms/uploads.ts';
import { AppError } from '../http/app-error.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** Maximum time for storing three files of 10 MB, and for removing them. */
const STORE_MS = 8000;
const REMOVE_MS = 3000;

/**
 * Wraps an upload store with a time limit. `store` throws `AppError('not-stored')` when the bucket fails or hangs;
 * files that reach the bucket after that are removed, because no record refers to them.
 */
export const boundedUploads = (uploads: UploadStore): UploadStore => ({
  async store(files) {
    const work = uploads.store(files);
    try {
      return await withTimeLimit(STORE_MS, work);
    } catch (cause) {
      // If the bucket failed, `work` has already been rejected and the store has removed its files.
      work.then((late) => uploads.remove(late)).catch(() => undefined);
      throw new AppError('not-stored', { cause });
    }
  },
  open: (file) => uploads.open(file),
  remove: (files) => withTimeLimit(REMOVE_MS, uploads.remove(files)),
});

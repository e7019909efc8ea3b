import type { R2Bucket } from '@cloudflare/workers-types';
import { type AttachmentKind, displayFileName } from '../../domain/kit/forms/attachment.ts';
import { attachmentMediaType } from '../../domain/kit/forms/attachment-content.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { randomId } from '../security/random-id.ts';
import type { StorageCost } from '../security/storage-budget.ts';

/** An attachment in the bucket. */
export interface StoredFile {
  /** Contains 128 random bits, so that keys cannot be guessed. */
  readonly key: string;
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly size: number;
}

/** An attachment whose name and content have been checked. */
export interface CheckedFile {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly content: Blob;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** Returns the bytes that files take in the bucket. */
export const uploadCost = (files: readonly CheckedFile[]): StorageCost => ({
  kind: 'upload',
  bytes: files.reduce((sum, { content }) => sum + content.size, 0),
});

export interface UploadStore {
  /** Stores all files. Throws and stores none if one cannot be stored. */
  store(files: readonly CheckedFile[]): Promise<readonly StoredFile[]>;
  remove(files: readonly StoredFile[]): Promise<void>;
  /** Returns the content of a file, or `null` if it was deleted. */
  open(file: Pick<StoredFile, 'key'>): Promise<ReadableStream | null>;
}

/** Prefix of attachment keys. */
export const UPLOADS_FOLDER = 'forms/';
/** Maximum wait for the bucket, per file of at most 10 MB, and for removing stored files. */
const PUT_MS = 10_000;
const REMOVE_MS = 2000;
const OPEN_MS = 5000;

/**
 * Attachments in R2, under `forms/<random>/<number>.<kind>`; the sender's file name is metadata, never part of a path.
 */
export const r2Uploads = (bucket: Pick<R2Bucket, 'put' | 'delete' | 'get'>): UploadStore => {
  const remove = async (files: readonly StoredFile[]): Promise<void> => {
    if (files.length > 0) await bucket.delete(files.map(({ key }) => key));
  };
  return {
    remove,
    async open({ key }) {
      // Keys are stored by this module, but they come from a JSON column.
      if (!key.startsWith(UPLOADS_FOLDER)) return null;
      const object = await withTimeLimit(OPEN_MS, bucket.get(key));
      return (object?.body as ReadableStream | undefined) ?? null;
    },
    async store(files) {
      const folder = `${UPLOADS_FOLDER}${randomId()}`;
      const stored: StoredFile[] = [];
      try {
        for (const [index, { name, kind, content }] of files.entries()) {
          const file = { key: `${folder}/${index + 1}.${kind}`, name: displayFileName(name), kind, size: content.size };
          // Sequential, because three files of maximum size would take a quarter of the Worker's memory.
          const put = bucket.put(file.key, await content.arrayBuffer(), {
            httpMetadata: { contentType: attachmentMediaType(kind), contentDisposition: 'attachment' },
            customMetadata: { name: encodeURIComponent(file.name) },
          });
          // Recorded before the upload is confirmed, because one that times out may still succeed.
          stored.push(file);
          await withTimeLimit(PUT_MS, put);
        }
      } catch (error) {
        await withTimeLimit(REMOVE_MS, remove(stored)).catch(() => undefined);
        throw error;
      }
      return stored;
    },
  };
};

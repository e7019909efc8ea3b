import type { R2Bucket } from '@cloudflare/workers-types';
import { LARGEST_ATTACHMENT } from '../../domain/kit/forms/attachment.ts';
import { attachmentMediaType, contentProblem } from '../../domain/kit/forms/attachment-content.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { MessageFile } from './message-rows.ts';

/** A checked picture. */
export interface CheckedPicture {
  readonly bytes: ArrayBuffer;
  readonly mediaType: string;
}

/** Reads attachments of visitors for staff. */
export interface AttachmentReader {
  /** Returns the bytes as a stream, or `null` if the bucket does not have the file. */
  stream(file: MessageFile): Promise<ReadableStream | null>;
  /** Returns a PNG or JPEG picture whose content is checked again, or `null` for everything else. */
  picture(file: MessageFile): Promise<CheckedPicture | null>;
}

const GET_MS = 10_000;

export const isPicture = ({ kind }: Pick<MessageFile, 'kind'>): boolean => kind === 'png' || kind === 'jpg';

export const attachmentReader = (bucket: Pick<R2Bucket, 'get'>): AttachmentReader => ({
  async stream({ key }) {
    const object = await withTimeLimit(GET_MS, bucket.get(key));
    return object === null ? null : (object.body as unknown as ReadableStream);
  },
  async picture({ key, kind, size }) {
    if (!isPicture({ kind }) || size > LARGEST_ATTACHMENT) return null;
    const object = await withTimeLimit(GET_MS, bucket.get(key));
    if (object === null) return null;
    const bytes = await withTimeLimit(GET_MS, object.arrayBuffer());
    if (contentProblem(kind, new Uint8Array(bytes)) !== null) return null;
    return { bytes, mediaType: attachmentMediaType(kind) };
  },
});

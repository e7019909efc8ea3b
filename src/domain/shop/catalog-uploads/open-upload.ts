import { fileUpload } from './file-upload.ts';
import { priceUpload } from './price-upload.ts';
import { stockUpload } from './stock-upload.ts';
import type { UploadKind } from './upload-kinds.ts';
import type { UploadContext, UploadReader } from './upload-reader.ts';

/** Returns the reader of a kind of file. */
export const openUpload = (kind: UploadKind, context: UploadContext): UploadReader => {
  if (kind === 'prices') return priceUpload(context);
  if (kind === 'stock') return stockUpload(context);
  return fileUpload(kind, context);
};

import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import type { StoredFile } from '../../forms/uploads.ts';
import { AppError } from '../../http/app-error.ts';

/** Characters that a file name may have in a header and on every system. Others become a hyphen. */
const UNSAFE = /[^\w.() -]+/g;

/** Returns a name for a download. @example downloadName('Zeichnung "1".pdf', 'pdf') // 'Zeichnung -1-.pdf' */
const downloadName = (name: string, kind: string): string => {
  const safe = name
    .replace(UNSAFE, '-')
    .replace(/^[.\s-]+/, '')
    .slice(-100);
  return safe.toLowerCase().endsWith(`.${kind}`) ? safe : `${safe || 'file'}.${kind}`;
};

/**
 * Sends a file that a customer uploaded: as a download of a neutral type, so that the browser neither shows nor runs it. Throws
 * `AppError('not-found')` if it was deleted after its retention period.
 */
export const sendUpload = async (c: Context<AppBindings>, file: StoredFile): Promise<Response> => {
  const content = await c.var.services.uploads.open(file);
  if (content === null)
    throw new AppError('not-found', { message: 'This file was deleted after its retention period.' });
  return c.body(content, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${downloadName(file.name, file.kind)}"`,
    'X-Content-Type-Options': 'nosniff',
  });
};

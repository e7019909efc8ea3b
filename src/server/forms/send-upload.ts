import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { policyText } from '../security/content-policy.ts';
import type { StoredFile } from './uploads.ts';

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

/** An uploaded file cannot run or load anything, even if a browser opens it as a page. */
export const UPLOAD_POLICY = policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] });

/** Returns the headers of an uploaded file: a download of unknown type, so that the browser neither shows nor runs it. */
export const downloadHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Content-Security-Policy': UPLOAD_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

/** Sends an uploaded file as a download. Throws `AppError('not-found')` if it was deleted after its retention period. */
export const sendUpload = async (c: Context<AppBindings>, file: StoredFile): Promise<Response> => {
  const content = await c.var.services.uploads.open(file);
  if (content === null)
    throw new AppError('not-found', { message: 'This file was deleted after its retention period.' });
  return c.body(content, 200, downloadHeaders(downloadName(file.name, file.kind)));
};

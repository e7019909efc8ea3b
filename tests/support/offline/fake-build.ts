import { createHash } from 'node:crypto';
import type { OfflineManifest, OfflineOffer } from '../../../src/domain/site/offline/manifest.ts';

const BUILD = '0123456789ab';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const FILES: Readonly<Record<string, string>> = {
  '/build/boot-12345678.js': 'boot()',
  '/build/site-12345678.css': 'a{}',
};
const PAGES = ['/glossary', '/offline'];

const MANIFEST: OfflineManifest = {
  build: BUILD,
  files: Object.entries(FILES).map(([url, text]) => ({ url, sha256: sha256(text), bytes: text.length })),
  pages: PAGES,
  pageBytes: 100,
};

export const OFFER: OfflineOffer = { build: BUILD, manifest: '/build/offline-12345678.json', bytes: 109, pages: 1 };

/** Returns a page as the server sends it, or one that it renders per visitor. */
export const pageResponse = (text = '<main>page</main>', build: string | null = BUILD): Response =>
  basic(
    new Response(text, {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'private, no-cache',
        ...(build !== null && { 'X-Shared-Build': build }),
      },
    }),
  );

/** A response of the same origin, which a constructed one is not. */
export function basic(response: Response): Response {
  const clone = response.clone.bind(response);
  Object.defineProperty(response, 'type', { value: 'basic' });
  Object.defineProperty(response, 'clone', { value: () => basic(clone()) });
  return response;
}

/** Returns a `fetch` for a server with a build. `change` replaces the responses of some paths. */
export const serverOf = (change: Readonly<Record<string, () => Response | Promise<Response>>> = {}) => {
  const requests: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    requests.push({ url, init });
    init?.signal?.throwIfAborted();
    const changed = change[url];
    if (changed) return changed();
    if (url === OFFER.manifest) return Response.json(MANIFEST);
    const file = FILES[url];
    if (file !== undefined) return new Response(file, { headers: { 'Cache-Control': 'public, immutable' } });
    return PAGES.includes(url) ? pageResponse() : new Response('', { status: 404 });
  };
  return { requests, fetch: respond as typeof fetch };
};

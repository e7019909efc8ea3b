import {
  STORED_AT_HEADER,
  STORED_BYTES_HEADER,
  STORED_TITLE_HEADER,
  VISITED_CACHE,
} from '../../domain/site/offline/names.ts';
import { entriesToRemove, MAX_STORED_BYTES, titleOf } from '../../domain/site/offline/visited.ts';

const LONGEST_URL = 500;

/** Returns a response to store: the body and its headers, with the time and the size. */
const storedCopy = (body: BodyInit, bytes: number, headers: Headers, title: string): Response => {
  const stored = new Headers(headers);
  // The body is decoded, so its encoding and length no longer apply.
  for (const name of ['Content-Encoding', 'Content-Length']) stored.delete(name);
  stored.set(STORED_AT_HEADER, new Date().toISOString());
  stored.set(STORED_BYTES_HEADER, String(bytes));
  if (title !== '') stored.set(STORED_TITLE_HEADER, encodeURIComponent(title));
  return new Response(body, { headers: stored });
};

/** Stores a response in a cache. A full device is no error: the copy is missing. */
const put = async (cacheName: string, url: string, copy: Response): Promise<void> => {
  try {
    // Replaces an earlier copy, and becomes the last entry.
    await (await caches.open(cacheName)).put(url, copy);
  } catch {
    // No space left.
  }
};

/** Stores a page that was shown. */
export const storePage = async (cacheName: string, url: string, response: Response): Promise<void> => {
  const html = await response.text();
  const bytes = new Blob([html]).size;
  if (url.length > LONGEST_URL || bytes > MAX_STORED_BYTES) return;
  await put(cacheName, url, storedCopy(html, bytes, response.headers, titleOf(html)));
};

/** Stores a file or picture that a page loaded. */
export const storeFile = async (url: string, response: Response): Promise<void> => {
  const body = await response.arrayBuffer();
  if (url.length > LONGEST_URL || body.byteLength > MAX_STORED_BYTES) return;
  await put(VISITED_CACHE, url, storedCopy(body, body.byteLength, response.headers, ''));
};

interface StoredEntry {
  readonly url: string;
  readonly isPage: boolean;
  readonly bytes: number;
  readonly title: string;
}

/** The stored entries, the oldest first. */
const entries = async (): Promise<readonly StoredEntry[]> => {
  if (!(await caches.has(VISITED_CACHE))) return [];
  const cache = await caches.open(VISITED_CACHE);
  const found: StoredEntry[] = [];
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
    if (headers === undefined) continue;
    const title = headers.get(STORED_TITLE_HEADER);
    found.push({
      url,
      isPage: title !== null,
      bytes: Number(headers.get(STORED_BYTES_HEADER)) || 0,
      title: decodeURIComponent(title ?? ''),
    });
  }
  return found;
};

/** Removes the oldest entries beyond the limits. */
export const trimVisited = async (): Promise<void> => {
  const cache = await caches.open(VISITED_CACHE);
  await Promise.all(entriesToRemove(await entries()).map((url) => cache.delete(url, { ignoreVary: true })));
};

/** Returns the visited pages with their absolute URLs, the newest first. */
export const visitedPages = async (): Promise<readonly StoredEntry[]> =>
  (await entries()).filter(({ isPage }) => isPage).reverse();

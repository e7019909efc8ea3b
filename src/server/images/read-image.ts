import { type ImageTarget, isAllowedRemote } from './image-request.ts';

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 7000;
const LARGEST_BYTES = 20 * 1024 * 1024;

/** Why an image could not be read: not found, no response in time, too large, or from an origin that is not allowed. */
export type ImageFailure = 'missing' | 'unreachable' | 'too-large' | 'refused';

export type ReadImage =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly failure: ImageFailure };

export interface ImageReader {
  /** Reads a file of this site. */
  readonly own: (path: string, signal: AbortSignal) => Promise<Response>;
  /** Reads a file of another host without following redirects. */
  readonly remote: (url: URL, signal: AbortSignal) => Promise<Response>;
  /** Allowed origins of other hosts' files, including redirects. */
  readonly origins: readonly string[];
}

/** Returns the body, or `null` if it exceeds the limit. The rest of a larger body is never loaded into memory. */
const readCapped = async (response: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? new ReadableStream()) as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LARGEST_BYTES) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/** Follows up to three redirects. Each target is checked like the first URL. */
const fetchRemote = async (reader: ImageReader, first: URL, signal: AbortSignal): Promise<Response | null> => {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await reader.remote(url, signal);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    if (!URL.canParse(location, url)) return null;
    url = new URL(location, url);
    if (!isAllowedRemote(url, reader.origins)) return null;
  }
  return null;
};

/** Reads an image of up to 20 MiB within 7 s. Never throws. */
export const readImage = async (reader: ImageReader, target: ImageTarget): Promise<ReadImage> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response =
      target.kind === 'own' ? await reader.own(target.path, signal) : await fetchRemote(reader, target.url, signal);
    if (response === null) return { ok: false, failure: 'refused' };
    if (!response.ok) return { ok: false, failure: response.status === 404 ? 'missing' : 'unreachable' };
    const bytes = await readCapped(response);
    return bytes === null ? { ok: false, failure: 'too-large' } : { ok: true, bytes };
  } catch {
    return { ok: false, failure: 'unreachable' };
  }
};

const BYTES = 12;

/** Weak, because the platform may compress the same response in different ways. */
const weak = (digest: ArrayBuffer): string =>
  `W/"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}"`;

/** Returns the ETag of a body. */
export const etagOf = async (body: BufferSource): Promise<string> => weak(await crypto.subtle.digest('SHA-256', body));

/** Returns the ETag of a URL's response for a version, without generating the response. */
export const etagOfVersion = (url: string, version: string): Promise<string> =>
  etagOf(new TextEncoder().encode(`${version}\n${url}`));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns whether `If-None-Match` names this ETag. */
export const matchesETag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => opaque(one) === opaque(etag));

/** Returns the 304 response for a response with these headers. */
export const notModified = (given: Headers): Response => {
  const headers = new Headers(given);
  for (const name of ['Content-Type', 'Content-Encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
};

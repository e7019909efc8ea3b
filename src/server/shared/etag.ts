const BYTES = 12;

/** Weak: the platform compresses an answer as it likes, and it stays the same one. */
const weak = (digest: ArrayBuffer): string =>
  `W/"${btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}"`;

/** The ETag of a body. */
export const etagOf = async (body: BufferSource): Promise<string> => weak(await crypto.subtle.digest('SHA-256', body));

/** The ETag of whatever an address is answered with while a version lasts. */
export const etagOfVersion = (address: string, version: string): Promise<string> =>
  etagOf(new TextEncoder().encode(`${version}\n${address}`));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a browser that sent this `If-None-Match` has the answer already. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => opaque(one) === opaque(etag));

/** Seconds by which the time of a signature may differ from the time of the server. */
const SIGNATURE_SECONDS = 300;
/** A shorter secret is treated as missing. */
export const SHORTEST_SECRET = 32;

export const TIMESTAMP_HEADER = 'X-Catalog-Timestamp';
export const SIGNATURE_HEADER = 'X-Catalog-Signature';

export interface SignedUpload {
  /** Path of the request, such as `/api/v1/catalog/stock`. */
  readonly path: string;
  /** Value of `X-Catalog-Timestamp`: seconds since 1970. */
  readonly timestamp: string;
  /** Value of `X-Catalog-Signature`: 64 hexadecimal digits. */
  readonly signature: string;
}

/** Returns whether headers can belong to a valid signature, before the body is read. */
export const isTimely = ({ timestamp, signature }: SignedUpload, now: number): boolean =>
  /^\d{10}$/.test(timestamp) &&
  /^[0-9a-f]{64}$/.test(signature) &&
  Math.abs(now / 1000 - Number(timestamp)) <= SIGNATURE_SECONDS;

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);

const messageOf = (
  { path, timestamp }: Pick<SignedUpload, 'path' | 'timestamp'>,
  digest: string,
): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(`${timestamp}\n${path}\n${digest}`));

/**
 * Returns whether a signature is the HMAC-SHA-256 of time, path and SHA-256 of the body, separated by line feeds. The
 * comparison takes the same time wherever they differ.
 */
export const isSignedUpload = async (secret: string, upload: SignedUpload, digest: string): Promise<boolean> => {
  const bytes = Uint8Array.from(upload.signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, messageOf(upload, digest));
};

/** Maximum age of a message in seconds, and the maximum clock difference to the sender. */
const WINDOW_S = 5 * 60;

const SIGNATURE = /^t=(\d{9,11}),v1=([0-9a-f]{64})$/;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A signature with its time, as sent in the header. */
interface Signature {
  readonly time: string;
  readonly mac: string;
}

/**
 * Parses the signature `t=<seconds since 1970>,v1=<64 hexadecimal digits>`. Returns `null` if it is invalid or its time is
 * more than 5 minutes off.
 */
export const signatureOf = (header: string, now: number): Signature | null => {
  const [, time, mac] = SIGNATURE.exec(header) ?? [];
  if (time === undefined || mac === undefined) return null;
  return Math.abs(now / 1000 - Number(time)) <= WINDOW_S ? { time, mac } : null;
};

/** Returns whether `mac` is the HMAC-SHA-256 of `<time>.<body>` with this secret. Compares in constant time. */
export const isSignedBy = async (secret: string, { time, mac }: Signature, body: string): Promise<boolean> => {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, bytesOf(mac), encoder.encode(`${time}.${body}`));
};

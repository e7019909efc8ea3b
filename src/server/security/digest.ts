import { hexOf } from '../../domain/kit/text/hex.ts';

/** Returns the SHA-256 digest of `content` in hexadecimal. */
export const digestOf = async (content: ArrayBuffer | string): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/** Returns whether two strings are equal, in constant time regardless of their lengths and where they differ. */
export const isSameSecret = async (given: string, secret: string): Promise<boolean> => {
  const [a, b] = await Promise.all([digestOf(given), digestOf(secret)]);
  let difference = 0;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};

import { hexOf } from '../../domain/text/hex.ts';

/** SHA-256 in hexadecimal. */
export const digestOf = async (content: ArrayBuffer | string): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

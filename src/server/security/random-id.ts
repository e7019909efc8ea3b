import { toBase64url } from '../../domain/kit/text/base64url.ts';
import { hexOf } from '../../domain/kit/text/hex.ts';

/** Returns 128 random bits as 32 hexadecimal digits. */
export const randomId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

/** Returns 256 random bits as base64url, for tokens of which only a hash is stored. */
export const randomToken = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

import { hexOf } from '../domain/kit/text/hex.ts';

/** 128 random bits as 32 hexadecimal digits; `randomUUID` is missing on pages served without TLS. */
export const createLocalId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));

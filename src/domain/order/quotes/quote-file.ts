import { quoteHref } from './quote-links.ts';

/** Maximum number of files that are stored for one quote: those of all its replies, and of its draft. */
export const MAX_QUOTE_FILES = 30;

/**
 * Returns the path of a file that staff uploaded for a quote.
 *
 * @param digest SHA-256 of its bytes, so that the digest of a reply covers the files that it names
 */
export const quoteFileHref = (publicId: string, digest: string): string => `${quoteHref(publicId)}/files/${digest}`;

const FILE_URL = /^https?:\/\/[^/?#\s]+\/quotes\/([0-9a-f]{32})\/files\/([0-9a-f]{64})$/;

/** An uploaded file that a URL names. */
export interface NamedQuoteFile {
  readonly publicId: string;
  readonly digest: string;
}

/** Returns the uploaded file that a URL names, or `null` for all other URLs. */
export const quoteFileIn = (url: string): NamedQuoteFile | null => {
  const [, publicId, digest] = FILE_URL.exec(url) ?? [];
  return publicId === undefined || digest === undefined ? null : { publicId, digest };
};

const QUOTE_URL = /\/quotes\/([0-9a-f]{32})(?![0-9a-f])/i;

/** Returns whether a URL contains the secret of another quote. */
export const isOfOtherQuote = (url: string, publicId: string): boolean => {
  const named = QUOTE_URL.exec(url)?.[1];
  return named !== undefined && named.toLowerCase() !== publicId;
};

/**
 * How a page's own inline code is allowed. A shared page is identical for all visitors, so a cache may store it: it has
 * no nonce, and its inline styles are collected during rendering to compute their hashes.
 */
export type PageTrust =
  | { readonly kind: 'private'; readonly nonce: string }
  | { readonly kind: 'shared'; readonly inlineStyles: Set<string> };

const NONCE_BYTES = 16;

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/** Called before rendering. A page that is rendered per visitor gets a new nonce. */
export const newTrust = (isShared: boolean): PageTrust =>
  isShared ? { kind: 'shared', inlineStyles: new Set() } : { kind: 'private', nonce: newNonce() };

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** Returns the hashes of strings as source expressions of a content policy. */
export const hashesOf = (texts: Iterable<string>): Promise<string[]> => Promise.all([...texts].map(hashOf));

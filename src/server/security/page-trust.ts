/**
 * How a page's own inline parts are told from foreign ones. A shared page is the same for whoever asks, so a cache may keep
 * it: it holds no nonce, and the styles that stand in it are noted while it is rendered, for their hashes.
 */
export type PageTrust =
  | { readonly kind: 'private'; readonly nonce: string }
  | { readonly kind: 'shared'; readonly inlineStyles: Set<string> };

const NONCE_BYTES = 16;

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/** Decided before anything is rendered: what is made for who asks has a nonce of its own. */
export const newTrust = (isShared: boolean): PageTrust =>
  isShared ? { kind: 'shared', inlineStyles: new Set() } : { kind: 'private', nonce: newNonce() };

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** The hashes of texts, as a policy names them. */
export const hashesOf = (texts: Iterable<string>): Promise<string[]> => Promise.all([...texts].map(hashOf));

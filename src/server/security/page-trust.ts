/**
 * How a page's own inline parts are told from foreign ones. A shared page is the same for whoever asks, so a cache may keep
 * it: it holds no nonce, and the styles that stand in it are noted while it is rendered, for their hashes.
 */
export type PageTrust =
  | { readonly kind: 'private'; readonly nonce: string }
  | { readonly kind: 'shared'; readonly inlineStyles: Set<string> };

/**
 * Pages for one visitor or for staff, pages that answer a form, and those whose parts stream in by inline scripts. All
 * others are shared.
 */
const PRIVATE = [
  '/account',
  '/admin-store',
  '/api',
  '/auth',
  '/cart',
  '/consent',
  '/dev',
  '/forgot-password',
  '/login',
  '/product',
  '/quotes',
  '/reset-password',
  '/search',
  '/sign-up',
  '/verify-email',
] as const;

/** Whether pages at this path are private. */
export const isPrivatePath = (path: string): boolean =>
  PRIVATE.some((start) => path === start || path.startsWith(`${start}/`));

const NONCE_BYTES = 16;

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/** Decided before anything is rendered. A page in the visual editor is private wherever it stands. */
export const trustOf = (path: string, isEdited: boolean): PageTrust =>
  isEdited || isPrivatePath(path)
    ? { kind: 'private', nonce: newNonce() }
    : { kind: 'shared', inlineStyles: new Set() };

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** The hashes of texts, as a policy names them. */
export const hashesOf = (texts: Iterable<string>): Promise<string[]> => Promise.all([...texts].map(hashOf));

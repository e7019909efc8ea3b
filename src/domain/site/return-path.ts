/** Longer URLs are truncated by some servers on the way. */
const LONGEST_PATH = 2000;

/**
 * Printable ASCII after a slash that is followed by neither a slash nor a backslash, since browsers parse both as a
 * host.
 */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Returns a path of this site to return to. Anything else would be an open redirect.
 *
 * @param fallback path for anything that is not a path of this site
 * @example safeReturnPath('//evil.example', '/account') // '/account'
 */
export const safeReturnPath = (path: string | null | undefined, fallback = '/'): string =>
  typeof path === 'string' && path.length <= LONGEST_PATH && OWN_PATH.test(path) ? path : fallback;

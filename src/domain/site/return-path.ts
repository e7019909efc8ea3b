/** Longer addresses are cut by some servers on their way. */
const LONGEST_PATH = 2000;

/** Printable ASCII after a slash that neither a second slash nor a backslash follows: browsers read both as a host. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * A path of this site to go back to; anything else would make the address a redirect to strangers.
 *
 * @param fallback where to go when the path is none of this site's
 * @example safeReturnPath('//evil.example', '/account') // '/account'
 */
export const safeReturnPath = (path: string | null | undefined, fallback = '/'): string =>
  typeof path === 'string' && path.length <= LONGEST_PATH && OWN_PATH.test(path) ? path : fallback;

import { safeReturnPath } from './return-path.ts';

export const LOGIN_PATH = '/login';
export const ACCOUNT_PATH = '/account';

/** Query parameter with the path to return to after signing in. */
export const RETURN_PARAMETER = 'return';

/**
 * Returns the link to the sign-in page, which returns to `back` afterwards.
 *
 * @example loginHref('/account') // '/login?return=%2Faccount'
 */
export const loginHref = (back: string): string => `${LOGIN_PATH}?${RETURN_PARAMETER}=${encodeURIComponent(back)}`;

/**
 * Returns the path after signing in: the requested path if it belongs to this site, otherwise the account page. Never
 * the sign-in page, which would show its form again.
 */
export const afterSignIn = (wanted: string | null | undefined): string => {
  const path = safeReturnPath(wanted, ACCOUNT_PATH);
  return /^\/login\/?(?:[?#]|$)/.test(path) ? ACCOUNT_PATH : path;
};

export const SIGN_UP_PATH = '/sign-up';
export const VERIFY_PATH = '/verify-email';
export const FORGOT_PATH = '/forgot-password';
export const RESET_PATH = '/reset-password';

/** Name of the query parameter and the field that hold the token of a mailed link. */
export const TOKEN_PARAMETER = 'token';

/** Name of the query parameter that a page has once its form was taken. */
export const DONE_PARAMETER = 'done';

/** Where a form leads that was taken. @example doneHref('/sign-up') // '/sign-up?done=1' */
export const doneHref = (path: string): string => `${path}?${DONE_PARAMETER}=1`;

/** Address of a mailed link. */
export const tokenHref = (siteUrl: string, path: string, token: string): string =>
  `${siteUrl}${path}?${TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

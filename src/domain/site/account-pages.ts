export const SIGN_UP_PATH = '/sign-up';
export const VERIFY_PATH = '/verify-email';
export const FORGOT_PATH = '/forgot-password';
export const RESET_PATH = '/reset-password';

/** Name of the query parameter and form field with the token of an emailed link. */
export const TOKEN_PARAMETER = 'token';

/** Query parameter of a page whose form was accepted. */
export const DONE_PARAMETER = 'done';

/** Returns the redirect path after an accepted form. @example doneHref('/sign-up') // '/sign-up?done=1' */
export const doneHref = (path: string): string => `${path}?${DONE_PARAMETER}=1`;

/** Returns the URL of an emailed link. */
export const tokenHref = (siteUrl: string, path: string, token: string): string =>
  `${siteUrl}${path}?${TOKEN_PARAMETER}=${encodeURIComponent(token)}`;

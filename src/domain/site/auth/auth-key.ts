/** Session storage key of the tokens: JSON of `AuthTokens`. */
export const AUTH_KEY = 'canyon-auth';

/** Event dispatched on the window when a visitor signs in or out in this tab. */
export const AUTH_EVENT = 'canyon-auth';

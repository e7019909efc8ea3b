/** Key of the tokens in session storage: JSON of `AuthTokens`. */
export const AUTH_KEY = 'canyon-auth';

/** Sent to the window when somebody signs in or out in this tab. */
export const AUTH_EVENT = 'canyon-auth';

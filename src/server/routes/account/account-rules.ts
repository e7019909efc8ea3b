import { KB, type SendRules } from '../../routing/route-rules.ts';

/** Maximum body size of account requests. An email address, a password and a token are far smaller. */
export const ACCOUNT_BODY = 16 * KB;

/** Rules of sign-in and sessions. */
export const TOKENS_IN_BODIES = {
  body: ACCOUNT_BODY,
  anyOrigin: 'tokens are in JSON bodies, which no other site has or can read; no cookie is set',
} as const satisfies SendRules;

/** Rules of registration and passwords. */
export const FOR_ANYONE = {
  body: ACCOUNT_BODY,
  anyOrigin: 'anyone may request this within the limits, and only as JSON',
} as const satisfies SendRules;

/** Rules of paths below without a route. */
export const NOTHING_HERE = { anyOrigin: 'answers 404', anyParameter: 'answers 404' } as const;

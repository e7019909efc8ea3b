/** What a visitor said about being measured; null: nothing yet. */
export type Consent = 'yes' | 'no' | null;

export const CONSENT_COOKIE = 'canyon-consent';
/** Half a year, then the visitor is asked again. */
export const CONSENT_MAX_AGE_S = 182 * 24 * 60 * 60;
/** Where the choice is made and changed. */
export const CONSENT_PATH = '/consent';

/** The choice in the cookie's value; anything else is none. @example parseConsent('yes') // 'yes' */
export const parseConsent = (value: string | undefined): Consent => (value === 'yes' || value === 'no' ? value : null);

/** The visitor's choice about measuring. null: no choice yet. */
export type Consent = 'yes' | 'no' | null;

/** Path of the page where visitors make and change the choice. */
export const CONSENT_PATH = '/consent';

/** Parses the choice in the cookie's value. Anything else is null. @example parseConsent('yes') // 'yes' */
export const parseConsent = (value: string | undefined): Consent => (value === 'yes' || value === 'no' ? value : null);

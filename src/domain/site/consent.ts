/** What a visitor said about being measured; null: nothing yet. */
export type Consent = 'yes' | 'no' | null;

/** Where the choice is made and changed. */
export const CONSENT_PATH = '/consent';

/** The choice in the cookie's value; anything else is none. @example parseConsent('yes') // 'yes' */
export const parseConsent = (value: string | undefined): Consent => (value === 'yes' || value === 'no' ? value : null);

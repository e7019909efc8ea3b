/** Maximum length of a parameter that a content page reads. */
export const LONGEST_VALUE = 200;

/** The ages in the space and its caches already add up to 55 s. */
export const HOSTED_FRESH_S = '5';

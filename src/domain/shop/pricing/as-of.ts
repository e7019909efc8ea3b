/**
 * Returns the time of a cached response, in words and in UTC, so that server and browser render the same string.
 *
 * @param asOf ISO time
 * @example asOfText('2026-11-01T10:30:00.000Z') // '2026-11-01, 10:30 UTC'
 */
export const asOfText = (asOf: string): string => `${asOf.slice(0, 10)}, ${asOf.slice(11, 16)} UTC`;

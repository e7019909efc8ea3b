/**
 * Returns the wait in milliseconds from a `Retry-After` header, or `null` without a valid one.
 *
 * @param header seconds or a date
 * @param now milliseconds since 1970
 * @example retryAfterMs('30', Date.now()) // 30000
 */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

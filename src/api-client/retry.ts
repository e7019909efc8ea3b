const MS_PER_S = 1000;

/** Returns the seconds of a `Retry-After` header, which has seconds or a date. null without a readable one. */
export const retryAfterSeconds = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / MS_PER_S));
};

/** Waits. Rejects with the reason of the signal as soon as it is aborted. */
export const wait = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * MS_PER_S);
    signal?.addEventListener('abort', abort, { once: true });
  });

/** The work took longer than its limit. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`No result within ${milliseconds} ms.`);
    this.name = 'TimeoutError';
  }
}

/**
 * Returns the result of `work`. Throws `TimeoutError` after the limit; the work itself cannot be stopped and continues.
 */
export const withTimeLimit = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

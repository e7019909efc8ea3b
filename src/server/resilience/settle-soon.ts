import type { Deferred } from '../../client/ui/late.tsx';

/** Short enough not to delay a page noticeably, long enough for a cached value or a fast backend. */
const MOMENT_MS = 60;

/**
 * Waits 60 ms for a value that a page shows. A value that is read by then is part of the first HTML, in place without
 * JavaScript too. A slower one streams in.
 *
 * @param reading must not reject once it is late. A rejection within the 60 ms is thrown.
 */
export const settleSoon = async <T>(reading: Promise<T>): Promise<Deferred<T>> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<Deferred<T>>((resolve) => {
    timer = setTimeout(() => resolve({ late: reading }), MOMENT_MS);
  });
  try {
    return await Promise.race([reading.then((value) => ({ value })), moment]);
  } finally {
    clearTimeout(timer);
  }
};

import type { Context } from 'hono';
import type { WaitUntil } from '../env.ts';

/** The request's `waitUntil`; outside a Worker (tests) the work just runs on. */
export const waitUntilOf = (c: Context): WaitUntil => {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return (work) => void work.catch(() => undefined);
  }
};

/** The result of work that must not stop halfway when the client disconnects, such as a write in several steps. */
export const finished = <T>(c: Context, work: Promise<T>): Promise<T> => {
  waitUntilOf(c)(work.catch(() => undefined));
  return work;
};

import type { Context } from 'hono';
import type { WaitUntil } from '../env.ts';

/** Returns the request's `waitUntil`. Outside a Worker, as in tests, the work runs without it. */
export const waitUntilOf = (c: Context): WaitUntil => {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return (work) => void work.catch(() => undefined);
  }
};

/** Returns the result of work that must complete even if the client disconnects, such as a write in several steps. */
export const finished = <T>(c: Context, work: Promise<T>): Promise<T> => {
  waitUntilOf(c)(work.catch(() => undefined));
  return work;
};

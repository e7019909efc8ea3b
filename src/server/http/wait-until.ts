import type { Context, ExecutionContext } from 'hono';
import type { WaitUntil } from '../env.ts';

/** Returns the request's execution context; `undefined` outside a Worker, as in tests. */
export const executionCtxOf = (c: Context): ExecutionContext | undefined => {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
};

/** Returns the request's `waitUntil`. Outside a Worker, as in tests, the work runs without it. */
export const waitUntilOf = (c: Context): WaitUntil => {
  const executionCtx = executionCtxOf(c);
  if (executionCtx === undefined) return (work) => void work.catch(() => undefined);
  return (work) => executionCtx.waitUntil(work);
};

/** Returns the result of work that must complete even if the client disconnects, such as a write in several steps. */
export const finished = <T>(c: Context, work: Promise<T>): Promise<T> => {
  waitUntilOf(c)(work.catch(() => undefined));
  return work;
};

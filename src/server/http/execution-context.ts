import type { Context } from 'hono';

/** Returns the execution context of a request. Tests may have none. */
export const contextOf = (c: Context): Context['executionCtx'] | undefined => {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
};

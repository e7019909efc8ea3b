import type { Context } from 'hono';
import { clientOf } from './request-limit.ts';
import type { Storer } from './storage-budget.ts';

/** The storer of a request: the account, or the client without one. */
export const storerOf = (c: Context, accountId: string | null = null): Storer => ({ client: clientOf(c), accountId });

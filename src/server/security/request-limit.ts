import type { RateLimit } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { logError } from '../observe/log-event.ts';
import { clientKeyOf, UNKNOWN_CLIENT } from './client-address.ts';

/** Whether this client may send now. */
export type RequestLimit = (client: string) => Promise<boolean>;

/** The limit of wrangler.toml. Without the binding, and when it does not answer, everyone may. */
export const requestLimit = (binding: RateLimit | undefined): RequestLimit => {
  if (binding === undefined) return async () => true;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      logError('limit failed', 'The rate limit did not answer.', error);
      return true;
    }
  };
};

/** The address the request came from, as the network says. */
export const addressOf = (c: Context): string => c.req.header('CF-Connecting-IP') ?? UNKNOWN_CLIENT;

/** Whom limits count for this request. */
export const clientOf = (c: Context): string => clientKeyOf(addressOf(c));

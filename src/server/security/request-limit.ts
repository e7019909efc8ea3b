import type { RateLimit } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { logError } from '../observe/log-event.ts';
import { addressPrefixOf, clientKeyOf, networkKeyOf, UNKNOWN_CLIENT } from './client-address.ts';

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

/** An IPv6 network of 48 bits may send this many times what one client may. */
export const NETWORK_FACTOR = 10;

/**
 * Applies `limit` to a client and, if it passes, `networkLimit` to the /48 network of an IPv6 client. A client that is over its
 * own limit does not use up that of its neighbors.
 */
export const withNetwork =
  (limit: RequestLimit, networkLimit: RequestLimit): RequestLimit =>
  async (client) => {
    if (!(await limit(client))) return false;
    const network = networkKeyOf(client);
    return network === null || networkLimit(network);
  };

/** The address the request came from, as the network says. */
export const clientIpOf = (c: Context): string => c.req.header('CF-Connecting-IP') ?? UNKNOWN_CLIENT;

/** Whom limits count for this request. */
export const clientOf = (c: Context): string => clientKeyOf(clientIpOf(c));

/** The network the request came from, /24 or /48: limits on mail to one address count by it. */
export const networkOf = (c: Context): string => addressPrefixOf(clientIpOf(c));

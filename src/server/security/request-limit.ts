import type { RateLimit } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { logError } from '../observe/log-event.ts';
import { addressPrefixOf, clientKeyOf, networkKeyOf, UNKNOWN_CLIENT } from './client-address.ts';

/** Returns whether this client may send a request now. */
export type RequestLimit = (client: string) => Promise<boolean>;

/** Returns the limit of a binding in wrangler.toml. Without the binding, or when it fails, all requests pass. */
export const requestLimit = (binding: RateLimit | undefined): RequestLimit => {
  if (binding === undefined) return async () => true;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      logError('limit failed', 'The rate limit did not respond.', error);
      return true;
    }
  };
};

/** Factor between the limit of one client and the limit of an IPv6 /48 network. */
export const NETWORK_FACTOR = 10;

/**
 * Applies `limit` to a client and, if it passes, `networkLimit` to the /48 network of an IPv6 client. Requests over the
 * limit of the client do not count against its network.
 */
export const withNetwork =
  (limit: RequestLimit, networkLimit: RequestLimit): RequestLimit =>
  async (client) => {
    if (!(await limit(client))) return false;
    const network = networkKeyOf(client);
    return network === null || networkLimit(network);
  };

/** Returns the IP address of the request, as set by Cloudflare. */
export const clientIpOf = (c: Context): string => c.req.header('CF-Connecting-IP') ?? UNKNOWN_CLIENT;

/** Returns the rate limit key of the client. */
export const clientOf = (c: Context): string => clientKeyOf(clientIpOf(c));

/** Returns the network of the request, /24 or /48. Limits on mail to one recipient count by it. */
export const networkOf = (c: Context): string => addressPrefixOf(clientIpOf(c));

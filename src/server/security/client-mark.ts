import type { Context } from 'hono';
import { addressPrefixOf } from './client-address.ts';
import { digestOf } from './digest.ts';
import { clientIpOf } from './request-limit.ts';

const MARK_DIGITS = 32;

/** Returns a hash of the network and the browser of a request. It distinguishes clients without identifying them. */
export const clientMarkOf = async (c: Context): Promise<string> =>
  (await digestOf(`${addressPrefixOf(clientIpOf(c))}\n${c.req.header('User-Agent') ?? ''}`)).slice(0, MARK_DIGITS);

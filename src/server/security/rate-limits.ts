import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.ts';
import { clientOf, NETWORK_FACTOR, type RequestLimit, requestLimit, withNetwork } from './request-limit.ts';

/** Returns the name of the binding that counts /48 networks of IPv6 clients, which has ten times the limit. */
const networkLimitName = <Name extends RateLimitName>(name: Name): `${Name}_NETWORK` => `${name}_NETWORK`;

/** Returns all bindings that wrangler.toml must declare: each limit and its network limit. */
export const limitBindings = (): Record<string, Omit<RateLimitRule, 'guards'>> =>
  Object.fromEntries(
    Object.entries(RATE_LIMITS).flatMap(([name, { namespace, requests, periodS }]) => [
      [name, { namespace, requests, periodS }],
      [
        networkLimitName(name as RateLimitName),
        { namespace: `${namespace}48`, requests: requests * NETWORK_FACTOR, periodS },
      ],
    ]),
  );

/** Returns the named limit for a client and its network. Without the bindings nothing is limited. */
export const limitOf = (env: Env, name: RateLimitName): RequestLimit =>
  isDevelopment(env)
    ? async () => true
    : withNetwork(requestLimit(env[name]), requestLimit(env[networkLimitName(name)]));

/**
 * Counts a request of this client. Throws `AppError('too-many')` over the limit. Nothing is counted in development,
 * because tests send more requests per minute than people do.
 */
export const countRequest = async (c: Context<AppBindings>, name: RateLimitName): Promise<void> => {
  // The client's request was counted before this request, which renders a response for the cache.
  if (c.var.isShared) return;
  if (!(await limitOf(c.env, name)(clientOf(c))))
    throw new AppError('too-many', { retryAfterS: RATE_LIMITS[name].periodS });
};

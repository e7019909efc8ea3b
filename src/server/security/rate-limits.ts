import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.ts';
import { clientOf, NETWORK_FACTOR, type RequestLimit, requestLimit, withNetwork } from './request-limit.ts';

/** The binding that counts the /48 networks of IPv6 clients, with ten times the number. */
const networkLimitName = <Name extends RateLimitName>(name: Name): `${Name}_NETWORK` => `${name}_NETWORK`;

/** Every binding that wrangler.toml must declare: each limit, and its network limit. */
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

/** The limit of this name for a client and its network. Without the bindings everyone may send. */
export const limitOf = (env: Env, name: RateLimitName): RequestLimit =>
  isDevelopment(env)
    ? async () => true
    : withNetwork(requestLimit(env[name]), requestLimit(env[networkLimitName(name)]));

/**
 * Counts a request of this client. Throws `AppError('too-many')` when it was one too many. On an engineer's machine nothing
 * is counted: tests ask for more in a minute than people do.
 */
export const countRequest = async (c: Context<AppBindings>, name: RateLimitName): Promise<void> => {
  // Counted before it came here, by who asked.
  if (c.var.isShared) return;
  if (!(await limitOf(c.env, name)(clientOf(c))))
    throw new AppError('too-many', { retryAfterS: RATE_LIMITS[name].periodS });
};

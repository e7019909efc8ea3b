import { type Env, isDevelopment } from '../env.ts';

/** The hosted builder: its content API and the store of its pictures, videos and fonts. */
const HOSTED = 'https://cdn.builder.io';

/** Origin of the builder's content API. */
export const builderOrigin = ({ BUILDER_API_HOST: host = '' }: Env): string =>
  URL.canParse(host) ? new URL(host).origin : HOSTED;

/** Origins that pictures and videos of the builder come from. One without https only on an engineer's machine. */
export const builderMediaOrigins = (env: Env): readonly string[] => {
  const own = builderOrigin(env);
  return [...new Set([HOSTED, ...(own.startsWith('https://') || isDevelopment(env) ? [own] : [])])];
};

/** Whether a builder space is connected. */
export const isConnected = ({ BUILDER_API_KEY: key = '' }: Pick<Env, 'BUILDER_API_KEY'> = {}): boolean => key !== '';

import { type Env, isDevelopment } from '../env.ts';

/** The hosted builder: its content API and the storage for its images, videos and fonts. */
const HOSTED = 'https://cdn.builder.io';

/** Returns the origin of the builder's content API. */
export const builderOrigin = ({ BUILDER_API_HOST: host = '' }: Env): string =>
  URL.canParse(host) ? new URL(host).origin : HOSTED;

/** Returns the origins that the builder's images and videos come from. Plain http is allowed in development only. */
export const builderMediaOrigins = (env: Env): readonly string[] => {
  const configured = builderOrigin(env);
  return [...new Set([HOSTED, ...(configured.startsWith('https://') || isDevelopment(env) ? [configured] : [])])];
};

/** Returns whether a builder space is connected. */
export const isConnected = ({ BUILDER_API_KEY: key = '' }: Pick<Env, 'BUILDER_API_KEY'> = {}): boolean => key !== '';

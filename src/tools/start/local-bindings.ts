import { join, resolve } from 'node:path';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { projectRoot } from '../process/steps.ts';

/** The local D1, KV and data files of one state directory, as used by `wrangler dev --persist-to`. */
export interface LocalBindings {
  readonly db: D1Database;
  readonly kv: KVNamespace;
  readonly data: R2Bucket;
  close(): Promise<void>;
}

/** Opens the bindings of wrangler.toml in a state directory. Close them before another process opens the directory. */
export const openLocalBindings = async (stateDirectory: string): Promise<LocalBindings> => {
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const { getPlatformProxy } = await import('wrangler');
  const { WRANGLER_LOG: level } = process.env;
  // Suppresses warnings about bindings that only the Worker can have, such as Workflows.
  process.env.WRANGLER_LOG = 'error';
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; CACHE: KVNamespace; DATA: R2Bucket }>({
    configPath: join(projectRoot, 'wrangler.toml'),
    // wrangler stores its state in a subfolder named after the layout version.
    persist: { path: join(resolve(stateDirectory), 'v3') },
    remoteBindings: false,
  }).finally(() => {
    if (level === undefined) delete process.env.WRANGLER_LOG;
    else process.env.WRANGLER_LOG = level;
  });
  return { db: env.DB, kv: env.CACHE, data: env.DATA, close: dispose };
};

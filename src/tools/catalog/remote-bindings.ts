import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { projectRoot } from '../process/steps.ts';
import type { LocalBindings } from '../start/local-bindings.ts';
import { UsageError } from './catalog-arguments.ts';
import { remoteConfig } from './remote-config.ts';

/** Opens the database and the key-value store of the deployed site, with the account that wrangler is signed in to. */
export const openRemoteBindings = async (): Promise<Pick<LocalBindings, 'db' | 'kv' | 'close'>> => {
  const config = remoteConfig(readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8'));
  if (config === null)
    throw new UsageError('wrangler.toml has no IDs of the database and the namespace. Deploy first.');
  const { getPlatformProxy } = await import('wrangler');
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  const configPath = join(folder, 'wrangler.toml');
  writeFileSync(configPath, config);
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; CACHE: KVNamespace }>({
    configPath,
    persist: false,
    remoteBindings: true,
  });
  const close = async (): Promise<void> => {
    await dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db: env.DB, kv: env.CACHE, close };
};

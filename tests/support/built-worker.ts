import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { stateDir } from '../../src/server/dev/prepare-state.ts';
import { projectRoot } from '../../src/server/dev/steps.ts';

const dist = join(projectRoot, 'dist');

/** The built Worker in workerd without the dev server's proxy, on the seeded state of a port. */
export const startBuiltWorker = async (
  port: number,
  options: { readonly script?: string; readonly bindings?: Readonly<Record<string, string>> } = {},
): Promise<Miniflare> => {
  const entry = options.script ?? join(dist, 'index.js');
  if (!existsSync(entry)) throw new Error('Build the Worker first: npm run build.');
  const texts = readdirSync(dist).filter((file) => file.endsWith('.csv'));
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: [
        { type: 'ESModule', path: entry },
        ...texts.map((file) => ({ type: 'Text' as const, path: join(dist, file) })),
      ],
      modulesRoot: dist,
      compatibilityDate: '2026-10-20',
      compatibilityFlags: ['nodejs_als'],
      bindings: { REQUEST_LOG: 'off', ...options.bindings },
      d1Databases: { DB: 'DB' },
      kvNamespaces: { CACHE: 'CACHE' },
      r2Buckets: { UPLOADS: 'UPLOADS' },
      resourcePersistencePath: join(stateDir(port), 'v3'),
    }),
  );
  await worker.ready;
  return worker;
};

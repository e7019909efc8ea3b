import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { projectRoot } from '../../src/tools/process/steps.ts';
import { stateDir } from '../../src/tools/start/prepare-state.ts';

/** Signs access tokens of Workers that tests start. */
export const TEST_SECRET = 'signs-nothing-but-tests-'.repeat(2);

const dist = join(projectRoot, 'dist');

/** The built Worker in workerd without the dev server's proxy, on the seeded state of a port. */
export const startBuiltWorker = async (
  port: number,
  options: {
    readonly script?: string;
    /** Modules that the script imports. */
    readonly modules?: readonly string[];
    readonly bindings?: Readonly<Record<string, string>>;
    /** Where its state lies, when not where `npm start` keeps the port's. */
    readonly state?: string;
    /** Where its heap can be asked for. */
    readonly inspectorPort?: number;
    /** Whether it runs synchronisations. */
    readonly hasWorkflow?: boolean;
    /** Hears each line the Worker logs, which is not printed then. */
    readonly onLog?: (message: string) => void;
  } = {},
): Promise<Miniflare> => {
  const entry = options.script ?? join(dist, 'index.js');
  if (!existsSync(entry)) throw new Error('Build the Worker first: npm run build.');
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: [
        { type: 'ESModule', path: entry },
        ...(options.modules ?? []).map((path) => ({ type: 'ESModule' as const, path })),
      ],
      modulesRoot: dist,
      compatibilityDate: '2026-10-20',
      compatibilityFlags: ['nodejs_als'],
      bindings: { REQUEST_LOG: 'off', AUTH_SECRET: TEST_SECRET, ...options.bindings },
      d1Databases: { DB: 'DB' },
      kvNamespaces: { CACHE: 'CACHE' },
      r2Buckets: { UPLOADS: 'UPLOADS' },
      email: { send_email: [{ name: 'EMAIL' }] },
      ...(options.inspectorPort !== undefined && { inspectorPort: options.inspectorPort }),
      ...(options.onLog && { handleStructuredLogs: ({ message }) => options.onLog?.(message) }),
      ...(options.hasWorkflow === true && {
        workflows: { CATALOG_SYNC: { name: 'catalog-sync', className: 'CatalogSync' } },
      }),
      resourcePersistencePath: join(options.state ?? stateDir(port), 'v3'),
    }),
  );
  await worker.ready;
  return worker;
};

import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { workerFolder, workerModules } from '../../src/tools/process/built-worker.ts';
import { stateDir } from '../../src/tools/start/prepare-state.ts';

/** Signs access tokens of Workers that tests start. */
const TEST_SECRET = 'signs-nothing-but-tests-'.repeat(2);

/** Starts the built Worker in workerd without the dev server's proxy, on the seeded state of a port. */
export const startBuiltWorker = async (
  port: number,
  options: {
    /** Starts with this module instead, which can import the Worker. */
    readonly script?: string;
    /** Additional modules that `script` imports. */
    readonly scriptModules?: readonly string[];
    /** A second isolate of the same Worker on the same stores, which the first reaches as `TWIN`. */
    readonly hasTwin?: boolean;
    /** Starts only `script`, without the Worker. */
    readonly isAlone?: boolean;
    readonly bindings?: Readonly<Record<string, string>>;
    /** The state directory, by default that of `npm start` for the port. */
    readonly state?: string;
    /** The port of the inspector for heap statistics. */
    readonly inspectorPort?: number;
    /** Responds to the Worker's own requests, which otherwise go to the network. */
    readonly outbound?: (request: Request) => Response | Promise<Response>;
    /** The port on which it listens; any by default. */
    readonly listensOn?: number;
    /** Whether it runs synchronizations. */
    readonly hasWorkflow?: boolean;
    /** Whether synchronizations also write data files, which takes a minute. */
    readonly hasData?: boolean;
    /** Receives each line that the Worker logs, which is then not printed. */
    readonly onLog?: (message: string) => void;
  } = {},
): Promise<Miniflare> => {
  const modules = options.isAlone
    ? [{ type: 'ESModule' as const, path: options.script ?? '' }]
    : workerModules(options.script);
  const scriptModules = (options.scriptModules ?? []).map((path) => ({ type: 'ESModule' as const, path }));
  const one = {
    modules: [...modules, ...scriptModules],
    modulesRoot: workerFolder,
    compatibilityDate: '2026-10-30',
    compatibilityFlags: ['nodejs_als', 'enable_request_signal'],
    bindings: { REQUEST_LOG: 'off', AUTH_SECRET: TEST_SECRET, ...options.bindings },
    d1Databases: { DB: 'DB' },
    kvNamespaces: { CACHE: 'CACHE' },
    r2Buckets: { UPLOADS: 'UPLOADS', ...(options.hasData === true && { DATA: 'canyon-seals-data' }) },
    email: { send_email: [{ name: 'EMAIL' }] },
  };
  const first = {
    ...one,
    ...(options.outbound && { outboundService: options.outbound }),
    ...(options.hasWorkflow === true && {
      workflows: { CATALOG_SYNC: { name: 'catalog-sync', className: 'CatalogSync' } },
    }),
  };
  const workers = [
    { ...first, name: 'first', serviceBindings: { TWIN: 'twin' } },
    { ...one, name: 'twin' },
  ];
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      ...(options.hasTwin === true ? { workers } : first),
      ...(options.listensOn !== undefined && { port: options.listensOn }),
      ...(options.inspectorPort !== undefined && { inspectorPort: options.inspectorPort }),
      ...(options.onLog && { handleStructuredLogs: ({ message }) => options.onLog?.(message) }),
      resourcePersistencePath: join(options.state ?? stateDir(port), 'v3'),
    }),
  );
  await worker.ready;
  return worker;
};

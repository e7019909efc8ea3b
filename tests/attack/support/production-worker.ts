import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Response as LocalResponse, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { NETWORK_FACTOR } from '../../../src/server/security/request-limit.ts';
import { workerFolder, workerModules } from '../../../src/tools/process/built-worker.ts';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { stateDir } from '../../../src/tools/start/prepare-state.ts';
import { copyState } from '../../../src/tools/start/seed-base.ts';
import { ALLOWED_IMAGE_HOST, LURES, PRODUCTION_BINDINGS, SITE } from './target.ts';

/** The Worker as deployed, on a copy of a port's state, so that attacks do not change the original. */
export interface ProductionWorker {
  readonly origin: string;
  readonly worker: Miniflare;
  /** URLs that the Worker has requested since it started. */
  readonly outbound: readonly string[];
  stop(): Promise<void>;
}

/** Returns the response of external hosts: the allowed one misbehaves, all others must never be requested. */
const outside = (url: string): LocalResponse => {
  const { hostname, pathname } = new URL(url);
  const lure = hostname === ALLOWED_IMAGE_HOST ? LURES[pathname] : undefined;
  return lure === undefined
    ? new LocalResponse('not found', { status: 404 })
    : new LocalResponse(lure.body ?? '', { status: lure.status, headers: lure.headers });
};

type RateLimits = Record<
  string,
  { readonly namespace_id: string; readonly simple: { limit: number; period?: 10 | 60 } }
>;

const withCalls = (limits: RateLimits, limit: number | undefined): RateLimits =>
  limit === undefined
    ? limits
    : Object.fromEntries(
        Object.entries(limits).map(([name, one]) => {
          const calls = name.endsWith('_NETWORK') ? limit * NETWORK_FACTOR : limit;
          return [name, { ...one, simple: { ...one.simple, limit: calls } }];
        }),
      );

/**
 * Starts the built bundle with all bindings of wrangler.toml: files of `public` before the Worker, rate limits,
 * Workflow. `DEVELOPMENT` is not set. With `isBehindHost` false, the request's Host reaches the Worker, as without a
 * route.
 */
export const startProductionWorker = async (
  port: number,
  options: {
    readonly isBehindHost?: boolean;
    readonly bindings?: Readonly<Record<string, string>>;
    readonly inspectorPort?: number;
    readonly listenOn?: number;
    /** Calls per minute that every rate limit allows, instead of its configured number. */
    readonly callsPerMinute?: number;
    readonly onLog?: (line: string) => void;
  } = {},
): Promise<ProductionWorker> => {
  const state = mkdtempSync(join(tmpdir(), 'attack-'));
  await copyState(stateDir(port), state);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(projectRoot, 'wrangler.toml'));
  const { modulesRules: _, bindings: variables, ratelimits, ...deployed } = workerOptions;
  const outbound: string[] = [];
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      ...deployed,
      ratelimits: withCalls((ratelimits ?? {}) as RateLimits, options.callsPerMinute),
      modules: workerModules(),
      modulesRoot: workerFolder,
      bindings: {
        ...(variables as Record<string, string>),
        REQUEST_LOG: 'off',
        ...PRODUCTION_BINDINGS,
        ...options.bindings,
      },
      ...(options.isBehindHost !== false && { upstream: SITE }),
      ...(options.inspectorPort !== undefined && { inspectorPort: options.inspectorPort }),
      ...(options.listenOn !== undefined && { port: options.listenOn }),
      handleStructuredLogs: ({ message }) => options.onLog?.(String(message)),
      outboundService: (request) => {
        outbound.push(request.url);
        return outside(request.url);
      },
      resourcePersistencePath: join(state, 'v3'),
    }),
  );
  const { origin } = await worker.ready;
  return {
    origin,
    worker,
    outbound,
    async stop() {
      await worker.dispose();
      rmSync(state, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import type { CatalogState } from '../../catalog/load.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logError } from '../../observe/log-event.ts';
import { type Upstream, type UpstreamHealth, upstreamHealth } from '../../ports/upstreams.ts';
import { withTimeLimit } from '../../resilience/within.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** Timeout for loading the catalog in an isolate that has just started. */
const TIMEOUT_MS = 1500;
const RETRY_AFTER_S = 5;

const isoTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const upstream = ({ state, circuit, answeredAt, failedAt }: UpstreamHealth) => ({
  state,
  circuit,
  answeredAt: isoTime(answeredAt),
  failedAt: isoTime(failedAt),
});

const catalog = ({ version, parts, publishedAt }: CatalogState, now: number) => ({
  version,
  parts,
  publishedAt,
  ageSeconds: publishedAt === null ? null : Math.max(0, Math.round((now - Date.parse(publishedAt)) / 1000)),
});

/** Returns liveness, and this isolate's readiness as far as known. Reads nothing and waits for nothing. */
const liveness = (c: Context<AppBindings>): Response => {
  const { catalog: store, upstreams } = c.var.services;
  const circuitOf = ({ breaker }: Upstream): string => breaker.state().circuit;
  const { backend, content, kv } = upstreams;
  return c.json({
    status: 'ok',
    live: true,
    ready: store.state() !== null,
    checks: {
      catalog: store.state() === null ? 'not loaded' : 'loaded',
      backend: circuitOf(backend),
      content: circuitOf(content),
      kv: circuitOf(kv),
    },
  });
};

/**
 * `/healthz`: the Worker is live. The status is 200 whatever the state of its dependencies; `ready` is whether this
 * isolate has a catalog. `/readyz`: loads the catalog and calls the upstreams that have not responded recently; 503
 * without a catalog. If the backend or content source is down, the status is `degraded`, not unready, because pages are
 * served without them. Both report on this isolate only.
 */
export const health = defineRoutes()
  .get('/healthz', {}, liveness)
  .get('/readyz', {}, async (c) => {
    const { services } = c.var;
    try {
      await withTimeLimit(TIMEOUT_MS, services.catalog.get(waitUntilOf(c)));
    } catch (cause) {
      logError('catalog unavailable', 'There is no catalog yet.', cause);
    }
    const loaded = services.catalog.state();
    const { backend, content, kv } = services.upstreams;
    const [ofBackend, ofContent, ofKv] = await Promise.all([
      upstreamHealth(backend, Date.now),
      upstreamHealth(content, Date.now),
      upstreamHealth(kv, Date.now),
    ]);
    const states = {
      backend: { home: backend.home, ...upstream(ofBackend) },
      content: { home: content.home, ...upstream(ofContent) },
      kv: upstream(ofKv),
    };
    const isWell = Object.values(states).every(({ state }) => state === 'well');
    if (loaded === null) {
      c.header('Retry-After', String(RETRY_AFTER_S));
      return c.json({ status: 'unavailable', catalog: null, ...states }, 503);
    }
    const status = isWell ? 'ready' : 'degraded';
    return c.json({ status, catalog: catalog(loaded, Date.now()), ...states });
  });

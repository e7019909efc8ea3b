import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import type { CatalogState } from '../../catalog/load.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logError } from '../../observe/log-event.ts';
import { type Upstream, type UpstreamHealth, upstreamHealth } from '../../ports/upstreams.ts';
import { withTimeLimit } from '../../resilience/within.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** An isolate that has just started may load the catalog while it is asked; no longer than this. */
const PATIENCE_MS = 1500;
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

/** Liveness with what this isolate knows of its readiness. Reads nothing and waits for nothing. */
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
 * `/healthz`: the Worker is live, with status 200 whatever it depends on; `ready` says whether this isolate holds a
 * catalog. `/readyz`: loads the catalog and asks what has not answered lately; 503 while there is no catalog. A backend or
 * content source that is away makes it `degraded`, not unready: pages are served without them. Both tell of this isolate
 * only.
 */
export const health = defineRoutes()
  .get('/healthz', {}, liveness)
  .get('/readyz', {}, async (c) => {
    const { services } = c.var;
    try {
      await withTimeLimit(PATIENCE_MS, services.catalog.get(waitUntilOf(c)));
    } catch (cause) {
      logError('catalog unavailable', 'There is no catalog yet.', cause);
    }
    const held = services.catalog.state();
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
    if (held === null) {
      c.header('Retry-After', String(RETRY_AFTER_S));
      return c.json({ status: 'unavailable', catalog: null, ...states }, 503);
    }
    const status = isWell ? 'ready' : 'degraded';
    return c.json({ status, catalog: catalog(held, Date.now()), ...states });
  });

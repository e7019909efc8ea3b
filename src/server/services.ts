import { waitUntil } from 'cloudflare:workers';
import { embeddedBackend } from './backend/embedded.ts';
import type { Backend } from './backend/port.ts';
import { cachedBackend } from './cache/cached-backend.ts';
import { type CatalogStore, catalogStore } from './catalog/load.ts';
import type { Env } from './env.ts';
import { type PricingSource, pricingSource } from './pricing-source.ts';
import { readSettings, type Settings } from './settings.ts';

/** Everything the routes read from, made once per isolate. */
export interface Services {
  readonly settings: Settings;
  readonly backend: Backend;
  readonly catalog: CatalogStore;
  readonly pricing: PricingSource;
}

const byEnv = new WeakMap<object, Services>();

const createServices = (env: Env): Services => {
  const direct = embeddedBackend(env.DB);
  const backend = cachedBackend(direct, { kv: env.CACHE, now: Date.now, waitUntil });
  return {
    settings: readSettings(env),
    backend,
    catalog: catalogStore({ kv: env.CACHE, backend: direct, now: Date.now }),
    pricing: pricingSource(direct, { now: Date.now }),
  };
};

/** The services for these bindings. The runtime hands the same `env` object to every request of an isolate. */
export const servicesOf = (env: Env): Services => {
  let services = byEnv.get(env);
  if (!services) {
    services = createServices(env);
    byEnv.set(env, services);
  }
  return services;
};

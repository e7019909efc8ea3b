import { WorkerEntrypoint, waitUntil } from 'cloudflare:workers';
import type { ExecutionContext, ForwardableEmailMessage, ScheduledController } from '@cloudflare/workers-types';
import { createApp, createCacheRenderer } from './app.ts';
import type { Env } from './env.ts';
import { onMail } from './messages/inbound/on-mail.ts';
import { onTrigger } from './on-trigger.ts';
import { servicesOf } from './services.ts';

export { CatalogImport } from './catalog-import-workflow.ts';
export { CatalogSync } from './catalog-sync.ts';

const renderForCache = createCacheRenderer(servicesOf);
const app = createApp(servicesOf, renderForCache);

/**
 * The entry point that the platform caches: renders the response for a cache key. It cannot be reached from outside.
 */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch({ url }: Request): Promise<Response> {
    return renderForCache(url, this.env, this.ctx);
  }
}

export default {
  fetch: app.fetch,
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    const services = servicesOf(env);
    await services.liveSettings.reload();
    const { catalog, backend } = services;
    // Loaded on demand, because it needs the drawings.
    const { pathExists } = await import('./path-exists.ts');
    const exists = pathExists({ catalog: () => catalog.get(waitUntil), backend, assets: env.ASSETS });
    await onTrigger(cron, services, exists);
  },
  async email(message: ForwardableEmailMessage, env: Env, context: ExecutionContext): Promise<void> {
    await onMail(message, servicesOf(env), (work) => context.waitUntil(work));
  },
};

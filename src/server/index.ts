import { WorkerEntrypoint } from 'cloudflare:workers';
import type { ScheduledController } from '@cloudflare/workers-types';
import { createApp, createPages } from './app.ts';
import type { Env } from './env.ts';
import { onTrigger } from './on-trigger.ts';
import { servicesOf } from './services.ts';

export { CatalogSync } from './catalog-sync.ts';

const makePage = createPages(servicesOf);
const app = createApp(servicesOf, makePage);

/** The entry point that the platform caches: it makes the answers that are everybody's, and is never asked from outside. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch({ url }: Request): Promise<Response> {
    return makePage(url, this.env, this.ctx);
  }
}

export default {
  fetch: app.fetch,
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    await onTrigger(cron, servicesOf(env));
  },
};

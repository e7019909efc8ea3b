import type { ScheduledController } from '@cloudflare/workers-types';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { onTrigger } from './on-trigger.ts';
import { servicesOf } from './services.ts';

export { CatalogSync } from './catalog-sync.ts';

const app = createApp(servicesOf);

export default {
  fetch: app.fetch,
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    await onTrigger(cron, servicesOf(env));
  },
};

import type { ScheduledController } from '@cloudflare/workers-types';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { servicesOf } from './services.ts';
import { onSchedule } from './sync/schedule.ts';

export { CatalogSync } from './sync/catalog-sync.ts';

const app = createApp(servicesOf);

export default {
  fetch: app.fetch,
  async scheduled({ cron }: ScheduledController, env: Env): Promise<void> {
    console.log(JSON.stringify({ cron, started: await onSchedule(cron, servicesOf(env).sync) }));
  },
};

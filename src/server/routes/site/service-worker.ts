import { WORKER_PATH } from '../../../domain/site/offline/names.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { SERVICE_WORKER_POLICY } from '../../security/content-policy.ts';

/** Browsers compare the service worker with the server's at every update check, so they never use an old one. */
const RULES = { policy: perRequest('no-cache') };

/**
 * `/sw.js`: the service worker of visitors who keep pages on their device. With `OFFLINE_PAGES=off`, the one that removes
 * everything. It has a separate content policy.
 */
export const serviceWorker = defineRoutes().get(WORKER_PATH, RULES, async (c) => {
  const { on, off } = (await import('../../../client/service-workers.gen.json')).default;
  return c.body(c.var.services.settings.offlinePages ? on : off, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': SERVICE_WORKER_POLICY,
  });
});

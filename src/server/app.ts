import type { Hono } from 'hono';
import type { AppBindings } from './app-bindings.ts';
import { trackConversions } from './content/ab-visit.ts';
import { deskGate } from './desk/desk-gate.ts';
import type { DeskSite } from './desk/desk-site.ts';
import { requestLog } from './observe/request-log.ts';
import { pageRenderer } from './render/page-renderer.ts';
import { cacheRenderer, type RenderForCache, responseCache } from './response-cache/index.ts';
import { frameHeaders } from './routes/content/frames.ts';
import { SITE } from './routes/route-families.ts';
import { onError, onNotFound } from './routes/site/on-error.ts';
import { AppBuilder } from './routing/app-builder.ts';
import { negotiateMarkdown } from './routing/negotiate-markdown.ts';
import type { Site } from './routing/site.ts';
import { type ServicesOf, withServices } from './routing/with-services.ts';
import { editHeaders } from './security/edit-headers.ts';
import { securityHeaders } from './security/headers.ts';
import { limitBodies } from './security/limit-bodies.ts';
import { recordFailures } from './site-health/record-failures.ts';
import { freshSettings } from './site-settings/fresh-settings.ts';

/**
 * Adds the routes to an application: middleware, then the families of the site. `routes/route-families.ts` lists the
 * families, `routes/site-pages.ts` the pages.
 */
const addRoutes = (app: AppBuilder, servicesOf: ServicesOf, site: Site): Hono<AppBindings> =>
  app
    .mount(site.pictures)

    .useAt('/frames/*', frameHeaders)
    .use(editHeaders, limitBodies, withServices(servicesOf))
    .useAt('/api/forms/*', trackConversions)
    .useAt('/api/quotes', trackConversions)
    // A form sent without JavaScript gets its page as response.
    .useAt('/api/forms/*', pageRenderer)
    .mount(site.programs)

    .use(pageRenderer)
    .mount(site.pages)

    .finish(onNotFound, onError);

/** Renders responses for the cache through the same routes, from requests without visitor data. */
export const createCacheRenderer = (servicesOf: ServicesOf, site: Site = SITE): RenderForCache =>
  cacheRenderer({
    settingsOf: (env) => servicesOf(env).liveSettings,
    policyAt: (path) => site.table.policyAt(path),
    createRoutes: () => {
      const app = new AppBuilder(site.table);
      app.use((c, next) => {
        c.set('isShared', true);
        return next();
      });
      return addRoutes(app.use(freshSettings(servicesOf), securityHeaders), servicesOf, site);
    },
  });

/**
 * The Worker's application. Requests of signed-in staff for the desk never reach the site's routes. Logs every request. Shared responses come from the response cache, all others from the
 * routes. `servicesOf` returns the data sources of the routes; tests pass their own.
 */
export const createApp = (
  servicesOf: ServicesOf,
  render: RenderForCache | null = null,
  site: Site = SITE,
  desk?: DeskSite,
): Hono<AppBindings> => {
  const app = new AppBuilder(site.table);
  app.use(freshSettings(servicesOf));
  app.useAt('/desk/*', deskGate(servicesOf, desk));
  app.use(
    negotiateMarkdown((...request) => built.fetch(...request)),
    requestLog(),
    recordFailures(servicesOf),
    securityHeaders,
    responseCache(servicesOf, render ?? createCacheRenderer(servicesOf, site)),
  );
  const built = addRoutes(app, servicesOf, site);
  return built;
};

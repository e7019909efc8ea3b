import type { Hono } from 'hono';
import { preferencesFromCookie } from '../domain/preferences.ts';
import { PREFERENCES_COOKIE } from '../domain/site/cookies.ts';
import type { AppBindings } from './app-bindings.ts';
import { trackConversions } from './content/ab-visit.ts';
import type { Env } from './env.ts';
import { AppBuilder } from './http/app-builder.ts';
import { cookieOf } from './http/cookies.ts';
import { RouteTable } from './http/route-table.ts';
import { requestLog } from './observe/request-log.ts';
import { pageRenderer } from './render/page-renderer.ts';
import { cacheRenderer, type RenderForCache, responseCache } from './response-cache/index.ts';
import { frameHeaders } from './routes/content/frames.ts';
import { ROUTE_FAMILIES, type RouteFamilies } from './routes/route-families.ts';
import { onError, onNotFound } from './routes/site/on-error.tsx';
import { editHeaders } from './security/edit-headers.ts';
import { securityHeaders } from './security/headers.ts';
import { limitBodies } from './security/limit-bodies.ts';
import type { Services } from './services.ts';

type ServicesOf = (env: Env) => Services;

/** Route families with the table of all their declarations. */
export interface Site extends RouteFamilies {
  readonly table: RouteTable;
}

/** Returns the routes of an application and their table. Tests add routes of their own. */
export const siteOf = (families: RouteFamilies): Site => {
  const all = [...families.pictures, ...families.programs, ...families.pages];
  return {
    ...families,
    table: new RouteTable(all.flatMap(({ routes }) => routes.map(({ declaration }) => declaration))),
  };
};

const SITE = siteOf(ROUTE_FAMILIES);

/** Adds the routes: middleware in order, families of routes, then what handles requests that no route takes. */
const addRoutes = (app: AppBuilder, servicesOf: ServicesOf, site: Site): Hono<AppBindings> => {
  app.mount(site.pictures);

  app.useAt('/frames/*', frameHeaders);
  app.use(editHeaders);
  app.use(limitBodies);
  app.use(async (c, next) => {
    c.set('services', servicesOf(c.env));
    c.set('preferences', preferencesFromCookie(cookieOf(c, PREFERENCES_COOKIE)));
    await next();
  });

  app.useAt('/api/forms/*', trackConversions);
  app.useAt('/api/quotes', trackConversions);
  // The page of a form that was sent without JavaScript is rendered again.
  app.useAt('/api/forms/*', pageRenderer);
  app.mount(site.programs);

  app.use(pageRenderer);
  app.mount(site.pages);
  return app.finish(onNotFound, onError);
};

/** Renders responses for the cache by the same routes, from requests that hold nothing of the visitor. */
export const createCacheRenderer = (servicesOf: ServicesOf, site: Site = SITE): RenderForCache =>
  cacheRenderer({
    settingsOf: (env) => servicesOf(env).settings,
    policyAt: (path) => site.table.policyAt(path),
    createRoutes: () => {
      const pages = new AppBuilder(site.table);
      pages.use((c, next) => {
        c.set('isShared', true);
        return next();
      });
      pages.use(securityHeaders);
      return addRoutes(pages, servicesOf, site);
    },
  });

/**
 * The Worker's application: every request is logged; shared responses come from the response cache, all others from the
 * routes. `servicesOf` returns what the routes read from; tests pass their own.
 */
export const createApp = (
  servicesOf: ServicesOf,
  render: RenderForCache | null = null,
  site: Site = SITE,
): Hono<AppBindings> => {
  const app = new AppBuilder(site.table);
  app.use(requestLog());
  app.use(securityHeaders);
  app.use(responseCache(servicesOf, render ?? createCacheRenderer(servicesOf, site)));
  return addRoutes(app, servicesOf, site);
};

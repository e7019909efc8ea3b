import { BLOG_ROUTES } from './routes/blog.ts';
import { HUB_ROUTES } from './routes/hubs.ts';
import { INDUSTRY_ROUTES } from './routes/industries.ts';
import { MATERIAL_ROUTES } from './routes/materials.ts';
import { PLAIN_ROUTES } from './routes/plain.ts';
import { PRODUCT_ROUTES } from './routes/products.ts';
import { REFERENCE_ROUTES } from './routes/references.ts';
import { COATING_ROUTES, COMPLIANCE_ROUTES, SERVICE_ROUTES } from './routes/services.ts';
import type { SiteRoute } from './site-route.ts';

/** Every page of the site except parts and datasheets. Navigation, sitemap, page search and tests read this table. */
export const ROUTES: readonly SiteRoute[] = [
  ...PLAIN_ROUTES,
  ...HUB_ROUTES,
  ...PRODUCT_ROUTES,
  ...MATERIAL_ROUTES,
  ...REFERENCE_ROUTES,
  ...INDUSTRY_ROUTES,
  ...SERVICE_ROUTES,
  ...COATING_ROUTES,
  ...COMPLIANCE_ROUTES,
  ...BLOG_ROUTES,
];

const byPath = new Map(ROUTES.map((route) => [route.path, route]));

export const routeAt = (path: string): SiteRoute | null => byPath.get(path) ?? null;

/** Pages whose text is a content entry. */
export const CONTENT_ROUTES: readonly SiteRoute[] = ROUTES.filter(({ kind }) => kind === 'content');

/** A breadcrumb. The one of the current page has no URL. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/**
 * Returns the breadcrumbs of a page: home, its parent hubs, itself. Empty for the home page and for pages not in the
 * table.
 */
export const breadcrumbs = (path: string): readonly Crumb[] => {
  const route = routeAt(path);
  if (route === null || path === '/') return [];
  const above: Crumb[] = [];
  for (let parent = route.parent; parent !== '/'; ) {
    const hub = routeAt(parent);
    if (hub === null) break;
    above.unshift({ label: hub.label, href: hub.path });
    parent = hub.parent;
  }
  return [{ label: 'Home', href: '/' }, ...above, { label: route.label }];
};

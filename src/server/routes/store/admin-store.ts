import type { Context } from 'hono';
import { ADMIN_STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { adminStoreEndpoint } from '../../../domain/site/api/catalog/admin-store.ts';
import { isStaff } from '../../../domain/site/auth/staff-accounts.ts';
import { requireUser } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { renderPage } from '../../render/page.tsx';
import { PRIVATE_NO_STORE, perRequest, REVALIDATE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { CATALOG_QUERY } from '../api/api-rules.ts';

const PAGE = { policy: secretPage(REVALIDATE), anyParameter: CATALOG_QUERY };
const API = { policy: perRequest(PRIVATE_NO_STORE), anyParameter: CATALOG_QUERY, limit: 'SEARCH_LIMIT' } as const;

const sourceOf = async (c: Context<AppBindings>) => {
  const { services, preferences } = c.var;
  const catalog = await services.catalog.get(waitUntilOf(c));
  c.header('X-Catalog-Version', catalog.version);
  return [catalog, new URL(c.req.url).searchParams, preferences, services.backend] as const;
};

/**
 * `/admin-store`: the listing of compounds, not indexed by search engines. If it requires an account, the page has a
 * link to log in instead.
 */
export const adminStore = defineRoutes(ADMIN_STORE_PATH).get('/', PAGE, async (c) => {
  c.header('X-Robots-Tag', 'noindex');
  if (c.var.services.settings.adminStoreAccounts.kind !== 'everyone') {
    c.header('Cache-Control', 'private, no-store');
    return renderPage(c, () => import('./admin-store-gate.page.tsx'), { search: new URL(c.req.url).search });
  }
  const { loadAdminStore } = await import('./admin-store.load.ts');
  return renderPage(c, () => import('./admin-store.page.tsx'), await loadAdminStore(...(await sourceOf(c))));
});

/** `GET /api/admin-store?…`: the same listing, for accounts with access. */
export const adminStoreApi = defineRoutes().get(adminStoreEndpoint.path, API, async (c) => {
  const { adminStoreAccounts } = c.var.services.settings;
  if (adminStoreAccounts.kind !== 'everyone') {
    const { email } = await requireUser(c);
    if (!isStaff(adminStoreAccounts, email)) throw new AppError('not-staff');
  }
  const { loadAdminListing } = await import('./admin-store.load.ts');
  return respond(c, adminStoreEndpoint, await loadAdminListing(...(await sourceOf(c))));
});

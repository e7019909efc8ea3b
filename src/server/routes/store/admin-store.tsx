import { type Context, Hono } from 'hono';
import { type AdminListing, adminStoreEndpoint } from '../../../domain/api/admin-store.ts';
import { isStaff } from '../../../domain/auth/staff-accounts.ts';
import { counted } from '../../../domain/text/counted.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { requireUser } from '../../auth/bearer.ts';
import { answer } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { limited } from '../../security/rate-limits.ts';

const HEAD = { title: 'Compounds', sheets: ['store'], wide: true, noindex: true, bare: true } as const;

const listingOf = async (c: Context<AppBindings>): Promise<AdminListing> => {
  const { services, preferences } = c.var;
  const { loadAdminStore } = await import('./admin-store.load.ts');
  const catalog = await services.catalog.get(waitUntilOf(c));
  c.header('X-Catalog-Version', catalog.version);
  return loadAdminStore(catalog, new URL(c.req.url).searchParams, preferences, services.backend);
};

/** `/admin-store`: the listing of compounds, not for search engines; where it asks for an account, the way to sign in. */
export const adminStore = new Hono<AppBindings>().get('/', async (c) => {
  c.header('X-Robots-Tag', 'noindex');
  if (c.var.services.settings.adminStoreAccounts.kind !== 'everyone') {
    c.header('Cache-Control', 'private, no-store');
    const { AdminStoreGate } = await import('./admin-store.page.tsx');
    return c.render(<AdminStoreGate search={new URL(c.req.url).search} />, {
      head: { ...HEAD, description: 'A page for staff.', preload: ['staff-store'] },
    });
  }
  const found = await listingOf(c);
  const { AdminStorePage } = await import('./admin-store.page.tsx');
  return c.render(<AdminStorePage {...found} />, {
    head: {
      ...HEAD,
      description: `${counted(found.compoundCount, 'compound')} with hardness, temperature range, datasheets and comparisons.`,
      preload: ['store-heading', 'store-filters', 'store-results'],
    },
  });
});

/** `GET /api/admin-store?…`: the same listing, for the accounts that may see it. */
export const adminStoreApi = new Hono<AppBindings>().get('/', limited('SEARCH_LIMIT'), async (c) => {
  const { adminStoreAccounts } = c.var.services.settings;
  if (adminStoreAccounts.kind !== 'everyone') {
    const { email } = await requireUser(c);
    if (!isStaff(adminStoreAccounts, email)) throw new AppError('not-staff');
  }
  return answer(c, adminStoreEndpoint, await listingOf(c));
});

import type { D1Database } from '@cloudflare/workers-types';
import { directusClient } from '../directus/client.ts';
import { embeddedDirectus } from '../directus/embedded/app.ts';
import type { SendRequest } from '../directus/send.ts';
import { directusStore } from './directus-store.ts';
import { embeddedCatalog } from './embedded-catalog.ts';
import { embeddedPages } from './embedded-pages.ts';
import type { Backend } from './port.ts';

/** Nothing resolves it: requests are handed to the application in this process. */
const EMBEDDED_URL = 'http://embedded.invalid';

/**
 * The backend that needs no other server: the collections in D1, read by the same protocol in this process. A snapshot
 * of the catalogue is built from the tables themselves: a million rows as JSON would take minutes.
 */
export const embeddedBackend = (
  db: D1Database,
  fetch: SendRequest = embeddedDirectus({ db, now: Date.now }).fetch,
): Backend => ({
  ...directusStore(directusClient({ url: EMBEDDED_URL, fetch: (request) => fetch(request), now: Date.now })),
  ...embeddedCatalog(db),
  pages: () => embeddedPages(db),
});

import type { D1Database } from '@cloudflare/workers-types';
import { embeddedCatalog } from './embedded-catalog.ts';
import { embeddedStore } from './embedded-store.ts';
import type { Backend } from './port.ts';

/** The backend that needs no other server: the collections in D1, read in-process. */
export const embeddedBackend = (db: D1Database): Backend => ({ ...embeddedStore(db), ...embeddedCatalog(db) });

import type { D1Database } from '@cloudflare/workers-types';
import { embeddedClient } from '../../directus/embedded/client.ts';
import { directusStore } from '../directus-store.ts';
import type { Backend } from '../port.ts';
import { sizesOfTable } from '../size-table.ts';
import { syncBackend } from '../sync-backend.ts';
import { embeddedChanges } from './embedded-changes.ts';
import { embeddedPages } from './embedded-pages.ts';
import { embeddedParts } from './embedded-parts.ts';

/** The backend that needs no other server: the collections in D1, read over the same protocol within this process. */
export const embeddedBackend = (db: D1Database): Backend => {
  const client = embeddedClient(db, Date.now);
  return {
    ...directusStore(client),
    ...syncBackend(client, {
      readTables: async () => (await sizesOfTable(db)).map(({ size }) => size),
      partsPage: embeddedParts(db),
      changes: embeddedChanges(db),
    }),
    pages: () => embeddedPages(db),
  };
};

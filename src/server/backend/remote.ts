import type { Size } from '../../domain/reference/sizes/size.ts';
import { directusClient } from '../directus/client.ts';
import type { SenderOptions } from '../directus/send.ts';
import { directusChanges } from './directus-changes.ts';
import { directusParts } from './directus-parts.ts';
import { directusStore } from './directus-store.ts';
import type { Backend, PageRecord } from './port.ts';
import { syncBackend } from './sync-backend.ts';

export interface RemoteBackendOptions extends SenderOptions {
  /** Sizes in the order of their standard's table. */
  readonly tables: () => Promise<readonly Size[]>;
  /** Pages that this site serves itself, regardless of what the backend lists. */
  readonly ownPages: () => Promise<readonly PageRecord[]>;
}

/** The company's own server over HTTP. The catalog consists of what the server holds. */
export const remoteBackend = ({ tables, ownPages, ...sender }: RemoteBackendOptions): Backend => {
  const client = directusClient(sender);
  const store = directusStore(client);
  return {
    ...store,
    ...syncBackend(client, {
      readTables: tables,
      partsPage: directusParts(client),
      changes: directusChanges(client),
    }),
    async pages() {
      const [ownRecords, listed] = await Promise.all([ownPages(), store.pages()]);
      const ownUrls = new Set(ownRecords.map(({ url }) => url));
      // Prefixed, because ids of both sources start at 1.
      const others = listed
        .filter(({ url }) => !ownUrls.has(url))
        .map((page) => ({ ...page, id: `backend-${page.id}` }));
      return [...ownRecords, ...others];
    },
  };
};

import type { Size } from '../../domain/reference/sizes/size.ts';
import type { DirectusClient } from '../directus/client.ts';
import { loadCatalogLists } from './catalog-lists.ts';
import { type ChangeRecord, changedParts } from './changed-parts.ts';
import { allPages } from './list-positions.ts';
import type { SyncBackend } from './port.ts';

/**
 * Everything a synchronization reads: over the protocol, except where the backend reads its parts and changes another
 * way.
 */
export const syncBackend = (
  client: DirectusClient,
  {
    readTables,
    partsPage,
    changes,
  }: {
    /** Sizes in the order of their standard's table. */
    readonly readTables: () => Promise<readonly Size[]>;
    readonly partsPage: SyncBackend['partsPage'];
    readonly changes: ChangeRecord;
  },
): SyncBackend => {
  const lists = loadCatalogLists(client, readTables);
  return {
    ...lists,
    partsPage,
    async *catalogParts() {
      const [sizes, { modifiers, compounds }] = await Promise.all([lists.catalogSizes(), lists.catalogCompounds()]);
      const read = { sizes, modifiers, compounds };
      for await (const { parts } of allPages((after) => partsPage(read, after))) yield parts;
    },
    ...changedParts(client, changes),
  };
};

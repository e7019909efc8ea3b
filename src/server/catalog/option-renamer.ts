import { MODIFIER_TYPES } from '../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { type OptionLists, renameOptions } from '../../domain/shop/catalog/index/rename-options.ts';
import type { StoreBackend } from '../backend/port.ts';
import { MODIFIER_LISTS } from '../cache/policies.ts';
import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { CatalogStore } from './load.ts';

/**
 * Renames filter options between two synchronizations of the catalog, to the names in the cached lists of the backend.
 * The lists are read after the response, so no visitor waits for them and the next response has them.
 *
 * @param modifiers reads a list through memory and KV
 */
export const createOptionRenamer = ({
  modifiers,
  now,
  waitUntil,
}: {
  readonly modifiers: StoreBackend['modifiers'];
  readonly now: () => number;
  readonly waitUntil: WaitUntil;
}): ((catalog: Catalog) => Catalog) => {
  let lists: OptionLists = {};
  let readAt = Number.NEGATIVE_INFINITY;
  let shown: { readonly of: Catalog; readonly by: OptionLists; readonly catalog: Catalog } | null = null;

  /**
   * Reads one list after the other and stops at the first failure, because concurrent failures of all lists would open the
   * circuit that prices are read through.
   */
  const read = async (): Promise<void> => {
    try {
      for (const type of MODIFIER_TYPES) {
        const list = await modifiers(type);
        const isNew = JSON.stringify(list) !== JSON.stringify(lists[type]);
        if (list.length > 0 && isNew) lists = { ...lists, [type]: list };
      }
    } catch (error) {
      logFailure('The filter options could not be read; their current names stay in use.', error);
    }
  };

  return (catalog) => {
    // No other request joins the read: none waits for it, and work of another request would outlive its response.
    if (now() - readAt >= MODIFIER_LISTS.memory * 1000) {
      readAt = now();
      waitUntil(read());
    }
    if (shown?.of !== catalog || shown.by !== lists) {
      shown = { of: catalog, by: lists, catalog: renameOptions(catalog, lists) };
    }
    return shown.catalog;
  };
};

/** Wraps the store so that its catalog has the newer names of options. */
export const withRenamedOptions = (store: CatalogStore, named: (catalog: Catalog) => Catalog): CatalogStore => ({
  ...store,
  get: async (waitUntil) => named(await store.get(waitUntil)),
});

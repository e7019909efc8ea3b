import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { matchQuery } from '../../../domain/shop/catalog/search/search-catalog.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { logError } from '../../observe/log-event.ts';

/** Returns the number of compounds and parts that the store lists at one of its URLs. */
export const storeCount = (catalog: Catalog, href: string): { readonly compounds: number; readonly parts: number } => {
  const { query } = parseQuery(new URLSearchParams(href.split('?')[1] ?? ''));
  return {
    compounds: matchQuery(catalog, { ...query, mode: 'compounds' }).match.total,
    parts: matchQuery(catalog, query).match.total,
  };
};

/** Returns the catalog, or `null` if it cannot be loaded: reference tables are then shown without the store's data. */
export const catalogOrNull = async (catalog: () => Promise<Catalog>): Promise<Catalog | null> => {
  try {
    return await catalog();
  } catch (error) {
    logError('read failed', 'A reference table is shown without data of the store.', error);
    return null;
  }
};

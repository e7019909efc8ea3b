import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { matchQuery } from '../../../domain/shop/catalog/search/search-catalog.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { logError } from '../../observe/log-event.ts';

/** How many compounds and parts the store lists at one of its addresses. */
export const storeCount = (catalog: Catalog, href: string): { readonly compounds: number; readonly parts: number } => {
  const { query } = parseQuery(new URLSearchParams(href.split('?')[1] ?? ''));
  return {
    compounds: matchQuery(catalog, { ...query, mode: 'compounds' }).match.total,
    parts: matchQuery(catalog, query).match.total,
  };
};

/** The catalog, or null: tables of reference stand without the store. */
export const catalogOrNull = async (catalog: () => Promise<Catalog>): Promise<Catalog | null> => {
  try {
    return await catalog();
  } catch (error) {
    logError('read failed', 'A reference table is shown without the store.', error);
    return null;
  }
};

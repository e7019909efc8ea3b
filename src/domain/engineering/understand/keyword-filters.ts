import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import type { CatalogQuery } from '../../shop/catalog/query.ts';
import { mergeQuery } from '../../shop/catalog-url/merge-query.ts';
import { meaningsQuery } from './reading-query.ts';
import { understand } from './understand.ts';

/** A query whose keyword text was converted to filters, and the words without a filter. */
export interface KeywordFilters {
  readonly query: CatalogQuery;
  readonly unread: readonly string[];
}

/**
 * Converts the keyword text of a query to filters, in addition to its existing ones.
 *
 * @example keywordFilters(catalog, { ...EMPTY_QUERY, search: '214 viton' }).query.sizes // ['AS568-214']
 */
export const keywordFilters = (catalog: Catalog, query: CatalogQuery): KeywordFilters => {
  if (query.search === '') return { query, unread: [] };
  const { understood, unread } = understand(catalog, query.search);
  return {
    query: mergeQuery(query, meaningsQuery(catalog, understood)),
    unread: unread.map(({ typed }) => typed),
  };
};

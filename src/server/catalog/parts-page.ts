import { byFacet } from '../../domain/shop/catalog/facets.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../domain/shop/catalog/query.ts';
import { partsFrom } from '../../domain/shop/catalog/search/page-cells.ts';
import { matchQuery } from '../../domain/shop/catalog/search/search-catalog.ts';
import { parseQuery } from '../../domain/shop/catalog-url/parse-query.ts';
import { CURSOR, type PartsPage } from '../../domain/site/api/v1/parts.ts';
import { AppError } from '../http/app-error.ts';
import { publicParts } from './public-parts.ts';

/** A page of parts as requested. */
export interface PartsRequest {
  readonly query: CatalogQuery;
  readonly cursor: string;
  readonly facets: boolean;
}

/** Parameters of the store that a list for programs does not take: a cursor replaces the page number. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['page', 'mode', 'slug']);

/** Parses the parameters of `GET /api/v1/parts`. Throws `AppError` with every problem. */
export const readPartsRequest = (parameters: URLSearchParams): PartsRequest => {
  const filters = new URLSearchParams(parameters);
  const [cursor = '', facets = 'false'] = ['cursor', 'facets'].map((name) => filters.get(name) ?? undefined);
  filters.delete('cursor');
  filters.delete('facets');
  const { query, problems } = parseQuery(filters, EMPTY_PAGE.limit);
  const all: { readonly parameter: string; readonly message: string }[] = [...problems];
  for (const name of NOT_TAKEN) {
    if (filters.has(name)) all.push({ parameter: name, message: `${name} is not a parameter of this address.` });
  }
  if (cursor !== '' && !CURSOR.test(cursor))
    all.push({ parameter: 'cursor', message: 'cursor must be the next_cursor of a response.' });
  if (facets !== 'true' && facets !== 'false')
    all.push({ parameter: 'facets', message: 'facets must be true or false.' });
  if (all.length > 0) throw new AppError('bad-input', { problems: all });
  return { query, cursor, facets: facets === 'true' };
};

/** Returns the index at which a page begins. Throws `AppError` if the cursor is of another version of the catalog. */
const offsetOf = (catalog: Catalog, cursor: string): number => {
  const [, version, offset] = CURSOR.exec(cursor) ?? [];
  if (version === undefined || offset === undefined) return 0;
  if (version !== catalog.version) throw new AppError('catalog-changed');
  return Number(offset);
};

/** Returns a page of parts, exact totals, and on request the counts of every filter value. */
export const partsPage = (catalog: Catalog, { query, cursor, facets }: PartsRequest, siteUrl: string): PartsPage => {
  const offset = offsetOf(catalog, cursor);
  const { match } = matchQuery(catalog, query);
  const items = partsFrom(catalog, match, query, offset, query.limit).map(publicParts(catalog, siteUrl));
  const next = offset + items.length;
  return {
    catalog_version: catalog.version,
    total_items: match.total,
    items,
    next_cursor: items.length > 0 && next < match.total ? `${catalog.version}.${next}` : null,
    ...(facets && {
      facets: byFacet(({ key: group }) =>
        catalog.facets.groups[group]
          .filter(({ hidden }) => !hidden)
          .map(({ key, label, index }) => ({ key, label, count: match.facetCounts[index] ?? 0 })),
      ),
    }),
  };
};

import type { Deferred } from '../../../client/ui/late.tsx';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { PAGE_LIMIT } from '../../../domain/shop/catalog/query.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { unknownValues } from '../../../domain/shop/catalog-url/unknown-values.ts';
import type { AdminListing } from '../../../domain/site/api/catalog/admin-store.ts';
import type { Comparisons } from '../../../domain/site/api/catalog/comparisons.ts';
import type { Backend } from '../../backend/port.ts';
import {
  comparisonsOfRows,
  findCompounds,
  type IndexedCompounds,
  loadCompounds,
} from '../../catalog/compound-listing.ts';
import { settleSoon } from '../../resilience/settle-soon.ts';

type Source = readonly [
  catalog: Catalog,
  parameters: Iterable<readonly [string, string]>,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
];

const problemsOf = (
  catalog: Catalog,
  { problems }: Pick<AdminListing, 'problems'>,
  { query }: Pick<IndexedCompounds, 'query'>,
): AdminListing['problems'] => [...problems, ...unknownValues(catalog, query)];

/** Returns the listing that `/api/admin-store` responds with, and what of the URL was not understood. */
export const loadAdminListing = async (
  ...[catalog, parameters, preferences, backend]: Source
): Promise<AdminListing> => {
  const parsed = parseQuery(parameters, PAGE_LIMIT);
  const found = await loadCompounds(catalog, parsed.query, preferences, backend);
  return { ...found, problems: problemsOf(catalog, parsed, found) };
};

export interface AdminStoreProps {
  readonly found: Omit<AdminListing, 'comparisons'>;
  readonly comparisons: Deferred<Comparisons>;
}

/** Returns what the page `/admin-store` shows: the same listing, with comparisons that may be late. */
export const loadAdminStore = async (
  ...[catalog, parameters, preferences, backend]: Source
): Promise<AdminStoreProps> => {
  const parsed = parseQuery(parameters, PAGE_LIMIT);
  const found = findCompounds(catalog, parsed.query, preferences);
  return {
    found: { ...found, problems: problemsOf(catalog, parsed, found) },
    comparisons: await settleSoon(comparisonsOfRows(found, backend)),
  };
};

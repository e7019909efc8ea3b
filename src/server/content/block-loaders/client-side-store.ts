import type { declaration } from '../../../blocks/client-side-store/client-side-store.inputs.ts';
import type { ClientSideStoreData } from '../../../blocks/client-side-store/client-side-store.tsx';
import type { PropsOf } from '../../../blocks/define-block.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { loadCompounds } from '../../catalog/compound-listing.ts';
import type { LoaderRequest } from './block-loader.ts';

/** Returns the compounds that a store URL selects. Ignores everything else in the URL. */
export const loadClientSideStore = async (
  { backend, catalog, preferences }: LoaderRequest,
  { initialUrl }: PropsOf<typeof declaration>,
): Promise<ClientSideStoreData> => {
  const { query: requested } = parseQuery(new URLSearchParams(initialUrl.split('#')[0]?.split('?')[1] ?? ''));
  const { query, response, ...rest } = await loadCompounds(await catalog(), requested, preferences, backend);
  const { facetList, colorCodes, items, filterList, mediaNotes, totalItems, page, limit } = response;
  return {
    ...rest,
    title: `Compounds${filterList.length === 0 ? '' : `: ${filterList.map(({ label }) => label).join(', ')}`}`,
    query,
    facetList,
    colorCodes,
    totalItems,
    response: { items, filterList, mediaNotes, totalItems, page, limit, colorCodes },
  };
};

import type { GlandTableData } from '../../../blocks/gland-table/gland-table.tsx';
import { type GlandApplication, glandStoreHref } from '../../../domain/reference/glands.ts';
import { allGlands } from '../../catalog/reference-tables.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull, storeCount } from './store-count.ts';

/** The grooves of one application with the store's parts of each cross-section. */
export const loadGlandTable = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { application }: { readonly application: GlandApplication },
): Promise<GlandTableData> => {
  const catalog = await catalogOrNull(request.catalog);
  return {
    rows: allGlands()
      .filter((gland) => gland.application === application)
      .map((gland) => {
        const href = glandStoreHref(gland);
        return { gland, href, parts: catalog && storeCount(catalog, href).parts };
      }),
  };
};

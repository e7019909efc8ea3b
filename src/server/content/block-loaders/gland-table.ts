import type { GlandTableData } from '../../../blocks/gland-table/gland-table.tsx';
import type { GlandApplication } from '../../../domain/reference/tables/gland-applications.ts';
import { glandStoreHref } from '../../../domain/reference/tables/glands.ts';
import { glands } from '../../../domain/reference/tables/tables.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull, storeCount } from './store-count.ts';

/** Returns the grooves of one application, with the number of parts in the store for each cross-section. */
export const loadGlandTable = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { application }: { readonly application: GlandApplication },
): Promise<GlandTableData> => {
  const catalog = await catalogOrNull(request.catalog);
  return {
    rows: glands()
      .filter((gland) => gland.application === application)
      .map((gland) => {
        const href = glandStoreHref(gland);
        return { gland, href, parts: catalog && storeCount(catalog, href).parts };
      }),
  };
};

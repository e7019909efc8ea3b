import type { MaterialFactsData } from '../../../blocks/material-facts/material-facts.tsx';
import { materialPlace, materialStoreHref } from '../../../domain/reference/tables/material-places.ts';
import { materials } from '../../../domain/reference/tables/tables.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull, storeCount } from './store-count.ts';

/** Returns the facts of the block's material, or `null` for an unknown code. */
export const loadMaterialFacts = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { code }: { readonly code: string },
): Promise<MaterialFactsData | null> => {
  const material = materials().find((one) => one.code === code);
  const location = materialPlace(code);
  if (material === undefined) return null;
  const catalog = await catalogOrNull(request.catalog);
  if (catalog === null || location === null) return { material, store: null };
  const href = materialStoreHref(location);
  const count = storeCount(catalog, href);
  return { material, store: count.parts === 0 ? null : { ...count, href } };
};

import type { MaterialFamiliesData } from '../../../blocks/material-families/material-families.tsx';
import { type FamilyKind, familyGroups } from '../../../domain/reference/tables/material-families.ts';
import { EMPTY_QUERY } from '../../../domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../domain/shop/catalog/search/search-catalog.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull } from './store-count.ts';

/** Returns the hardness range of a material's grades, without the note in brackets; a dash for metals. */
const hardnessText = (hardness: string): string => (hardness === 'n/a' ? '–' : hardness.split(' (', 1).join(''));

/** Returns the families of a kind, with the number of compounds the store has of each. */
export const loadMaterialFamilies = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { kind }: { readonly kind: FamilyKind },
): Promise<MaterialFamiliesData> => {
  const catalog = await catalogOrNull(request.catalog);
  const counts = new Map(
    catalog === null
      ? []
      : searchCatalog(catalog, { ...EMPTY_QUERY, mode: 'compounds' }).facetList.material.map(({ key, count }) => [
          key,
          count,
        ]),
  );
  return {
    groups: familyGroups(kind).map(({ title, families }) => ({
      title,
      families: families.map(({ short, name, service, material, key, storeHref, page }) => ({
        short,
        name,
        service,
        lowC: material.lowC,
        highC: material.highC,
        hardness: hardnessText(material.hardness),
        href: page,
        storeHref,
        compounds: counts.get(key) ?? null,
      })),
    })),
  };
};

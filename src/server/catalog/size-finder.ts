import type { UsdE5 } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { EMPTY_PAGE } from '../../domain/shop/catalog/query.ts';
import { type MaterialParts, sizeParts } from '../../domain/shop/catalog/rows/size-parts.ts';
import { sizesNamed } from '../../domain/shop/catalog/search/size-mask.ts';
import { listingHref } from '../../domain/shop/catalog-url/query-string.ts';
import { priceText } from '../../domain/shop/pricing/price-text.ts';
import type { MaterialPartsResponse, SizePartsResponse } from '../../domain/site/api/catalog/size-parts.ts';

const priceOf = (priceE5: UsdE5): string | null => (priceE5 === 0 ? null : priceText(priceE5));

const materialAnswer = (size: string, { leastE5, first, ...material }: MaterialParts): MaterialPartsResponse => {
  const { priceE5, ...part } = first;
  return {
    ...material,
    href: listingHref({ ...EMPTY_PAGE, sizes: [size], facets: { ...EMPTY_PAGE.facets, material: [material.key] } }),
    least: priceOf(leastE5),
    first: { ...part, price: priceOf(priceE5) },
  };
};

/** Returns the parts of the named sizes, each size once. Ignores unknown names. */
export const partsOfSizes = (catalog: Catalog, names: readonly string[]): readonly SizePartsResponse[] =>
  [...new Set(names.flatMap((name) => sizesNamed(catalog, name)[0] ?? []))].map((size) => {
    const { name, total, inStock, materials } = sizeParts(catalog, size);
    return {
      name,
      total,
      inStock,
      href: listingHref({ ...EMPTY_PAGE, sizes: [name] }),
      materials: materials.map((material) => materialAnswer(name, material)),
    };
  });

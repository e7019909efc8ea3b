import type { UsdE5 } from '../../domain/kit/units.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { EMPTY_PAGE } from '../../domain/shop/catalog/query.ts';
import { type MaterialParts, sizeParts } from '../../domain/shop/catalog/rows/size-parts.ts';
import { sizesNamed } from '../../domain/shop/catalog/search/size-mask.ts';
import { listingHref } from '../../domain/shop/catalog-url/query-string.ts';
import { priceText } from '../../domain/shop/pricing/price-text.ts';
import type { MaterialPartsResponse, SizePartsResponse } from '../../domain/site/api/catalog/size-parts.ts';
import { publicSizeOf } from '../../domain/site/api/v1/size-json.ts';
import type { PublicSizeParts } from '../../domain/site/api/v1/size-parts.ts';
import { unitPrice } from './public-money.ts';

const priceOf = (priceE5: UsdE5): string | null => (priceE5 === 0 ? null : priceText(priceE5));

/** Returns the link to the store with a size, and a material. */
const storeHref = (size: string, material?: string): string =>
  listingHref({
    ...EMPTY_PAGE,
    sizes: [size],
    facets: material === undefined ? EMPTY_PAGE.facets : { ...EMPTY_PAGE.facets, material: [material] },
  });

/** Returns the index of each named size once. */
const namedSizes = (catalog: Catalog, names: readonly string[]): readonly number[] => [
  ...new Set(names.flatMap((name) => sizesNamed(catalog, name)[0] ?? [])),
];

const materialAnswer = (size: string, { leastE5, first, ...material }: MaterialParts): MaterialPartsResponse => {
  const { priceE5, ...part } = first;
  return {
    ...material,
    href: storeHref(size, material.key),
    least: priceOf(leastE5),
    first: { ...part, price: priceOf(priceE5) },
  };
};

/** Returns the parts of the named sizes, each size once. Ignores unknown names. */
export const partsOfSizes = (catalog: Catalog, names: readonly string[]): readonly SizePartsResponse[] =>
  namedSizes(catalog, names).map((size) => {
    const { name, total, inStock, materials } = sizeParts(catalog, size);
    return {
      name,
      total,
      inStock,
      href: storeHref(name),
      materials: materials.map((material) => materialAnswer(name, material)),
    };
  });

/** Returns the parts of the named sizes in the form of the public API. */
export const publicSizeParts = (catalog: Catalog, siteUrl: string, names: readonly string[]): PublicSizeParts => ({
  catalog_version: catalog.version,
  items: namedSizes(catalog, names).map((at) => {
    const { size, name, total, inStock, materials } = sizeParts(catalog, at);
    return {
      size: publicSizeOf(size),
      parts: total,
      parts_in_stock: inStock,
      materials: materials.map((material) => ({
        key: material.key,
        label: material.label,
        parts: material.total,
        parts_in_stock: material.inStock,
        lowest_unit_price: material.leastE5 === 0 ? null : unitPrice(material.leastE5),
        first_part_number: material.first.name,
        url: siteUrl + storeHref(name, material.key),
      })),
      url: siteUrl + storeHref(name),
    };
  }),
  unknown_sizes: names.filter((name) => sizesNamed(catalog, name).length === 0),
});

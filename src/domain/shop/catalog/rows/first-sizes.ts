import type { Catalog } from '../index/catalog.ts';
import type { CatalogQuery } from '../query.ts';
import { sizesNamed } from '../search/size-mask.ts';
import { SIZE_PAGE, sizeList } from './size-list.ts';
import type { SizePage } from './size-page.ts';

/**
 * Returns the initial content of the size picker: AS568, or the standard of the first size in the query. The query's
 * sizes come first, so that they are visible.
 *
 * @example firstSizes(catalog, { sizes: ['P10'] }).items[0].code // 'P10', then all JIS sizes but this one
 */
export const firstSizes = (
  catalog: Pick<Catalog, 'sizes' | 'names'>,
  { sizes }: Pick<CatalogQuery, 'sizes'>,
): SizePage => {
  const named = [...new Set(sizes.flatMap((text) => sizesNamed(catalog, text)))].flatMap(
    (size) => catalog.sizes[size] ?? [],
  );
  const standard = named[0]?.standard ?? 'usa';
  const chosen = named.filter((size) => size.standard === standard).slice(0, SIZE_PAGE);
  const page = sizeList(catalog, { standard, text: '', id: '', cs: '', unit: 'mm', page: 1 });
  const codes = new Set(chosen.map(({ code }) => code));
  return { ...page, items: [...chosen, ...page.items.filter(({ code }) => !codes.has(code))] };
};

import { once } from '../../kit/once.ts';
import { CHEMICALS_PATH } from '../../reference/paths/store-links.ts';
import { materialPlace } from '../../reference/tables/material-places.ts';
import { materials } from '../../reference/tables/tables.ts';
import type { Understood } from './reading.ts';
import { SUGGESTED_PAGES } from './words/page-words.ts';
import { foreignProduct } from './words/products.ts';

const METRIC_PAGE = '/metric-o-ring-table';
/** Chart pages by the prefix of a size. */
const CHART_PAGES: readonly (readonly [start: RegExp, page: string])[] = [
  [/^AS568/, '/as568-sizing-chart'],
  [/^\d/, METRIC_PAGE],
  [/^[A-Z]/, '/jis-sizing-chart'],
];

/** The page of each family, by the key of the store's filter. */
const pageByFamily = once(
  () =>
    new Map(
      materials().flatMap(({ code }): [string, string][] => {
        const place = materialPlace(code);
        return place === null || place.page === '' ? [] : [[place.material, place.page]];
      }),
    ),
);

/** References for each kind of groove in the designer. */
const GROOVE_PAGES: Readonly<Record<string, readonly string[]>> = {
  face: ['/face-seal-design', '/general-groove-design'],
};

const pagesOf = (one: Understood): readonly string[] => {
  if (one.kind === 'family') return one.materials.flatMap((material) => pageByFamily().get(material) ?? []);
  if (one.kind === 'medium') return [CHEMICALS_PATH];
  if (one.kind === 'page') return [SUGGESTED_PAGES[one.page].path, ...(GROOVE_PAGES[one.figures.kind ?? ''] ?? [])];
  if (one.kind === 'product') return [foreignProduct(one.product).page];
  if (one.kind === 'size')
    return CHART_PAGES.flatMap(([start, page]) => (start.test(one.size) ? [page] : [])).slice(0, 1);
  return [];
};

/** Returns the paths of the pages about what was understood: families and fluids before charts. */
export const readingPages = (understood: readonly Understood[]): readonly string[] => {
  const sizesLast = [
    ...understood.filter(({ kind }) => kind !== 'size'),
    ...understood.filter(({ kind }) => kind === 'size'),
  ];
  return [...new Set(sizesLast.flatMap(pagesOf))];
};

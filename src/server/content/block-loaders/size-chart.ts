import type { SizeChartData } from '../../../blocks/size-chart/size-chart.tsx';
import type { SizeStandard } from '../../../domain/reference/sizes/size-standard.ts';
import { toleranceOf } from '../../../domain/reference/sizes/tolerances.ts';
import { sizeSeriesOf } from '../../../domain/reference/tables/size-series.ts';
import { tolerances } from '../../../domain/reference/tables/tables.ts';
import { countBits } from '../../../domain/shop/catalog/bits/bits.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { LoaderRequest } from './block-loader.ts';
import { catalogOrNull } from './store-count.ts';

/** Returns the number of parts in the store for each size of a standard. */
const partsBySize = (catalog: Catalog, standard: SizeStandard): ReadonlyMap<string, number> => {
  const { sizes, compoundWords, rows } = catalog;
  return new Map(
    sizes.flatMap((size, at) =>
      size.standard === standard
        ? [
            [
              size.code,
              countBits(rows.scopes.all.bySize.subarray(at * compoundWords, (at + 1) * compoundWords)),
            ] as const,
          ]
        : [],
    ),
  );
};

const chartOf = (catalog: Catalog | null, standard: SizeStandard): SizeChartData => {
  const parts = catalog && partsBySize(catalog, standard);
  return {
    series: sizeSeriesOf(standard).map(({ anchor, title, csMm, sizes }) => ({
      anchor,
      title,
      csMm,
      rows: sizes.map((size) => ({
        ...size,
        tolerance: toleranceOf(tolerances(), size),
        parts: parts && (parts.get(size.code) ?? 0),
      })),
    })),
  };
};

const charts = new WeakMap<Catalog, Map<SizeStandard, SizeChartData>>();

/**
 * Returns the sizes of a standard with their tolerances and number of parts in the store. Returns the same object for
 * the same catalog.
 */
export const loadSizeChart = async (
  request: Pick<LoaderRequest, 'catalog'>,
  { standard }: { readonly standard: SizeStandard },
): Promise<SizeChartData> => {
  const catalog = await catalogOrNull(request.catalog);
  if (catalog === null) return chartOf(null, standard);
  const byStandard = charts.get(catalog) ?? new Map<SizeStandard, SizeChartData>();
  charts.set(catalog, byStandard);
  const chart = byStandard.get(standard) ?? chartOf(catalog, standard);
  byStandard.set(standard, chart);
  return chart;
};

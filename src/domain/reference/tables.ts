import { chemicalsRows } from '../../data/chemicals.gen.ts';
import { glandsRows } from '../../data/glands.gen.ts';
import { glandsAltRows } from '../../data/glands_alt.gen.ts';
import { materialsRows } from '../../data/materials.gen.ts';
import { sizesAs568Rows } from '../../data/sizes-as568.gen.ts';
import { sizesJisRows } from '../../data/sizes-jis.gen.ts';
import { sizesMetricRows } from '../../data/sizes-metric.gen.ts';
import { tolerancesAs568Rows } from '../../data/tolerances-as568.gen.ts';
import type { SizeStandard } from '../sizes/size-standard.ts';
import { toleranceTable } from '../sizes/tolerances.ts';
import { chemicalTable } from './chemicals.ts';
import { glandTable } from './glands.ts';
import { materialTable } from './materials.ts';
import { as568Sizes, jisSizes, metricSizes, type SizeSeries, sizeSeries } from './size-series.ts';
import { toleranceGroups } from './tolerance-bands.ts';

/** Made when first asked for, then kept. */
const once = <Value>(make: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
};

export const tolerances = once(() => toleranceTable(tolerancesAs568Rows()));
export const as568Tolerances = once(() => toleranceGroups(sizesAs568Rows(), tolerancesAs568Rows()));
export const glands = once(() => glandTable(glandsRows(), glandsAltRows()));
export const materials = once(() => materialTable(materialsRows()));
export const chemicals = once(() => chemicalTable(chemicalsRows()));

const series: Readonly<Record<SizeStandard, () => readonly SizeSeries[]>> = {
  usa: once(() => sizeSeries(as568Sizes(sizesAs568Rows()))),
  japanese: once(() => sizeSeries(jisSizes(sizesJisRows()))),
  metric: once(() => sizeSeries(metricSizes(sizesMetricRows()))),
};

/** The sizes of a standard in their series. */
export const sizeSeriesOf = (standard: SizeStandard): readonly SizeSeries[] => series[standard]();

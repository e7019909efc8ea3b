import chemicalsCsv from '../../data/chemicals.csv';
import { parseCsv } from '../../data/csv.ts';
import glandsCsv from '../../data/glands.csv';
import alternativeGlandsCsv from '../../data/glands_alt.csv';
import materialsCsv from '../../data/materials.csv';
import as568Csv from '../../data/sizes-as568.csv';
import jisCsv from '../../data/sizes-jis.csv';
import metricCsv from '../../data/sizes-metric.csv';
import tolerancesCsv from '../../data/tolerances-as568.csv';
import { chemicalTable } from '../../domain/reference/chemicals.ts';
import { glandTable } from '../../domain/reference/glands.ts';
import { materialTable } from '../../domain/reference/materials.ts';
import { chartSizes, type SizeSeries, sizeSeries } from '../../domain/reference/size-series.ts';
import { toleranceGroups } from '../../domain/reference/tolerance-bands.ts';
import { faceSealGlands } from '../../domain/sizes/glands.ts';
import type { SizeStandard } from '../../domain/sizes/size-standard.ts';
import { toleranceTable } from '../../domain/sizes/tolerances.ts';

/** Read when first asked for, then kept for the life of the isolate. */
const once = <Value>(read: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
};

/** AS568 tolerances and face-seal grooves, read once per isolate from the tables bundled with the Worker. */
export const tolerances = toleranceTable(parseCsv(tolerancesCsv));
export const glands = faceSealGlands(parseCsv(glandsCsv));

export const allGlands = once(() => glandTable(parseCsv(glandsCsv), parseCsv(alternativeGlandsCsv)));
export const materials = once(() => materialTable(parseCsv(materialsCsv)));
export const chemicals = once(() => chemicalTable(parseCsv(chemicalsCsv)));

const series: Readonly<Record<SizeStandard, () => readonly SizeSeries[]>> = {
  usa: once(() => sizeSeries(chartSizes('usa', parseCsv(as568Csv)))),
  japanese: once(() => sizeSeries(chartSizes('japanese', parseCsv(jisCsv)))),
  metric: once(() => sizeSeries(chartSizes('metric', parseCsv(metricCsv)))),
};

/** The sizes of a standard in their series. */
export const sizeSeriesOf = (standard: SizeStandard): readonly SizeSeries[] => series[standard]();

export const as568Tolerances = once(() => toleranceGroups(parseCsv(as568Csv), parseCsv(tolerancesCsv)));

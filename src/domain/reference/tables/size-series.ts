import { type SizesAs568Row, sizesAs568Rows } from '../../../data/sizes-as568.gen.ts';
import { type SizesJisRow, sizesJisRows } from '../../../data/sizes-jis.gen.ts';
import { type SizesMetricRow, sizesMetricRows } from '../../../data/sizes-metric.gen.ts';
import { once } from '../../kit/once.ts';
import { type Mm, mm, type Span } from '../../kit/units.ts';
import type { SizeStandard } from '../sizes/size-standard.ts';

/** One size of a chart. */
export interface ChartSize {
  readonly standard: SizeStandard;
  readonly code: string;
  readonly idMm: Mm;
  readonly csMm: Mm;
  /**
   * How far the size is standardized: the JIS status, the basis of a metric size, `extended` for AS568 -400 to -424.
   */
  readonly remark: string;
}

/** Sizes of one group: a hundred of dash numbers, a JIS letter, a metric cross-section. */
export interface SizeSeries {
  /** Anchor that links use. */
  readonly anchor: string;
  readonly title: string;
  /** Smallest and largest cross-section in it. */
  readonly csMm: Span<Mm>;
  readonly sizes: readonly ChartSize[];
}

/** AS568 dash numbers -400 to -424 are sold as sizes of the series but are not in the standard. */
const isExtended = (code: string): boolean => Number(code) >= 400 && Number(code) <= 424;

/** Returns the sizes of AS568 and the extended ones. */
export const as568Sizes = (rows: readonly SizesAs568Row[]): readonly ChartSize[] =>
  rows.map(({ size_as568: code, id_mm, cs_mm }) => ({
    standard: 'usa',
    code,
    idMm: mm(id_mm),
    csMm: mm(cs_mm),
    remark: isExtended(code) ? 'extended' : '',
  }));

/** Returns the sizes of JIS B 2401 and of the slim series. */
export const jisSizes = (rows: readonly SizesJisRow[]): readonly ChartSize[] =>
  rows.map(({ size_jis: code, id_mm, cs_mm, status }) => ({
    standard: 'japanese',
    code,
    idMm: mm(id_mm),
    csMm: mm(cs_mm),
    remark: status,
  }));

export const metricSizes = (rows: readonly SizesMetricRow[]): readonly ChartSize[] =>
  rows.map(({ size_metric: code, id_mm, cs_mm, basis }) => ({
    standard: 'metric',
    code,
    idMm: mm(id_mm),
    csMm: mm(cs_mm),
    remark: basis,
  }));

/** Returns the key of the chart section that contains a size. */
const seriesKey = ({ standard, code, csMm }: ChartSize): string => {
  if (standard === 'japanese') return code.charAt(0);
  if (standard === 'metric') return csMm.toFixed(2);
  return isExtended(code) ? '4x' : code.charAt(0);
};

const WORDS: Readonly<
  Record<SizeStandard, (key: string, sizes: readonly ChartSize[]) => Pick<SizeSeries, 'anchor' | 'title'>>
> = {
  usa: (key, sizes) => ({
    anchor: key === '4x' ? 'series-4-extended' : `series-${key}`,
    title: `-${sizes[0]?.code} to -${sizes.at(-1)?.code}`,
  }),
  japanese: (key) => ({ anchor: `series-${key.toLowerCase()}`, title: `${key} series` }),
  metric: (key) => ({ anchor: `cs-${key.replace('.', '-')}`, title: `Cross-section ${key} mm` }),
};

/**
 * Returns the sizes of a chart in their series, in file order. Metric series are sorted by cross-section.
 *
 * @example sizeSeries(as568Sizes(sizesAs568Rows())).map(({ title }) => title)[0] // '-001 to -050'
 */
export const sizeSeries = (sizes: readonly ChartSize[]): readonly SizeSeries[] =>
  [...Map.groupBy(sizes, seriesKey).entries()].map(([key, members]) => {
    const sections = members.map(({ csMm }) => csMm);
    return {
      ...WORDS[members[0]?.standard ?? 'usa'](key, members),
      csMm: [mm(Math.min(...sections)), mm(Math.max(...sections))],
      sizes: members,
    };
  });

const series: Readonly<Record<SizeStandard, () => readonly SizeSeries[]>> = {
  usa: once(() => sizeSeries(as568Sizes(sizesAs568Rows()))),
  japanese: once(() => sizeSeries(jisSizes(sizesJisRows()))),
  metric: once(() => sizeSeries(metricSizes(sizesMetricRows()))),
};

/** Returns the sizes of a standard in their series. */
export const sizeSeriesOf = (standard: SizeStandard): readonly SizeSeries[] => series[standard]();

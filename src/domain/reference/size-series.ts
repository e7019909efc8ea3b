import type { SizeStandard } from '../sizes/size-standard.ts';
import { numberAt, type TableRow, textAt } from './table-row.ts';

/** One size of a chart. */
export interface ChartSize {
  readonly standard: SizeStandard;
  readonly code: string;
  readonly idMm: number;
  readonly csMm: number;
  /** How far the size is standardized: the JIS status, the basis of a metric size, `extended` for AS568 -400 to -424. */
  readonly remark: string;
}

/** Sizes that belong together: a hundred of dash numbers, a JIS letter, a metric cross-section. */
export interface SizeSeries {
  /** Links lead here with `#anchor`. */
  readonly anchor: string;
  readonly title: string;
  /** Thinnest and thickest cross-section in it. */
  readonly csMm: readonly [low: number, high: number];
  readonly sizes: readonly ChartSize[];
}

const CODE_COLUMN: Readonly<Record<SizeStandard, string>> = {
  usa: 'size_as568',
  japanese: 'size_jis',
  metric: 'size_metric',
};

/** AS568 dash numbers -400 to -424 are sold as sizes of the series but do not stand in the standard. */
const isExtended = (code: string): boolean => Number(code) >= 400 && Number(code) <= 424;

const remarkOf = (standard: SizeStandard, row: TableRow): string => {
  if (standard === 'usa') return isExtended(textAt(row, 'size_as568')) ? 'extended' : '';
  return textAt(row, standard === 'metric' ? 'basis' : 'status');
};

/** The sizes of a chart from the rows of its file; rows without code, ID or CS are left out. */
export const chartSizes = (standard: SizeStandard, rows: readonly TableRow[]): readonly ChartSize[] =>
  rows.flatMap((row) => {
    const code = textAt(row, CODE_COLUMN[standard]);
    const idMm = numberAt(row, 'id_mm');
    const csMm = numberAt(row, 'cs_mm');
    if (code === '' || idMm === null || csMm === null) return [];
    return [{ standard, code, idMm, csMm, remark: remarkOf(standard, row) }];
  });

/** The part of the chart a size stands in. */
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
 * The sizes of a chart in their series, in file order; metric series by cross-section.
 *
 * @example sizeSeries(chartSizes('usa', rows)).map(({ title }) => title)[0] // '-001 to -050'
 */
export const sizeSeries = (sizes: readonly ChartSize[]): readonly SizeSeries[] =>
  [...Map.groupBy(sizes, seriesKey).entries()].map(([key, members]) => {
    const sections = members.map(({ csMm }) => csMm);
    return {
      ...WORDS[members[0]?.standard ?? 'usa'](key, members),
      csMm: [Math.min(...sections), Math.max(...sections)],
      sizes: members,
    };
  });

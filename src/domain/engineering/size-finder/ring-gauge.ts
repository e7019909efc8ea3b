import { SIZE_STANDARDS, type SizeStandard, standardTitle } from '../../reference/sizes/size-standard.ts';
import { type ChartSize, type SizeSeries, sizeSeriesOf } from '../../reference/tables/size-series.ts';

/** Paper sizes for the printed gauge, mm. */
export const PAPERS = {
  a4: { title: 'A4', widthMm: 210, heightMm: 297 },
  letter: { title: 'Letter', widthMm: 215.9, heightMm: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Margin that printers leave blank at each edge. */
const MARGIN_MM = 10;
/** Space for a label below a ring. */
const CAPTION_MM = 10;

/** A printable part of a chart. */
export interface GaugeSeries {
  readonly key: string;
  readonly standard: SizeStandard;
  readonly title: string;
}

const keyOf = (standard: SizeStandard, { anchor }: SizeSeries): string => `${standard}.${anchor}`;

/** Returns the parts of all charts, by standard. */
export const gaugeSeries = (): readonly GaugeSeries[] =>
  SIZE_STANDARDS.flatMap((standard) =>
    sizeSeriesOf(standard).map((series) => ({
      key: keyOf(standard, series),
      standard,
      title: `${standardTitle(standard)} ${series.title}`,
    })),
  );

export interface GaugeSheet extends GaugeSeries {
  readonly paper: Paper;
  /** The rings that fit on the paper, smallest first. The page reports the others. */
  readonly drawn: readonly ChartSize[];
  readonly tooLarge: readonly ChartSize[];
}

const fits = ({ idMm, csMm }: ChartSize, paper: Paper): boolean => {
  const { widthMm, heightMm } = PAPERS[paper];
  const od = idMm + 2 * csMm;
  return od <= widthMm - 2 * MARGIN_MM && od <= heightMm - 2 * MARGIN_MM - CAPTION_MM;
};

/** Returns the rings of a chart's part on a paper. Defaults to the first part. */
export const gaugeSheet = (key: string, paper: Paper): GaugeSheet => {
  const all = SIZE_STANDARDS.flatMap((standard) => sizeSeriesOf(standard).map((series) => ({ standard, series })));
  const found = all.find(({ standard, series }) => keyOf(standard, series) === key) ?? all[0];
  if (found === undefined) throw new Error('There is no chart to print.');
  const { standard, series } = found;
  const sizes = series.sizes.toSorted((a, b) => a.idMm + 2 * a.csMm - (b.idMm + 2 * b.csMm));
  return {
    key: keyOf(standard, series),
    standard,
    title: `${standardTitle(standard)} ${series.title}`,
    paper,
    drawn: sizes.filter((size) => fits(size, paper)),
    tooLarge: sizes.filter((size) => !fits(size, paper)),
  };
};

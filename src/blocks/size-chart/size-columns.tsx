import type { ReactNode } from 'react';
import { inchesFromMm, type Mm } from '../../domain/kit/units.ts';
import { outsideDiameter } from '../../domain/reference/sizes/ring-lengths.ts';
import { byStandard, type SizeStandard } from '../../domain/reference/sizes/size-standard.ts';
import type { Tolerance } from '../../domain/reference/sizes/tolerances.ts';
import type { ChartSize } from '../../domain/reference/tables/size-series.ts';
import { RingGlyph } from '../../drawings/rings/ring-glyph.tsx';

/** A size with its additional data. */
export interface ChartRow extends ChartSize {
  readonly tolerance: Tolerance | null;
  /** Parts in the store, or `null` if the store was unavailable. */
  readonly parts: number | null;
}

/** Sizes of a chart under one heading. */
export interface SizeSeriesRows {
  readonly anchor: string;
  readonly title: string;
  readonly csMm: readonly [low: Mm, high: Mm];
  readonly rows: readonly ChartRow[];
}

export interface SizeColumn {
  readonly title: string;
  readonly unit: string;
  /** Type of the cells. Figures are right-aligned. */
  readonly holds: 'figures' | 'tolerances' | 'words';
  /** Whether it begins a group of columns, with a rule before it. */
  readonly isRuled?: true;
  /** The enhancement reads the figures of the size from these cells. */
  readonly figure?: 'id' | 'cs';
  readonly cell: (row: ChartRow) => string;
  /** A picture of the size instead of a text. */
  readonly draw?: (row: ChartRow) => ReactNode;
}

const RUBBER = '#2a3136';
const mm = (length: Mm): string => length.toFixed(2);
const inch = (length: Mm): string => inchesFromMm(length).toFixed(3);

const ID_MM: SizeColumn = {
  title: 'ID',
  unit: 'mm',
  holds: 'figures',
  figure: 'id',
  cell: ({ idMm }) => mm(idMm),
};
const ID_IN: SizeColumn = { title: 'ID', unit: 'in', holds: 'figures', cell: ({ idMm }) => inch(idMm) };
const CS_MM: SizeColumn = {
  title: 'CS',
  unit: 'mm',
  holds: 'figures',
  figure: 'cs',
  cell: ({ csMm }) => mm(csMm),
};
const CS_IN: SizeColumn = { title: 'CS', unit: 'in', holds: 'figures', cell: ({ csMm }) => inch(csMm) };
const OD_MM: SizeColumn = {
  title: 'OD',
  unit: 'mm',
  holds: 'figures',
  isRuled: true,
  cell: ({ idMm, csMm }) => mm(outsideDiameter({ idMm, csMm })),
};

const toleranceColumn = (of: (tolerance: Tolerance) => Mm): SizeColumn => ({
  title: '±',
  unit: 'in',
  holds: 'tolerances',
  cell: ({ tolerance }) => (tolerance === null ? '–' : inch(of(tolerance))),
});

const GLYPH: SizeColumn = {
  title: '',
  unit: '',
  holds: 'words',
  cell: () => '',
  draw: ({ idMm, csMm }) => <RingGlyph idMm={idMm} csMm={csMm} color={RUBBER} size={20} />,
};

const ruled = (column: SizeColumn): SizeColumn => ({ ...column, isRuled: true });

const JIS_STATUS: Readonly<Record<string, string>> = {
  'JIS B 2401': 'JIS B 2401',
  'extended (not in JIS B 2401)': 'extended',
  'slim series (maker standard)': 'maker standard',
};

/** Header of the chart's remark column, and the format of a remark. */
const REMARKS: Readonly<
  Partial<Record<SizeStandard, { readonly title: string; readonly text: (remark: string) => string }>>
> = {
  japanese: { title: 'Status', text: (remark) => JIS_STATUS[remark] ?? remark },
  metric: { title: 'Basis', text: (remark) => (remark === 'regular grid' ? 'regular step' : 'published') },
};

/** AS568 is an inch standard with recorded tolerances. */
const INCH_COLUMNS: readonly SizeColumn[] = [
  GLYPH,
  ruled(ID_IN),
  toleranceColumn(({ idMm }) => idMm),
  ID_MM,
  ruled(CS_IN),
  toleranceColumn(({ csMm }) => csMm),
  CS_MM,
  OD_MM,
];

const millimeterColumns = (standard: SizeStandard): readonly SizeColumn[] => {
  const { title, text } = REMARKS[standard] ?? { title: 'Remark', text: (remark: string) => remark };
  const remark: SizeColumn = { title, unit: '', holds: 'words', isRuled: true, cell: (row) => text(row.remark) };
  return [ruled(ID_MM), ID_IN, ruled(CS_MM), CS_IN, OD_MM, remark];
};

/** Columns after the name of the size. */
export const SIZE_COLUMNS: Readonly<Record<SizeStandard, readonly SizeColumn[]>> = byStandard((standard) =>
  standard === 'usa' ? INCH_COLUMNS : millimeterColumns(standard),
);

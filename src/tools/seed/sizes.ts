import { type CsvRow, cell, numberCell, parseCsv } from '../../data/csv.ts';
import type { SizeStandard } from '../../domain/sizes/size-standard.ts';
import { sizeClassOf } from './prices.ts';
import type { SeedSources } from './sources.ts';

/** One row of the `sizes` table; the id is its place in the catalog, from 1. */
export interface SizeRow {
  readonly id: number;
  readonly standard: SizeStandard;
  readonly code: string;
  readonly id_mm: number;
  readonly cs_mm: number;
  readonly size_class_id: number;
  readonly is_common: boolean;
}

/** AS568 numbers from 400 on run in one of two odd series: the extended -400 to -424 and the wide -425 to -475. */
const isCommonAs568 = (row: CsvRow): boolean => !cell(row, 'size_as568').startsWith('4');
const isCommonJis = (row: CsvRow): boolean => cell(row, 'series') === 'P' && cell(row, 'status') === 'JIS B 2401';
const isCommonMetric = (row: CsvRow): boolean => cell(row, 'basis') === 'common stock size';

/** All sizes in table order: AS568, JIS, metric. */
export const sizeRows = (sources: SeedSources): SizeRow[] => {
  const rows: SizeRow[] = [];
  const add = (csv: string, standard: SizeStandard, codeColumn: string, isCommon: (row: CsvRow) => boolean): void => {
    for (const row of parseCsv(csv)) {
      const size = { id_mm: numberCell(row, 'id_mm'), cs_mm: numberCell(row, 'cs_mm') };
      rows.push({
        id: rows.length + 1,
        standard,
        code: cell(row, codeColumn),
        ...size,
        size_class_id: sizeClassOf(size.id_mm, size.cs_mm),
        is_common: isCommon(row),
      });
    }
  };
  add(sources.as568Csv, 'usa', 'size_as568', isCommonAs568);
  add(sources.jisCsv, 'japanese', 'size_jis', isCommonJis);
  add(sources.metricCsv, 'metric', 'size_metric', isCommonMetric);
  return rows;
};

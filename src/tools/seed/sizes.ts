import { sizesAs568Rows } from '../../data/sizes-as568.gen.ts';
import { sizesJisRows } from '../../data/sizes-jis.gen.ts';
import { sizesMetricRows } from '../../data/sizes-metric.gen.ts';
import type { SizeStandard } from '../../domain/reference/sizes/size-standard.ts';
import { sizeClassOf } from './prices.ts';

/** One row of the `sizes` table. The id is its position in the catalog, from 1. */
export interface SizeRow {
  readonly id: number;
  readonly standard: SizeStandard;
  readonly code: string;
  readonly id_mm: number;
  readonly cs_mm: number;
  readonly size_class_id: number;
  readonly is_common: boolean;
}

type TableSize = Pick<SizeRow, 'standard' | 'code' | 'id_mm' | 'cs_mm' | 'is_common'>;

/**
 * Returns the AS568 sizes. Numbers from 400 on belong to one of two irregular series: the extended -400 to -424 and the
 * wide -425 to -475.
 */
const as568 = (): TableSize[] =>
  sizesAs568Rows().map(({ size_as568: code, id_mm, cs_mm }) => ({
    standard: 'usa',
    code,
    id_mm,
    cs_mm,
    is_common: !code.startsWith('4'),
  }));

const jis = (): TableSize[] =>
  sizesJisRows().map(({ size_jis: code, series, status, id_mm, cs_mm }) => ({
    standard: 'japanese',
    code,
    id_mm,
    cs_mm,
    is_common: series === 'P' && status === 'JIS B 2401',
  }));

const metric = (): TableSize[] =>
  sizesMetricRows().map(({ size_metric: code, basis, id_mm, cs_mm }) => ({
    standard: 'metric',
    code,
    id_mm,
    cs_mm,
    is_common: basis === 'common stock size',
  }));

/** Returns all sizes in table order: AS568, JIS, metric. */
export const sizeRows = (): SizeRow[] =>
  [...as568(), ...jis(), ...metric()].map((size, index) => ({
    id: index + 1,
    ...size,
    size_class_id: sizeClassOf(size.id_mm, size.cs_mm),
  }));

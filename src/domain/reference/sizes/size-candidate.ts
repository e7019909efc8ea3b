import { sizesAs568Rows } from '../../../data/sizes-as568.gen.ts';
import { sizesJisRows } from '../../../data/sizes-jis.gen.ts';
import { sizesMetricRows } from '../../../data/sizes-metric.gen.ts';
import { tolerancesAs568Rows } from '../../../data/tolerances-as568.gen.ts';
import { once } from '../../kit/once.ts';
import { exactMm, inch, type Mm, mm } from '../../kit/units.ts';
import { ruleTolerance } from './rule-tolerance.ts';
import type { Size } from './size.ts';
import type { SizeFamily } from './size-families.ts';
import type { SizeStandard } from './size-standard.ts';
import { type ToleranceTable, toleranceTable } from './tolerances.ts';

/** Of sizes that fit equally well, the more common one comes first. */
const ORDER = { as568: 0, iso: 1, jis: 2, common: 3, grid: 4, rest: 5 } as const;

/** A candidate size for a measured ring, with its manufacturing tolerances. */
export interface SizeCandidate {
  readonly standard: SizeStandard;
  readonly code: string;
  readonly family: SizeFamily;
  readonly idMm: Mm;
  readonly csMm: Mm;
  readonly idTolMm: Mm;
  readonly csTolMm: Mm;
  readonly order: number;
}

type Written = Pick<SizeCandidate, 'standard' | 'code' | 'family' | 'idMm' | 'csMm' | 'order'>;

const withTolerance = (size: Written, table: ToleranceTable): SizeCandidate => {
  const { idMm, csMm } = (size.standard === 'usa' && table.get(size.code)) || ruleTolerance(size.idMm, size.csMm);
  return { ...size, idTolMm: idMm, csTolMm: csMm };
};

const as568 = (): Written[] =>
  sizesAs568Rows().map(({ size_as568: code, id_in, cs_in }) => ({
    standard: 'usa',
    code,
    family: 'as568',
    order: ORDER.as568,
    idMm: exactMm(inch(id_in)),
    csMm: exactMm(inch(cs_in)),
  }));

/** Metric cross-sections of ISO 3601-1, mm. The tables of published sizes also list others, such as 3.00. */
const ISO_SECTIONS: readonly number[] = [1.8, 2.65, 3.55, 5.3, 7];

const metric = (): Written[] =>
  sizesMetricRows().map(({ size_metric: code, id_mm, cs_mm, basis }) => {
    const isIso = basis.startsWith('ISO') && ISO_SECTIONS.includes(cs_mm);
    const order = isIso ? ORDER.iso : basis === 'regular grid' ? ORDER.grid : ORDER.common;
    return { standard: 'metric', code, family: isIso ? 'iso' : 'metric', idMm: mm(id_mm), csMm: mm(cs_mm), order };
  });

const jis = (): Written[] =>
  sizesJisRows().map(({ size_jis: code, id_mm, cs_mm, status }) => ({
    standard: 'japanese',
    code,
    family: 'jis',
    idMm: mm(id_mm),
    csMm: mm(cs_mm),
    order: status.startsWith('JIS') ? ORDER.jis : ORDER.rest,
  }));

/** All sizes of the tables in the order of `order`, with AS568 sizes in exact inches. */
export const publishedSizes: () => readonly SizeCandidate[] = once(() => {
  const table = toleranceTable(tolerancesAs568Rows());
  return [...as568(), ...metric(), ...jis()]
    .map((size) => withTolerance(size, table))
    .sort((a, b) => a.order - b.order);
});

const keyOf = ({ standard, code }: Pick<Size, 'standard' | 'code'>): string => `${standard} ${code}`;

const byKey = once(() => new Map(publishedSizes().map((size) => [keyOf(size), size])));

/** Returns the size of the tables with this code, or null. */
export const publishedSize = (size: Pick<Size, 'standard' | 'code'>): SizeCandidate | null =>
  byKey().get(keyOf(size)) ?? null;

const FAMILIES: Readonly<Record<SizeStandard, SizeFamily>> = { usa: 'as568', japanese: 'jis', metric: 'metric' };

const candidateOf = (size: Size): SizeCandidate =>
  publishedSize(size) ?? withTolerance({ ...size, family: FAMILIES[size.standard], order: ORDER.rest }, new Map());

const kept = new WeakMap<readonly Size[], readonly SizeCandidate[]>();

/** Returns the sizes of a catalog with their data from the tables, computed once per list. */
export const candidatesOf = (sizes: readonly Size[]): readonly SizeCandidate[] => {
  const known = kept.get(sizes) ?? sizes.map(candidateOf);
  kept.set(sizes, known);
  return known;
};

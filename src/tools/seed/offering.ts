import type { SizeRow } from './sizes.ts';

/** Parts in the catalog: every size × every compound, minus the omitted ones. */
export const PART_COUNT = 1_084_458;

/** One row of the `size_ranges` table: the sizes available for a kind of compound. */
export interface SizeRangeRow {
  readonly id: number;
  readonly name: string;
  readonly id_low_mm: number;
  readonly id_high_mm: number;
  readonly cs_low_mm: number;
  readonly cs_high_mm: number;
  /** Standards separated and enclosed by commas, so that one LIKE finds them. */
  readonly standards: string;
}

const ALL = ',usa,japanese,metric,';

/** Molds for soft rubber exist in all sizes. Expensive, stiff or machined rings have limits at both ends. */
export const SIZE_RANGES = [
  { id: 1, name: 'every size', id_low_mm: 0, id_high_mm: 9999, cs_low_mm: 0, cs_high_mm: 99, standards: ALL },
  { id: 2, name: 'specialty elastomer', id_low_mm: 0, id_high_mm: 400, cs_low_mm: 0, cs_high_mm: 8, standards: ALL },
  { id: 3, name: 'perfluoroelastomer', id_low_mm: 1, id_high_mm: 350, cs_low_mm: 1, cs_high_mm: 7, standards: ALL },
  { id: 4, name: 'plastic', id_low_mm: 3, id_high_mm: 500, cs_low_mm: 1, cs_high_mm: 8, standards: ALL },
  { id: 5, name: 'encapsulated', id_low_mm: 5, id_high_mm: 9999, cs_low_mm: 1.5, cs_high_mm: 99, standards: ALL },
  { id: 6, name: 'metal', id_low_mm: 10, id_high_mm: 500, cs_low_mm: 0.79, cs_high_mm: 6.5, standards: ',usa,metric,' },
  { id: 7, name: 'spring energized', id_low_mm: 10, id_high_mm: 700, cs_low_mm: 1.78, cs_high_mm: 8, standards: ALL },
] as const satisfies readonly SizeRangeRow[];

export type SizeRangeName = (typeof SIZE_RANGES)[number]['name'];

export const sizeRangeNamed = (name: SizeRangeName): SizeRangeRow => {
  const range = SIZE_RANGES.find((candidate) => candidate.name === name);
  if (!range) throw new Error(`There is no size range "${name}".`);
  return range;
};

/** Reports whether a size is in a range. The SQL of the seed implements the same rule. */
const isInRange = (range: SizeRangeRow, size: Pick<SizeRow, 'standard' | 'id_mm' | 'cs_mm'>): boolean =>
  size.id_mm >= range.id_low_mm &&
  size.id_mm <= range.id_high_mm &&
  size.cs_mm >= range.cs_low_mm &&
  size.cs_mm <= range.cs_high_mm &&
  range.standards.includes(`,${size.standard},`);

/**
 * Returns the number of omitted sizes in the range of each compound, so that the catalog has `PART_COUNT` parts. The
 * surplus is distributed over the compounds as evenly as integers allow. Throws if the ranges have too few parts.
 */
export const leftOutCounts = (ranges: readonly SizeRangeRow[], sizes: readonly SizeRow[]): number[] => {
  const sizesIn = new Map<number, number>(
    SIZE_RANGES.map((range) => [range.id, sizes.filter((size) => isInRange(range, size)).length]),
  );
  const offered = ranges.map((range) => sizesIn.get(range.id) ?? 0);
  const surplus = offered.reduce((sum, count) => sum + count, 0) - PART_COUNT;
  if (surplus < 0) throw new Error(`The size ranges leave ${-surplus} parts too few.`);
  const total = offered.reduce((sum, count) => sum + count, 0);
  let offeredSoFar = 0;
  let leftOutSoFar = 0;
  return offered.map((count) => {
    offeredSoFar += count;
    const leftOut = Math.floor((surplus * offeredSoFar) / total) - leftOutSoFar;
    leftOutSoFar += leftOut;
    return leftOut;
  });
};

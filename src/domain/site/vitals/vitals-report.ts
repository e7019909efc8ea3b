import { PAGE_TYPES, type PageType } from './page-types.ts';
import { DEVICES, type Device, ratingOf, VITAL_NAMES, type VitalName } from './vital.ts';

/** A value that a browser reported. */
export interface MeasuredValue {
  readonly page: PageType;
  readonly device: Device;
  readonly name: VitalName;
  readonly value: number;
}

/** Measurements of one page type on one device type. */
export interface VitalsRow {
  readonly page: PageType;
  readonly device: Device;
  readonly name: VitalName;
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  /** How many of them were good, and how many poor. */
  readonly good: number;
  readonly poor: number;
}

/** A metric over all pages and devices. */
export type VitalsTotal = Pick<VitalsRow, 'name' | 'count' | 'p75'>;

/** Returns the smallest value that this share of all values does not exceed. `sorted` is ascending and not empty. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;

const rowOf = (values: readonly MeasuredValue[], { page, device, name }: MeasuredValue): VitalsRow => {
  const sorted = values.map(({ value }) => value).sort((a, b) => a - b);
  const rated = (rating: string): number => sorted.filter((value) => ratingOf(name, value) === rating).length;
  return {
    page,
    device,
    name,
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p75: quantile(sorted, 0.75),
    p95: quantile(sorted, 0.95),
    good: rated('good'),
    poor: rated('poor'),
  };
};

const placeOf = ({ page, device, name }: Pick<VitalsRow, 'page' | 'device' | 'name'>): number =>
  (DEVICES.indexOf(device) * PAGE_TYPES.length + PAGE_TYPES.indexOf(page)) * VITAL_NAMES.length +
  VITAL_NAMES.indexOf(name);

/** Sorts rows by device, then by page type, then by metric. */
export const inOrder = (rows: readonly VitalsRow[]): VitalsRow[] => [...rows].sort((a, b) => placeOf(a) - placeOf(b));

/** Returns the percentiles of the measurements, one row per page type, device and metric. */
export const vitalsReport = (values: readonly MeasuredValue[]): VitalsRow[] =>
  inOrder([...Map.groupBy(values, placeOf).values()].flatMap((group) => (group[0] ? [rowOf(group, group[0])] : [])));

/** Returns the 75th percentile of each metric over all pages and devices. */
export const vitalsTotals = (values: readonly Pick<MeasuredValue, 'name' | 'value'>[]): VitalsTotal[] =>
  VITAL_NAMES.flatMap((name) => {
    const sorted = values.flatMap((one) => (one.name === name ? [one.value] : [])).sort((a, b) => a - b);
    return sorted.length === 0 ? [] : [{ name, count: sorted.length, p75: quantile(sorted, 0.75) }];
  });

import { PAGE_TYPES, type PageType } from './page-types.ts';
import { DEVICES, type Device, ratingOf, VITAL_NAMES, type VitalName } from './vital.ts';

/** One value that a browser told of. */
export interface MeasuredValue {
  readonly page: PageType;
  readonly device: Device;
  readonly name: VitalName;
  readonly value: number;
}

/** What was measured of one kind of page on one kind of device. */
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

/** The smallest value that this share of all values does not exceed. `sorted` ascends and is not empty. */
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

/** Rows as they are read: by device, then by kind of page, then by metric. */
export const inOrder = (rows: readonly VitalsRow[]): VitalsRow[] => [...rows].sort((a, b) => placeOf(a) - placeOf(b));

/** Percentiles of what was measured, a row for each kind of page, device and metric that occurs. */
export const vitalsReport = (values: readonly MeasuredValue[]): VitalsRow[] =>
  inOrder([...Map.groupBy(values, placeOf).values()].flatMap((group) => (group[0] ? [rowOf(group, group[0])] : [])));

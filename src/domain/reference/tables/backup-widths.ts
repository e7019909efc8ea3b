import { type GlandsBackupRow, glandsBackupRows } from '../../../data/glands-backup.gen.ts';
import { once } from '../../kit/once.ts';
import { exactMm, inch, type Mm, mm, roundTo, type Span } from '../../kit/units.ts';

/** Standards with groove widths for backup rings on file. */
export const BACKUP_STANDARDS = ['parker', 'as5857', 'mil', 'iso', 'jis'] as const;
export type BackupStandard = (typeof BACKUP_STANDARDS)[number];

const NAMES: Readonly<Record<BackupStandard, string>> = {
  parker: 'Parker charts 4-2 and 5-2',
  as5857: 'AS5857',
  mil: 'MIL-G-5514F',
  iso: 'GB/T 3452.3 (after ISO 3601-2)',
  jis: 'JIS B 2401-2',
};
const STARTS: Readonly<Record<BackupStandard, string>> = {
  parker: 'Parker',
  as5857: 'AS5857',
  mil: 'MIL-G-5514F',
  iso: 'GB/T',
  jis: 'JIS',
};

/** Groove widths of one cross-section without, with one and with two backup rings. */
export interface BackupWidths {
  readonly standard: BackupStandard;
  readonly name: string;
  readonly cs: Mm;
  readonly widths: readonly [none: Span<Mm>, one: Span<Mm>, two: Span<Mm>];
  /** Whether the widths are trade knowledge that no public source confirms. */
  readonly isUnconfirmed: boolean;
}

type Ends = readonly [minMm: number | null, maxMm: number | null, minIn: number | null, maxIn: number | null];

const spanOf = ([minMm, maxMm, minIn, maxIn]: Ends): Span<Mm> | null => {
  if (minIn !== null && maxIn !== null) return [exactMm(inch(minIn)), exactMm(inch(maxIn))];
  return minMm === null || maxMm === null ? null : [mm(minMm), mm(maxMm)];
};

const widthsOf = (row: GlandsBackupRow): readonly BackupWidths[] => {
  const standard = BACKUP_STANDARDS.find((one) => row.standard.startsWith(STARTS[one]));
  const none = spanOf([row.w0_min_mm, row.w0_max_mm, row.w0_min_in, row.w0_max_in]);
  const one = spanOf([row.w1_min_mm, row.w1_max_mm, row.w1_min_in, row.w1_max_in]);
  const two = spanOf([row.w2_min_mm, row.w2_max_mm, row.w2_min_in, row.w2_max_in]);
  if (standard === undefined || none === null || one === null || two === null) return [];
  const cs = row.cs_in === null ? mm(row.cs_mm ?? 0) : exactMm(inch(row.cs_in));
  return [{ standard, name: NAMES[standard], cs, widths: [none, one, two], isUnconfirmed: row.confidence === 'C' }];
};

/** Groove widths with backup rings, by standard and cross-section. */
export const backupWidths = once((): readonly BackupWidths[] => glandsBackupRows().flatMap(widthsOf));

const middle = ([low, high]: Span): number => (low + high) / 2;

/** Returns the widths of a standard for the cross-section nearest to that of a ring. */
export const nearestWidths = (standard: BackupStandard, cs: Mm): BackupWidths | null => {
  let nearest: BackupWidths | null = null;
  for (const row of backupWidths()) {
    if (row.standard !== standard) continue;
    if (nearest === null || Math.abs(row.cs - cs) < Math.abs(nearest.cs - cs)) nearest = row;
  }
  return nearest;
};

/**
 * Returns the total width that backup rings add to a groove.
 *
 * @example addedWidth(nearestWidths('iso', mm(3.55)), 2) // 2.8
 */
export const addedWidth = ({ widths }: BackupWidths, count: 0 | 1 | 2): Mm =>
  mm(roundTo(middle(widths[count]) - middle(widths[0]), 4));

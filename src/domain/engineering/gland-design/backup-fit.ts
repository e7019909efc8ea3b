import { type Mm, mm, type Span } from '../../kit/units.ts';
import {
  addedWidth,
  BACKUP_STANDARDS,
  type BackupStandard,
  type BackupWidths,
  backupWidths,
  nearestWidths,
} from '../../reference/tables/backup-widths.ts';
import { plainFigure } from './figures.ts';
import {
  type BackupKind,
  type BackupRings,
  type GlandChart,
  type GlandGeometry,
  type GlandUse,
  isRadial,
  middleOf,
  type Ring,
} from './model.ts';

/** Backup rings in a groove, and the width that they leave for the ring. */
export interface BackupFit {
  readonly count: 1 | 2;
  readonly kind: BackupKind;
  /** Thickness of one backup ring. */
  readonly thickness: Mm;
  /** Remaining width for the ring, W'. */
  readonly room: Span<Mm>;
  /** Source of the thickness or the width, in words. */
  readonly basis: string;
}

/** Returns the standard whose backup ring widths belong to a chart. */
export const backupStandardOf = (chart: GlandChart, use: GlandUse): BackupStandard => {
  if (chart === 'as4716') return use === 'static' ? 'as5857' : 'mil';
  return ({ inch: 'parker', metric: 'iso', jis: 'jis', iso3601: 'iso' } as const)[chart];
};

/** Maximum difference of cross-sections that share their grooves: 3.50, 3.53 and 3.55. */
const SAME_SECTION = 0.06;
const [WIDTH_LESS, WIDTH_MORE] = [0.05, 0.1];

/** Returns the row whose width with this number of backup rings equals that of a groove. */
const rowWithWidth = (
  standards: readonly BackupStandard[],
  { cs }: Ring,
  width: Span,
  count: 1 | 2,
): BackupWidths | null => {
  const fits = (row: BackupWidths): boolean =>
    Math.abs(row.cs - cs) <= SAME_SECTION &&
    width[0] >= row.widths[count][0] - WIDTH_LESS &&
    width[1] <= row.widths[count][1] + WIDTH_MORE;
  for (const standard of standards) {
    const row = backupWidths().find((one) => one.standard === standard && fits(one));
    if (row !== undefined) return row;
  }
  return null;
};

const nameOf = ({ name, isUnconfirmed }: BackupWidths): string => (isUnconfirmed ? `${name} (unconfirmed)` : name);

/**
 * Returns the backup rings in a radial groove, or null without any. Without a given thickness the remaining width is
 * that of the chart, or of any standard.
 */
export const backupFit = (
  gland: GlandGeometry,
  ring: Ring,
  backup: BackupRings,
  chart: GlandChart | null,
): BackupFit | null => {
  const { count, kind, thickness } = backup;
  if (count === 0 || !isRadial(gland)) return null;
  const { width } = gland;
  const fitted = (each: number, basis: string): BackupFit => ({
    count,
    kind,
    thickness: mm(each),
    basis,
    room: [mm(width[0] - count * each), mm(width[1] - count * each)],
  });
  if (thickness !== null) return fitted(thickness, 'Thickness as given');
  const standards = chart === null ? BACKUP_STANDARDS : [backupStandardOf(chart, gland.use)];
  const row = rowWithWidth(standards, ring, width, count);
  if (row !== null) {
    const [none] = row.widths;
    const each = (middleOf(width) - middleOf(none)) / count;
    const basis = `${nameOf(row)}: the room is its width without backup rings`;
    return { count, kind, thickness: mm(each), room: none, basis };
  }
  const nearest = nearestWidths(backupStandardOf(chart ?? 'inch', gland.use), ring.cs);
  if (nearest === null) return fitted(0, 'No thickness is on file');
  const section = `${plainFigure(nearest.cs)} mm`;
  return fitted(addedWidth(nearest, 1), `Width that ${nameOf(nearest)} adds for the first backup ring at ${section}`);
};

import type { Rating } from '../tables/chemicals.ts';
import type { Medium, MediumRow, MediumStage, RatedMaterial } from './medium.ts';

/** A rating other than blank. */
export type Grade = Exclude<Rating, ''>;

/** Ratings of usable materials: those that the advisor calls good or possible by rating alone. */
export const SERVING: readonly Rating[] = ['A', 'B'];

/** A row that rates a medium at a temperature, and its temperature limit in °C. */
export interface RowUsed {
  readonly row: MediumRow;
  readonly limitC: number;
  /** Whether the row or the words name its temperature, so that its ratings apply in heat. */
  readonly holdsHeat: boolean;
  /** Whether the row names the limit, so that there is no verdict above it. */
  readonly endsAtLimit: boolean;
}

/** A row's rating of a family at the temperature. */
export interface RatedRow extends RowUsed {
  /** The rating in the table. '' = no rating on file. */
  readonly room: Rating;
  /** The rating at this temperature. '' = nothing on file, or nothing at this temperature. */
  readonly rating: Rating;
  /** The rating with the effect of heat on an attack: B and C count one grade worse, A stays. */
  readonly attack: Rating;
  /** Whether a rating is on file but does not apply at this temperature. */
  readonly hasNoDataAtHeat: boolean;
}

/** A medium's rating of a family at the temperature. */
export interface RatedMedium {
  readonly medium: Medium;
  readonly hottestC: number | null;
  readonly rows: readonly RatedRow[];
  /** The row with the worst rating, which counts. null if the medium has no rows. */
  readonly worst: RatedRow | null;
  /** The worst rating of all rows. '' = no verdict for this medium. */
  readonly rating: Rating;
  readonly hasNoDataAtHeat: boolean;
  /** Whether the family is judged only by its temperature: hot air. */
  readonly isByTemperature: boolean;
  /** Whether only grades tested for such service qualify, by the standards of sour service. */
  readonly isServiceTested: boolean;
}

/** Temperature in °C above which the ratings B and C count one grade worse, in rows that name no temperature. */
const ROOM_UP_TO_C = 60;

/** Kelvin above a row's limit at which an A counts as B, and as C. Beyond that there is no data. */
const COUNTS_AS_B = 20;
const COUNTS_AS_C = 40;

const LOWER: Readonly<Record<Rating, Rating>> = { A: 'A', B: 'C', C: 'D', D: 'D', '': '' };

/**
 * Families whose grades are tested in sour gas to NACE TM0297 or ISO 23936-2, which ratings at ambient temperature do
 * not cover.
 */
const SOUR_TESTED: readonly RatedMaterial[] = ['FEPM', 'FFKM', 'HNBR'];

const stageAt = ({ stages }: Medium, hottestC: number | null): MediumStage | undefined =>
  hottestC === null ? stages[0] : (stages.find(({ toC }) => toC === null || hottestC <= toC) ?? stages.at(-1));

const rowAt = (row: MediumRow, { fromC, toC }: MediumStage, hottestC: number | null): RowUsed => {
  if (hottestC !== null && row.heat.isNamed && hottestC > row.heat.limitC && row.next !== null)
    return rowAt(row.next, { rows: [], fromC: row.heat.limitC, toC: null }, hottestC);
  const { limitC, isNamed } = row.heat;
  return {
    row,
    limitC: isNamed ? limitC : (toC ?? limitC),
    holdsHeat: isNamed || fromC !== null,
    endsAtLimit: isNamed,
  };
};

/**
 * Returns the rows that rate a medium at a temperature.
 *
 * @example rowsUsed(water, 120)[0]?.row.name // 'Steam below 150 C'
 */
export const rowsUsed = (medium: Medium, hottestC: number | null): readonly RowUsed[] => {
  const heat = hottestC ?? medium.assumedC;
  const stage = stageAt(medium, heat);
  return stage === undefined ? [] : stage.rows.map((row) => rowAt(row, stage, heat));
};

const inHeat = (attack: Rating, over: number, { endsAtLimit }: RowUsed): Rating => {
  if (over <= 0 || attack > 'B' || attack === '') return attack;
  if (endsAtLimit || over > COUNTS_AS_C) return '';
  if (attack === 'B') return 'C';
  return over <= COUNTS_AS_B ? 'B' : 'C';
};

const rateRow = (used: RowUsed, code: RatedMaterial, hottestC: number | null): RatedRow => {
  const room = used.row.ratings[code];
  const over = hottestC === null ? 0 : hottestC - used.limitC;
  const isHot = hottestC !== null && !used.holdsHeat && (hottestC > ROOM_UP_TO_C || over > 0);
  const attack = isHot ? LOWER[room] : room;
  // A rating that heat alone lowers to C has no data 40 K above the limit, like an A.
  const rating = over > COUNTS_AS_C && room === 'B' ? '' : inHeat(attack, over, used);
  return { ...used, room, rating, attack, hasNoDataAtHeat: room !== '' && rating === '' };
};

/** Returns the worst rating, ignoring blanks, or null if all are blank. */
const worstOf = (ratings: readonly Rating[]): Grade | null =>
  ratings.reduce<Grade | null>(
    (worst, rating) => (rating !== '' && (worst === null || rating > worst) ? rating : worst),
    null,
  );

const isSourTested = (medium: Medium, code: RatedMaterial, rows: readonly RatedRow[]): boolean =>
  medium.flags.includes('sour') &&
  SOUR_TESTED.includes(code) &&
  rows.every(({ room }) => SERVING.includes(room)) &&
  rows.some(({ room, rating }) => rating !== room);

/**
 * Returns how a medium rates a family.
 *
 * @param hottestC highest temperature of this medium, or null if unknown
 */
export const rateMedium = (medium: Medium, code: RatedMaterial, hottestC: number | null): RatedMedium => {
  const heat = hottestC ?? medium.assumedC;
  const all = rowsUsed(medium, heat).map((used) => rateRow(used, code, heat));
  const isAbove = ({ row, limitC }: RatedRow): boolean => row.heat.isByTemperature && heat !== null && heat > limitC;
  const rows = all.filter((row) => !isAbove(row));
  const isServiceTested = isSourTested(medium, code, rows);
  const hasNoDataAtHeat = !isServiceTested && rows.some((row) => row.hasNoDataAtHeat);
  const isBlank = rows.some(({ room }) => room === '') || medium.kind !== 'rated';
  const worst = worstOf(rows.map(({ rating }) => rating));
  const worstRow = rows.find(({ rating }) => rating === worst) ?? rows[0] ?? null;
  const isOut = worst !== null && worst > 'B';
  const common = {
    medium,
    hottestC: heat,
    rows: all,
    isServiceTested,
    isByTemperature: all.length > 0 && rows.length === 0,
  };
  if (isServiceTested) return { ...common, worst: worstRow, rating: 'B', hasNoDataAtHeat };
  return {
    ...common,
    worst: worstRow,
    rating: (isBlank || hasNoDataAtHeat) && !isOut ? '' : (worst ?? ''),
    hasNoDataAtHeat,
  };
};

/** Returns the worst rating, ignoring blanks, or null if all are blank. */
export const worstGrade = (rated: readonly Pick<RatedMedium, 'rating'>[]): Grade | null =>
  worstOf(rated.map(({ rating }) => rating));

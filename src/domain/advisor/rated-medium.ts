import type { Rating } from '../reference/chemicals.ts';
import type { Medium, RatedMaterial } from './medium.ts';

/** A rating that says something. */
export type Grade = Exclude<Rating, ''>;

/** Ratings of what may be used: at room temperature, alone, they are what the advisor calls good or possible. */
export const SERVING: readonly Rating[] = ['A', 'B'];

/** How a medium rates a family at the temperature asked. */
export interface RatedMedium {
  readonly medium: Medium;
  /** As the table says it; '' = no rating on file. */
  readonly room: Rating;
  /** What counts; '' = no verdict. */
  readonly rating: Rating;
  /** Whether it is asked for more heat than the row speaks of, which makes B and C worse and leaves A to a test. */
  readonly isHot: boolean;
  readonly isBeyondRow: boolean;
}

/** Above this the ratings of rows that name no temperature are taken a grade lower, °C. */
const ROOM_UP_TO_C = 60;

const LOWER: Readonly<Record<Rating, Rating>> = { A: 'A', B: 'C', C: 'D', D: 'D', '': '' };

/** Beyond the row's own temperature it is no verdict for what it rates well; what attacks a rubber does so in more heat too. */
const BEYOND: Readonly<Record<Rating, Rating>> = { A: '', B: '', C: 'C', D: 'D', '': '' };

/** @param hottestC the highest temperature that is told; null: none is */
export const rateMedium = (medium: Medium, code: RatedMaterial, hottestC: number | null): RatedMedium => {
  const room = medium.ratings[code];
  const isBeyondRow = hottestC !== null && medium.limitC !== null && hottestC > medium.limitC;
  const isHot = hottestC !== null && hottestC > ROOM_UP_TO_C && !medium.namesTemperature;
  const rating = isBeyondRow ? BEYOND[room] : isHot ? LOWER[room] : room;
  return { medium, room, rating, isHot, isBeyondRow };
};

/** The worst of several ratings, blanks left out; null when none says anything. */
export const worstGrade = (rated: readonly RatedMedium[]): Grade | null =>
  rated.reduce<Grade | null>(
    (worst, { rating }) => (rating !== '' && (worst === null || rating > worst) ? rating : worst),
    null,
  );

import { counted, inNumber } from '../../kit/text/counted.ts';
import { capital } from '../../kit/text/words.ts';
import { formatTemperature, type TemperatureUnit } from '../../kit/units.ts';
import type { Medium } from '../../reference/media/medium.ts';
import { rateMedium, SERVING } from '../../reference/media/rated-medium.ts';
import { RATED_MATERIALS, type Rating } from '../../reference/tables/chemicals.ts';
import {
  coversRange,
  nearestRanges,
  shortfall,
  type WantedRange,
  type WorkingRange,
} from '../../reference/tables/family-range.ts';

/** Criteria for a list of families: temperatures, and the medium in contact with the seal. */
export interface FamilyQuestion {
  readonly wanted: WantedRange;
  /** null: any. */
  readonly medium: Medium | null;
}

/** A family of the list, named like the columns of the chemical table. */
export interface CandidateFamily extends WorkingRange {
  readonly short: string;
}

/** The matching families, as a sentence with links. */
export interface MatchingFamilies<Family> {
  /** Their number: `7 of 18 families`. */
  readonly lead: string;
  /** Text between the number and the first name. */
  readonly rest: string;
  readonly named: readonly { readonly family: Family /** What it lacks, in brackets. */; readonly lack: string }[];
}

const NEAREST = 2;

/** Returns the rating at these temperatures, as in the material advisor. '' = not on file, null = no medium. */
const ratingOf = ({ wanted, medium }: FamilyQuestion, { short }: CandidateFamily): Rating | null => {
  if (medium === null) return null;
  const code = RATED_MATERIALS.find((rated) => rated === short);
  return code === undefined ? '' : rateMedium(medium, code, wanted.highC ?? wanted.lowC).rating;
};

const suitsMedium = (question: FamilyQuestion, family: CandidateFamily): boolean => {
  const rating = ratingOf(question, family);
  return rating === null || SERVING.includes(rating);
};

/**
 * Returns whether a family meets the criteria, and the verdict for its row.
 *
 * @example familyVerdict(acetoneTo120, fkm) // { isOutside: true, word: 'Rated D' }
 */
export const familyVerdict = (
  question: FamilyQuestion,
  family: CandidateFamily,
): { readonly isOutside: boolean; readonly word: string } => {
  const isCovered = coversRange(question.wanted, family);
  const rating = ratingOf(question, family);
  const rated = rating === null ? '' : rating === '' ? 'no rating' : `rated ${rating}`;
  const words = [isCovered ? '' : 'out of range', rated].filter(Boolean).join(', ');
  return {
    isOutside: !isCovered || !suitsMedium(question, family),
    word: capital(words),
  };
};

/** Returns the range in words. @example 'from −40 to 120 °C' */
const rangeText = ({ lowC, highC }: WantedRange, unit: TemperatureUnit): string => {
  if (lowC === null) return highC === null ? '' : `up to ${formatTemperature(unit, highC)} °${unit}`;
  const low = formatTemperature(unit, lowC);
  return highC === null ? `from ${low} °${unit}` : `${low} to ${formatTemperature(unit, highC)} °${unit}`;
};

const lackText = (wanted: WantedRange, range: WorkingRange, unit: TemperatureUnit): string => {
  const { cold, heat } = shortfall(wanted, range);
  const degrees = (lack: number): string => `${Math.round(unit === 'C' ? lack : lack * 1.8)} °${unit}`;
  return [cold > 0 ? `${degrees(cold)} short in the cold` : '', heat > 0 ? `${degrees(heat)} short in the heat` : '']
    .filter(Boolean)
    .join(', ');
};

/** Returns whether at least one end is set. */
const isRanged = ({ lowC, highC }: WantedRange): boolean => lowC !== null || highC !== null;

/** Returns what the matching families do. @example 'cover −40 to 120 °C and are rated A or B in Acetone' */
const answerText = ({ wanted, medium }: FamilyQuestion, count: number, unit: TemperatureUnit): string =>
  [
    ...(isRanged(wanted) ? [`${inNumber(count, 'covers', 'cover')} ${rangeText(wanted, unit)}`] : []),
    ...(medium === null ? [] : [`${inNumber(count, 'is', 'are')} rated A or B in ${medium.name}`]),
  ].join(' and ');

/** Returns the matching families or, if none covers the range, those that come nearest with what they lack. */
export const matchingFamilies = <Family extends CandidateFamily>(
  question: FamilyQuestion,
  families: readonly Family[],
  unit: TemperatureUnit,
): MatchingFamilies<Family> => {
  const { wanted, medium } = question;
  const all = counted(families.length, 'family', 'families');
  if (!isRanged(wanted) && medium === null) return { lead: all, rest: ', no range set', named: [] };
  const suited = families.filter((family) => suitsMedium(question, family));
  const answering = suited.filter((family) => coversRange(wanted, family));
  if (answering.length > 0) {
    return {
      lead: `${answering.length} of ${all}`,
      rest: ` ${answerText(question, answering.length, unit)}: `,
      named: answering.map((family) => ({ family, lack: '' })),
    };
  }
  if (suited.length === 0) {
    const at = isRanged(wanted) ? ' at these temperatures' : '';
    return { lead: 'No family', rest: ` is rated A or B in ${medium?.name ?? ''}${at}.`, named: [] };
  }
  return {
    lead: 'No family',
    rest: ` ${answerText(question, 1, unit)}. Nearest: `,
    named: nearestRanges(wanted, suited, (family) => family, NEAREST).map((family) => ({
      family,
      lack: ` (${lackText(wanted, family, unit)})`,
    })),
  };
};

/** Returns how many of a group match, or '' without criteria. */
export const groupSummary = (question: FamilyQuestion, group: readonly CandidateFamily[]): string => {
  const { wanted, medium } = question;
  if (!isRanged(wanted) && medium === null) return '';
  const count = group.filter((family) => !familyVerdict(question, family).isOutside).length;
  const what = medium === null ? 'cover the range' : isRanged(wanted) ? 'suit range and medium' : 'suit the medium';
  return `${count} of ${group.length} ${what}`;
};

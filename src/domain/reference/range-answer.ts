import { counted, inNumber } from '../text/counted.ts';
import { formatTemperature, type TemperatureUnit } from '../units.ts';
import { coversRange, nearestRanges, shortfall, type WantedRange, type WorkingRange } from './family-range.ts';

/** The families that answer a range, as a sentence with links. */
export interface RangeAnswer<Family> {
  /** How many there are: `7 of 18 families`. */
  readonly lead: string;
  /** What follows it, up to the first name. */
  readonly rest: string;
  readonly named: readonly { readonly family: Family /** What it lacks, in brackets. */; readonly lack: string }[];
}

const NEAREST = 2;

/** The range in words. @example 'from −40 to 120 °C' */
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

/** True when one end at least is set. */
const isAsked = ({ lowC, highC }: WantedRange): boolean => lowC !== null || highC !== null;

/** Which families cover the range; when none does, those that come nearest and what they lack. */
export const rangeAnswer = <Family extends WorkingRange>(
  wanted: WantedRange,
  families: readonly Family[],
  unit: TemperatureUnit,
): RangeAnswer<Family> => {
  if (!isAsked(wanted))
    return { lead: counted(families.length, 'family', 'families'), rest: ', no range set', named: [] };
  const covering = families.filter((family) => coversRange(wanted, family));
  const range = rangeText(wanted, unit);
  if (covering.length > 0) {
    return {
      lead: `${covering.length} of ${counted(families.length, 'family', 'families')}`,
      rest: ` ${inNumber(covering.length, 'covers', 'cover')} ${range}: `,
      named: covering.map((family) => ({ family, lack: '' })),
    };
  }
  return {
    lead: 'No family',
    rest: ` covers ${range}. Nearest: `,
    named: nearestRanges(wanted, families, (family) => family, NEAREST).map((family) => ({
      family,
      lack: ` (${lackText(wanted, family, unit)})`,
    })),
  };
};

/** How many of a group cover the range; '' when nothing is asked. */
export const groupAnswer = (wanted: WantedRange, group: readonly WorkingRange[]): string =>
  isAsked(wanted)
    ? `${group.filter((range) => coversRange(wanted, range)).length} of ${group.length} cover the range`
    : '';

import type { TemperatureUnit } from '../../kit/units.ts';

/** The typed fields of a list of families. Their names are the URL parameters. */
export interface FamilyEntry {
  readonly low: string;
  readonly high: string;
  /** Unit in which the temperatures were typed. */
  readonly degrees: TemperatureUnit;
  /** Key or name of a medium. */
  readonly media: string;
}

/** Returns the fields as URL parameters, without empty ones, and with the unit if there is a temperature. */
export const familyPairs = ({ low, high, degrees, media }: FamilyEntry): readonly (readonly [string, string])[] => {
  const pairs = [
    ['low', low],
    ['high', high],
    ['degrees', low === '' && high === '' ? '' : degrees],
    ['media', media],
  ] as const;
  return pairs.filter(([, value]) => value !== '');
};

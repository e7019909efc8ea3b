import type { TemperatureUnit } from '../../kit/units.ts';

/** The fields of a list of families as typed; their names are the parameters of the address. */
export interface FamilyEntry {
  readonly low: string;
  readonly high: string;
  /** The unit that the temperatures were typed in. */
  readonly degrees: TemperatureUnit;
  /** A medium's key or name. */
  readonly media: string;
}

/** The fields as an address holds them: the empty ones left out, the unit where there is a temperature. */
export const familyPairs = ({ low, high, degrees, media }: FamilyEntry): readonly (readonly [string, string])[] => {
  const pairs = [
    ['low', low],
    ['high', high],
    ['degrees', low === '' && high === '' ? '' : degrees],
    ['media', media],
  ] as const;
  return pairs.filter(([, value]) => value !== '');
};

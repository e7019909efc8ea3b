import { queryNumber } from '../../kit/text/unit-entry.ts';
import type { Celsius, TemperatureUnit } from '../../kit/units.ts';

/** The required temperature range of a seal. null = open at that end. */
export interface WantedRange {
  readonly lowC: Celsius | null;
  readonly highC: Celsius | null;
}

/** Working range of a family. */
export interface WorkingRange {
  readonly lowC: Celsius;
  readonly highC: Celsius;
}

/** Parses the two fields. `problem` names a field without a usable number. */
export const readWanted = (
  entry: { readonly low: string; readonly high: string },
  unit: TemperatureUnit,
): { readonly wanted: WantedRange; readonly problem: string } => {
  const read = (text: string): Celsius | null | undefined => queryNumber(text, unit);
  const [lowC, highC] = [read(entry.low), read(entry.high)];
  if (lowC === undefined || highC === undefined) {
    return { wanted: { lowC: null, highC: null }, problem: 'Enter temperatures as numbers, such as -40 and 120.' };
  }
  if (lowC !== null && highC !== null && lowC > highC) {
    return { wanted: { lowC: null, highC: null }, problem: 'The lowest temperature is above the highest.' };
  }
  return { wanted: { lowC, highC }, problem: '' };
};

/**
 * Returns how many degrees the range lacks at each end, 0 if it suffices.
 *
 * @example shortfall({lowC: -40, highC: 200}, {lowC: -54, highC: 150}) // {cold: 0, heat: 50}
 */
export const shortfall = (
  { lowC, highC }: WantedRange,
  range: WorkingRange,
): { readonly cold: number; readonly heat: number } => ({
  cold: lowC === null ? 0 : Math.max(0, range.lowC - lowC),
  heat: highC === null ? 0 : Math.max(0, highC - range.highC),
});

/** Returns whether the working range covers both ends of the required range. */
export const coversRange = (wanted: WantedRange, range: WorkingRange): boolean => {
  const { cold, heat } = shortfall(wanted, range);
  return cold + heat === 0;
};

/** Returns the items that lack the fewest degrees, nearest first. */
export const nearestRanges = <Item>(
  wanted: WantedRange,
  items: readonly Item[],
  rangeOf: (item: Item) => WorkingRange,
  most: number,
): readonly Item[] => {
  const lacking = (item: Item): number => {
    const { cold, heat } = shortfall(wanted, rangeOf(item));
    return cold + heat;
  };
  return [...items].sort((one, other) => lacking(one) - lacking(other)).slice(0, most);
};

import type { Rating } from '../reference/chemicals.ts';
import { type Celsius, formatSigned, formatTemperature, roundTo, type TemperatureUnit } from '../units.ts';

/** Why a family stands where it stands. */
export type Reason =
  /** `room`: the rating of the table; `hot`: what it comes to above 60 °C, where the row speaks of no heat. `medium`: where there are several. */
  | {
      readonly kind: 'rated' | 'moving_rating';
      readonly room: Rating;
      readonly hot: Rating | null;
      readonly medium: string;
    }
  | { readonly kind: 'no_rating'; readonly medium: string }
  | { readonly kind: 'above_row'; readonly medium: string; readonly limitC: Celsius }
  | {
      readonly kind: 'too_hot' | 'too_cold';
      readonly limitC: Celsius;
      readonly short: number;
      readonly moving: boolean;
    }
  | { readonly kind: 'hot_margin' | 'cold_margin'; readonly margin: number; readonly points: number }
  | { readonly kind: 'in_hand'; readonly hot: number | null; readonly cold: number | null }
  | { readonly kind: 'moving_family' }
  | { readonly kind: 'permeability'; readonly step: string; readonly points: number }
  | { readonly kind: 'no_grades'; readonly label: string };

/** A difference of temperatures: kelvins, or degrees Fahrenheit. @example degreesText(10, 'C') // '10 K' */
const degreesText = (kelvins: number, unit: TemperatureUnit): string =>
  unit === 'C' ? `${formatSigned(roundTo(kelvins, 1))} K` : `${formatSigned(roundTo(kelvins * 1.8, 0))} °F`;

export const temperatureText = (degrees: Celsius, unit: TemperatureUnit): string =>
  `${formatTemperature(unit, degrees)} °${unit}`;

/** The temperature above which a rating of the table is taken a grade lower, in the unit read. */
const HOT = { C: '60 °C', F: '140 °F' } as const;

const forMedium = (medium: string): string => (medium === '' ? '' : ` for ${medium}`);

const ratedText = (reason: Reason & { readonly kind: 'rated' | 'moving_rating' }, unit: TemperatureUnit): string => {
  const { kind, room, hot, medium } = reason;
  const above = hot === null || hot === room ? '' : `, ${hot} above ${HOT[unit]}`;
  const rated = `Rated ${room}${forMedium(medium)}${hot === null ? '' : ` at room temperature${above}`}`;
  if (kind === 'moving_rating') return `${rated}: not for a moving seal`;
  return room === 'D' ? `Attacked: rated D${forMedium(medium)}` : rated;
};

const inHandText = (hot: number | null, cold: number | null, unit: TemperatureUnit): string =>
  [
    ...(hot === null ? [] : [`${degreesText(hot, unit)} of heat`]),
    ...(cold === null ? [] : [`${degreesText(cold, unit)} of cold`]),
  ]
    .join(' and ')
    .concat(' in hand');

/** A reason in words. @example reasonText({ kind: 'hot_margin', margin: 21, points: 1 }, 'C') // 'Hot margin 21 K: +1' */
export const reasonText = (reason: Reason, unit: TemperatureUnit): string => {
  switch (reason.kind) {
    case 'rated':
    case 'moving_rating':
      return ratedText(reason, unit);
    case 'no_rating':
      return `No rating on file${forMedium(reason.medium)}`;
    case 'above_row':
      return `Ratings${forMedium(reason.medium)} end at ${temperatureText(reason.limitC, unit)}`;
    case 'too_hot':
      return `Hot side: limit ${temperatureText(reason.limitC, unit)}, ${degreesText(reason.short, unit)} short`;
    case 'too_cold':
      return `Cold side: limit ${temperatureText(reason.limitC, unit)}${reason.moving ? ' when moving' : ''}, ${degreesText(reason.short, unit)} short`;
    case 'hot_margin':
      return `Hot margin ${degreesText(reason.margin, unit)}: +${reason.points}`;
    case 'cold_margin':
      return `Cold margin ${degreesText(reason.margin, unit)}: +${reason.points}`;
    case 'in_hand':
      return inHandText(reason.hot, reason.cold, unit);
    case 'moving_family':
      return 'Not for moving seals';
    case 'permeability':
      return `Gas permeability ${reason.step}: +${reason.points}`;
    case 'no_grades':
      return `No grades with ${reason.label} on file`;
  }
};

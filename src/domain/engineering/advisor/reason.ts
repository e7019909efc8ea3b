import {
  type Celsius,
  celsius,
  formatSigned,
  formatTemperature,
  roundTo,
  type TemperatureUnit,
} from '../../kit/units.ts';
import type { Rating } from '../../reference/tables/chemicals.ts';

/** Why a family has its rank. */
export type Reason =
  /**
   * `room`: rating in the table. `used`: rating at `hottestC`, which is null if the row itself applies in heat.
   * `limitC`: temperature limit of the rating, or null if only the polymer limits it. `medium` and `row` are named if
   * they add information.
   */
  | {
      readonly kind: 'rated' | 'moving_rating';
      readonly room: Rating;
      readonly used: Rating;
      readonly limitC: Celsius | null;
      readonly hottestC: Celsius | null;
      readonly isServiceTested: boolean;
      readonly medium: string;
      readonly row: string;
    }
  | {
      readonly kind: 'no_data_at_heat';
      readonly room: Rating;
      readonly medium: string;
      readonly limitC: Celsius;
      readonly hottestC: Celsius;
      readonly endsAtLimit: boolean;
    }
  | { readonly kind: 'no_rating' | 'by_temperature'; readonly medium: string }
  | {
      readonly kind: 'too_hot' | 'too_cold';
      readonly limitC: Celsius;
      readonly short: number;
      readonly moving: boolean;
    }
  | { readonly kind: 'hot_margin' | 'cold_margin'; readonly margin: number; readonly points: number }
  | { readonly kind: 'in_hand'; readonly hot: number | null; readonly cold: number | null }
  | { readonly kind: 'moving_family' | 'cryogenic' | 'rgd' | 'oxygen_pressure' | 'own_gland' }
  | { readonly kind: 'oxygen'; readonly isTested: boolean }
  | { readonly kind: 'vacuum'; readonly isKnown: boolean }
  | { readonly kind: 'low_h2s'; readonly points: number }
  | { readonly kind: 'permeability'; readonly step: string; readonly points: number }
  | { readonly kind: 'no_grades'; readonly label: string };

/** Formats a difference of temperatures, in degrees Celsius or Fahrenheit. @example degreesText(10, 'C') // '10 °C' */
const degreesText = (kelvins: number, unit: TemperatureUnit): string =>
  unit === 'C' ? `${formatSigned(roundTo(kelvins, 1))} °C` : `${formatSigned(roundTo(kelvins * 1.8, 0))} °F`;

export const temperatureText = (degrees: Celsius, unit: TemperatureUnit): string =>
  `${formatTemperature(unit, degrees)} °${unit}`;

const forMedium = (medium: string): string => (medium === '' ? '' : ` for ${medium}`);

type Rated = Reason & { readonly kind: 'rated' | 'moving_rating' };

/** Temperature above which the ratings B and C count one grade worse, in rows that name no temperature. */
const ROOM_C = celsius(60);

/** Returns the effect of heat on the rating. @example ', C above 60 °C' */
const heatText = ({ room, used, limitC, hottestC }: Rated, unit: TemperatureUnit): string => {
  if (hottestC === null || used === room || used === '') return '';
  const from = limitC === null || room !== 'A' ? celsius(Math.min(limitC ?? ROOM_C, ROOM_C)) : limitC;
  const counts = room === 'A' ? `counts as ${used}` : used;
  return `, ${counts} above ${temperatureText(from, unit)}`;
};

const ratedText = (reason: Rated, unit: TemperatureUnit): string => {
  const { kind, room, used, medium, row, hottestC, isServiceTested } = reason;
  const by = row === '' ? '' : ` by ${row}`;
  const isHot = hottestC !== null && (hottestC > ROOM_C || used !== room);
  const rated = `Rated ${room}${forMedium(medium)}${by}${isHot ? ' at room temperature' : ''}`;
  if (isServiceTested)
    return `${rated}; at this heat only grades tested to NACE TM0297 or ISO 23936-2 count (trade practice, unconfirmed)`;
  if (kind === 'moving_rating') return `${rated}${heatText(reason, unit)}: not for a moving seal`;
  return room === 'D' ? `Attacked: rated D${forMedium(medium)}${by}` : `${rated}${heatText(reason, unit)}`;
};

const inHandText = (hot: number | null, cold: number | null, unit: TemperatureUnit): string =>
  [
    ...(hot === null ? [] : [`${degreesText(hot, unit)} below its hot limit`]),
    ...(cold === null ? [] : [`${degreesText(cold, unit)} above its cold limit`]),
  ].join(', ');

/**
 * Returns a reason in words.
 *
 * @example reasonText({ kind: 'hot_margin', margin: 21, points: 1 }, 'C') // 'Hot margin 21 °C: +1'
 */
export const reasonText = (reason: Reason, unit: TemperatureUnit): string => {
  switch (reason.kind) {
    case 'rated':
    case 'moving_rating':
      return ratedText(reason, unit);
    case 'no_rating':
      return `No rating on file${forMedium(reason.medium)}`;
    case 'by_temperature':
      return `Judged by the temperature alone${forMedium(reason.medium)}`;
    case 'no_data_at_heat':
      return reason.endsAtLimit
        ? `Ratings${forMedium(reason.medium)} end at ${temperatureText(reason.limitC, unit)}`
        : `No data${forMedium(reason.medium)} at ${temperatureText(reason.hottestC, unit)}: the rating ${reason.room} counts up to ${temperatureText(reason.limitC, unit)}`;
    case 'low_h2s':
      return `Only at low H2S, below 5% (unconfirmed): +${reason.points}`;
    case 'cryogenic':
      return 'No rubber works this cold: PTFE, PCTFE or metal';
    case 'rgd':
      return 'No grades for rapid gas decompression are usual';
    case 'oxygen':
      return reason.isTested
        ? 'In oxygen under pressure only after a test of ignition'
        : 'Not advised in oxygen under pressure: it may ignite (trade practice, unconfirmed)';
    case 'oxygen_pressure':
      return 'Oxygen: above 1 MPa ignition decides; enter the pressure';
    case 'vacuum':
      return reason.isKnown ? 'Lets too much gas pass for vacuum' : 'Nothing on file for vacuum';
    case 'own_gland':
      return 'A ring of it is rigid and needs a gland of its own';
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

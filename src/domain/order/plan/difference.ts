import { type Celsius, formatTemperature, type TemperatureUnit } from '../../kit/units.ts';
import { hardnessText } from '../../shop/catalog/rows/describe-part.ts';

/** The properties that distinguish two compounds. */
export interface ComparedCompound {
  readonly material: string;
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly temperatureLowC: Celsius | null;
  readonly temperatureHighC: Celsius | null;
}

const limitText = (verb: string, unit: TemperatureUnit, own: Celsius | null, other: Celsius | null): string => {
  if (own === null || other === null || own === other) return '';
  const text = (degrees: Celsius): string => `${formatTemperature(unit, degrees)} °${unit}`;
  return `${verb} ${text(other)} instead of ${text(own)}.`;
};

/**
 * Returns how a part of the same size and another compound differs, in short sentences.
 *
 * @example compoundDifferenceText(nbr90, other, 'C') // 'Same size and hardness. Good to 121 °C instead of 100 °C.'
 */
export const compoundDifferenceText = (
  own: ComparedCompound,
  other: ComparedCompound,
  unit: TemperatureUnit,
): string => {
  const [hardness, otherHardness] = [hardnessText(own), hardnessText(other)];
  const isAsHard = hardness === otherHardness;
  const material =
    own.material === other.material || own.material === '' || other.material === ''
      ? ''
      : `${other.material} instead of ${own.material}`;
  const hardnessDiffers =
    isAsHard || hardness === '' || otherHardness === '' ? '' : `${otherHardness} instead of ${hardness}`;
  const differing = [material, hardnessDiffers].filter(Boolean).join(', ');
  return [
    `Same size${isAsHard && hardness !== '' ? ' and hardness' : ''}.`,
    differing === '' ? '' : `${differing}.`,
    limitText('Good to', unit, own.temperatureHighC, other.temperatureHighC),
    limitText('Good from', unit, own.temperatureLowC, other.temperatureLowC),
  ]
    .filter(Boolean)
    .join(' ');
};

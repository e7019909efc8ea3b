import type { Preferences } from '../../../../domain/kit/preferences.ts';
import { celsius, formatLength, formatTemperature, mm } from '../../../../domain/kit/units.ts';
import type { ActiveFilter } from '../../../../domain/shop/catalog/listing.ts';

const LENGTH = /^(?:id|cs)_(?:low|high)$/;
const TEMPERATURE = /^temperature_(?:low|high)_c$/;

/**
 * Returns the label of a filter chip: lengths and temperatures in the visitor's units, everything else as in the
 * catalog.
 *
 * @example chipLabel({ key: 'id_low', value: '20', label: '20 mm' }, DEFAULT_PREFERENCES) // '20.00 mm'
 */
export const chipLabel = ({ key, value, label }: ActiveFilter, preferences: Preferences): string => {
  const number = Number(value);
  if (LENGTH.test(key)) {
    const { measurement } = preferences;
    // Bounds with more decimals than the table shows are not rounded.
    const fine = measurement === 'mm' && Math.abs(number * 100 - Math.round(number * 100)) > 1e-6;
    return `${fine ? value : formatLength(measurement, mm(number))} ${measurement}`;
  }
  if (TEMPERATURE.test(key))
    return `${formatTemperature(preferences.temperature, celsius(number))} °${preferences.temperature}`;
  return label;
};

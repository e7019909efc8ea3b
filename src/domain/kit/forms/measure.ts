import { celsius, fahrenheitFromCelsius, inchesFromMm, mm, roundTo } from '../units.ts';
import type { FormUnits, Measure } from './form-field.ts';

/** Pounds per square inch in one bar (1 psi = 6,894.757 Pa). */
const PSI_PER_BAR = 14.5037738;

/**
 * Returns the unit as displayed in the field.
 *
 * @example unitText('length', { length: 'in', temperature: 'C' }) // 'in'
 */
export const unitText = (measure: Measure, units: FormUnits): string => {
  switch (measure) {
    case 'length':
      return units.length;
    case 'temperature':
      return `°${units.temperature}`;
    case 'pressure':
      return units.length === 'mm' ? 'bar' : 'psi';
    case 'pieces':
      return 'pcs';
  }
};

/** Converts a field's bound from mm, °C, bar or pieces to the unit of the form. */
export const boundIn = (measure: Measure, units: FormUnits, bound: number): number => {
  switch (measure) {
    case 'length':
      return units.length === 'mm' ? bound : inchesFromMm(mm(bound));
    case 'temperature':
      return units.temperature === 'C' ? bound : fahrenheitFromCelsius(celsius(bound));
    case 'pressure':
      return units.length === 'mm' ? bound : roundTo(bound * PSI_PER_BAR, 0);
    case 'pieces':
      return bound;
  }
};

import { cutText } from '../text/bounded-text.ts';
import { checkField, fieldNumber, tidyText } from './check-field.ts';
import type { FormField, FormUnits } from './form-field.ts';
import { boundIn } from './measure.ts';

/**
 * Converts a URL value to the field's display form: figures are in mm, °C, bar and pieces in URLs and get the form's
 * unit.
 */
const shown = (field: FormField, value: string, units: FormUnits): string => {
  if (field.kind === 'file') return '';
  if (field.kind === 'select') return value;
  if (field.kind !== 'number') return cutText(tidyText(value), field.maxLength);
  const figure = fieldNumber(field, value.trim());
  return figure === null ? '' : String(boundIn(field.measure, units, figure));
};

/**
 * Returns a field's initial value from the page's URL. Values that validation would reject are dropped. Returns '' if
 * the field takes no value from the URL.
 *
 * @example prefilled(INSIDE_DIAMETER, '25.4', { length: 'in', temperature: 'C' }) // '1'
 */
export const prefilled = (field: FormField, value: string, units: FormUnits): string => {
  if (field.fromAddress !== true || value === '') return '';
  const text = shown(field, value, units);
  return text !== '' && checkField(field, text, units) === null ? text : '';
};

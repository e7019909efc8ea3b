import { cutText } from '../text/bounded-text.ts';
import { checkField, fieldNumber, tidyText } from './check-field.ts';
import type { FormField, FormUnits } from './form-field.ts';
import { boundIn } from './measure.ts';

/** A value of an address as the field would show it: figures, which are in mm, °C, bar and pieces there, in the form's unit. */
const shown = (field: FormField, value: string, units: FormUnits): string => {
  if (field.kind === 'file') return '';
  if (field.kind === 'select') return value;
  if (field.kind !== 'number') return cutText(tidyText(value), field.maxLength);
  const figure = fieldNumber(field, value.trim());
  return figure === null ? '' : String(boundIn(field.measure, units, figure));
};

/**
 * What stands in a field at first, from the page's address: nothing that would be refused there. '' where the field takes
 * nothing from addresses.
 *
 * @example prefilled(INSIDE_DIAMETER, '25.4', { length: 'in', temperature: 'C' }) // '1'
 */
export const prefilled = (field: FormField, value: string, units: FormUnits): string => {
  if (field.fromAddress !== true || value === '') return '';
  const text = shown(field, value, units);
  return text !== '' && checkField(field, text, units) === null ? text : '';
};

import { capital } from '../../../../../domain/kit/text/words.ts';

const UNITS: Readonly<Record<string, string>> = { c: '(°C)', usd: '($)' };

/**
 * Returns the name of a column of catalog files as the label of a field.
 *
 * @example columnTitle('temperature_low_c') // 'Temperature low (°C)'
 */
export const columnTitle = (column: string): string => {
  const words = column.split('_');
  const unit = UNITS[words.at(-1) ?? ''];
  return capital([...(unit === undefined ? words : [...words.slice(0, -1), unit])].join(' '));
};

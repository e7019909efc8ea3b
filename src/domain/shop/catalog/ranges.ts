import { celsius, mm } from '../../kit/units.ts';

/**
 * The ranges of a query: parameter and title of each end, and the bounds beyond which a number is treated as a typing
 * error.
 */
export const RANGE_PARAMETERS = {
  temperatureC: {
    low: 'temperature_low_c',
    high: 'temperature_high_c',
    titles: { low: 'Low temp', high: 'High temp' },
    unit: '°C',
    min: celsius(-300),
    max: celsius(2000),
  },
  idMm: {
    low: 'id_low',
    high: 'id_high',
    titles: { low: 'ID from', high: 'ID to' },
    unit: 'mm',
    min: mm(0),
    max: mm(100_000),
  },
  csMm: {
    low: 'cs_low',
    high: 'cs_high',
    titles: { low: 'CS from', high: 'CS to' },
    unit: 'mm',
    min: mm(0),
    max: mm(100_000),
  },
} as const;
export type RangeName = keyof typeof RANGE_PARAMETERS;
export const RANGE_NAMES = ['temperatureC', 'idMm', 'csMm'] as const satisfies readonly RangeName[];

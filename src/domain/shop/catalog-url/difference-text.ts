import type { Preferences } from '../../kit/preferences.ts';
import { formatLength, formatTemperature, type Mm, mm, type Range } from '../../kit/units.ts';
import type { Difference } from '../catalog/nearest/difference.ts';
import { filterTitle } from './filter-titles.ts';

type Units = Pick<Preferences, 'measurement' | 'temperature'>;

const MINUS = '\u2212';

/** Maximum number of values that are listed by name. */
const MAX_NAMED = 3;

const anyOf = (values: readonly string[]): string => {
  const told = values.slice(0, MAX_NAMED).join(' or ');
  return values.length > MAX_NAMED ? `${told} or others` : told;
};

const lengthText = (length: Mm, { measurement }: Units): string =>
  `${formatLength(measurement, length)} ${measurement}`;

const rangeText = ({ low, high }: Range<Mm>, units: Units): string => {
  if (low === null || high === null) {
    const end = low ?? high;
    return end === null ? 'any' : `at ${low === null ? 'most' : 'least'} ${lengthText(end, units)}`;
  }
  return low === high
    ? lengthText(low, units)
    : `${formatLength(units.measurement, low)} to ${lengthText(high, units)}`;
};

const offText = (name: string, length: Mm, units: Units): string =>
  length === 0 ? '' : `, ${name} ${length < 0 ? MINUS : '+'}${lengthText(mm(Math.abs(length)), units)}`;

/**
 * Returns a difference of a part in words, in the visitor's units.
 *
 * @example 'Hardness: asked 90 Shore A, this one 75 Shore A'
 */
export const differenceText = (difference: Difference, units: Units): string => {
  const told = (title: string, asked: string, has: string): string => `${title}: asked ${asked}, this one ${has}`;
  switch (difference.kind) {
    case 'words':
      return told(filterTitle(difference.parameter), anyOf(difference.asked), difference.has || 'not told');
    case 'size': {
      const { asked, has, idOffMm, csOffMm } = difference;
      return `${told('Size', asked, has)}${offText('ID', idOffMm, units)}${offText('CS', csOffMm, units)}`;
    }
    case 'length': {
      const title = difference.parameter.startsWith('id') ? 'ID' : 'CS';
      return told(title, rangeText(difference, units), lengthText(difference.has, units));
    }
    case 'temperature': {
      const { asked, has } = difference;
      const degrees = (figure: typeof asked): string =>
        `${formatTemperature(units.temperature, figure)} °${units.temperature}`;
      return told(filterTitle(difference.parameter), degrees(asked), has === null ? 'not known' : degrees(has));
    }
  }
};

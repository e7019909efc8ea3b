import { type Celsius, formatTemperature, type TemperatureUnit } from '../../kit/units.ts';
import { hardnessText } from '../../shop/catalog/rows/describe-part.ts';

/** The properties that distinguish two compounds. '' and null = not on file. */
export interface ComparedCompound {
  readonly material: string;
  readonly subtype: string;
  readonly cure: string;
  readonly color: string;
  readonly certificates: readonly string[];
  readonly durometer: number | null;
  readonly durometerScale: string;
  readonly temperatureLowC: Celsius | null;
  readonly temperatureHighC: Celsius | null;
}

interface Property {
  readonly name: string;
  /** '' = not on file. */
  readonly of: (compound: ComparedCompound) => string;
  /** Distinguishes grades of one polymer, and does not exist for every polymer. */
  readonly isOfGrade: boolean;
}

const degrees = (limit: Celsius | null, unit: TemperatureUnit): string =>
  limit === null ? '' : `${formatTemperature(unit, limit)} °${unit}`;

const PROPERTIES: readonly Property[] = [
  { name: 'polymer', of: ({ material }) => material, isOfGrade: false },
  { name: 'subtype', of: ({ subtype }) => subtype, isOfGrade: true },
  { name: 'cure', of: ({ cure }) => cure && `${cure.toLowerCase()} cure`, isOfGrade: true },
  { name: 'hardness', of: hardnessText, isOfGrade: false },
  { name: 'color', of: ({ color }) => color.toLowerCase(), isOfGrade: false },
];
const LIMITS = [
  { name: 'upper temperature', verb: 'Good to', of: (one: ComparedCompound) => one.temperatureHighC },
  { name: 'lower temperature', verb: 'Good from', of: (one: ComparedCompound) => one.temperatureLowC },
] as const;

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/**
 * Returns how a part of the same size and another compound differs, in short sentences. Says which values are not on
 * file for one of them, and which certificates the other part does not have.
 *
 * @example compoundDifferenceText(nbr90, other, 'C') // 'Same size, polymer, hardness and color. Good to 121 °C instead of 100 °C.'
 */
export const compoundDifferenceText = (
  own: ComparedCompound,
  other: ComparedCompound,
  unit: TemperatureUnit,
): string => {
  // Grades of different polymers are not comparable.
  const comparable = PROPERTIES.filter(({ isOfGrade }) => !isOfGrade || own.material === other.material);
  const properties = comparable.map(({ of, ...property }) => ({ ...property, before: of(own), after: of(other) }));
  const limits = LIMITS.map(({ of, ...limit }) => ({
    ...limit,
    before: degrees(of(own), unit),
    after: degrees(of(other), unit),
  }));
  const same = properties.filter(({ isOfGrade, before, after }) => !isOfGrade && before !== '' && before === after);
  const differing = properties.filter(({ before, after }) => before !== '' && after !== '' && before !== after);
  const unknown = [...properties.filter(({ before, after, isOfGrade }) => !isOfGrade || before !== after), ...limits]
    .filter(({ before, after }) => before === '' || after === '')
    .map(({ name }) => name);
  const missing = own.certificates.filter((certificate) => !other.certificates.includes(certificate));
  return [
    `Same ${listed(['size', ...same.map(({ name }) => name)])}.`,
    differing.length === 0
      ? ''
      : `${differing.map(({ before, after }) => `${after} instead of ${before}`).join(', ')}.`,
    ...limits
      .filter(({ before, after }) => before !== '' && after !== '' && before !== after)
      .map(({ verb, before, after }) => `${verb} ${after} instead of ${before}.`),
    unknown.length === 0 ? '' : `No data to compare ${listed(unknown)}.`,
    missing.length === 0 ? '' : `Not on file for this part: ${missing.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

import { cutText } from '../../kit/text/bounded-text.ts';
import { typedPressure, typedTemperature } from '../../kit/text/typed-quantity.ts';
import { entered, entryText } from '../../kit/text/unit-entry.ts';
import type { Celsius, Megapascal, TemperatureUnit } from '../../kit/units.ts';
import { COLDEST_ENTRY_C, HOTTEST_C, LONGEST_MEDIUM, MAX_MPA } from '../../reference/media/bounds.ts';
import { readMedia } from '../../reference/media/find-media.ts';
import { heatChoices, type Medium, needsHeat } from '../../reference/media/medium.ts';
import {
  type Certificate,
  type HeatRange,
  hottestOf,
  MAX_MEDIA,
  type Question,
  type RequestedMedium,
  rangeOf,
} from '../../reference/media/question.ts';
import type { AppPath } from '../../reference/paths/app-pages.ts';

/** A medium as typed, with its specific temperatures. */
export interface MediumEntry {
  /** Key or name. */
  readonly name: string;
  readonly low: string;
  readonly high: string;
}

/** The advisor's fields as typed, which are the parameters of its URL. */
export interface AdvisorEntry {
  readonly media: readonly MediumEntry[];
  readonly low: string;
  readonly high: string;
  /** Unit of temperatures without a unit. */
  readonly degrees: TemperatureUnit;
  readonly moving: boolean;
  readonly gas: boolean;
  readonly vacuum: boolean;
  /** In MPa unless it has a unit. */
  readonly pressure: string;
  /** Keys of the store's certificates. */
  readonly compliance: readonly string[];
}

export type AdvisorField = 'media' | 'low' | 'high' | 'pressure' | 'compliance';

export interface AdvisorProblem {
  readonly field: AdvisorField;
  readonly message: string;
  /** Index of the medium that it is about, or null. */
  readonly medium: number | null;
  /** Media that a name may mean. */
  readonly near: readonly Medium[];
}

/** The parsed fields. With a problem the requirements are incomplete and must not be assessed. */
export interface ReadAdvisor {
  readonly question: Question;
  readonly problems: readonly AdvisorProblem[];
  /** Names that were read with another spelling. */
  readonly mended: readonly { readonly asked: string; readonly medium: Medium }[];
  /** The medium of each entry, or null if it was not recognized. */
  readonly read: readonly (Medium | null)[];
}

const LONGEST_FIELD = 40;
const MAX_CERTIFICATES = 20;

/** Returns an entry for a medium without specific temperatures. */
export const mediumEntry = (name: string): MediumEntry => ({ name, low: '', high: '' });

/**
 * Returns the fields of a URL: the first value of repeated ones, and list entries up to the maximum. `mlow` and `mhigh`
 * are the temperatures of the preceding medium.
 */
export const advisorEntry = (pairs: Iterable<readonly [name: string, value: string]>): AdvisorEntry => {
  const media: MediumEntry[] = [];
  const compliance: string[] = [];
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    const last = media.length - 1;
    const before = media[last];
    if (name === 'media') {
      if (media.length <= MAX_MEDIA) media.push(mediumEntry(cutText(value, LONGEST_MEDIUM).trim()));
    } else if (name === 'mlow' || name === 'mhigh') {
      const end = name === 'mlow' ? 'low' : 'high';
      if (before !== undefined && before[end] === '')
        media[last] = { ...before, [end]: cutText(value, LONGEST_FIELD).trim() };
    } else if (name === 'compliance') {
      if (compliance.length < MAX_CERTIFICATES) compliance.push(cutText(value, LONGEST_FIELD).trim());
    } else if (!fields.has(name)) fields.set(name, cutText(value, LONGEST_FIELD).trim());
  }
  const field = (name: string): string => fields.get(name) ?? '';
  return {
    media: media.filter(({ name }) => name !== '').slice(0, MAX_MEDIA),
    low: field('low'),
    high: field('high'),
    degrees: field('degrees') === 'F' ? 'F' : 'C',
    moving: field('seal') === 'moving',
    gas: field('gas') === '1',
    vacuum: field('vacuum') === '1',
    pressure: field('pressure'),
    compliance: [...new Set(compliance)].filter((key) => key !== ''),
  };
};

const isHeated = ({ low, high }: Pick<MediumEntry, 'low' | 'high'>): boolean => low !== '' || high !== '';

/** Returns the fields as URL parameters in canonical order, without defaults. */
export const advisorPairs = (entry: AdvisorEntry): readonly (readonly [name: string, value: string])[] => {
  const hasDegrees = isHeated(entry) || entry.media.some(isHeated);
  const pairs: (readonly [string, string])[] = [
    ...entry.media.flatMap(({ name, low, high }) => [
      ['media', name] as const,
      ['mlow', low] as const,
      ['mhigh', high] as const,
    ]),
    ['low', entry.low],
    ['high', entry.high],
    ['degrees', entry.degrees === 'F' && hasDegrees ? 'F' : ''],
    ['seal', entry.moving ? 'moving' : ''],
    ['gas', entry.gas ? '1' : ''],
    ['vacuum', entry.vacuum ? '1' : ''],
    ['pressure', entry.pressure],
    ...entry.compliance.map((key) => ['compliance', key] as const),
  ];
  return pairs.filter(([, value]) => value !== '');
};

/**
 * Returns the URL of the advisor with these fields.
 *
 * @example advisorHref({ ...NO_ENTRY, media: [mediumEntry('acetone')] }) // '/tools/material-advisor?media=acetone'
 */
export const advisorHref = (entry: AdvisorEntry): string => {
  const pairs = advisorPairs(entry).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0
    ? ('/tools/material-advisor' satisfies AppPath)
    : `${'/tools/material-advisor' satisfies AppPath}?${pairs.join('&')}`;
};

export const NO_ENTRY: AdvisorEntry = advisorEntry([]);

/**
 * Returns the link to the advisor with one medium.
 *
 * @example mediumHref('acetone') // '/tools/material-advisor?media=acetone'
 */
export const mediumHref = (key: string): string => advisorHref({ ...NO_ENTRY, media: [mediumEntry(key)] });

const problem = (
  field: AdvisorField,
  message: string,
  medium: number | null = null,
  near: readonly Medium[] = [],
): AdvisorProblem => ({ field, message, medium, near });

const DEGREES = 'Enter a temperature as a number, such as 80 or 176 °F.';

interface ReadDegrees {
  readonly value: Celsius | null;
  readonly isRead: boolean;
}

const readDegrees = (text: string, unit: TemperatureUnit): ReadDegrees => {
  if (text === '') return { value: null, isRead: true };
  const read = typedTemperature(text, unit, [COLDEST_ENTRY_C, HOTTEST_C]);
  return read.ok ? { value: entered(read.value, unit), isRead: true } : { value: null, isRead: false };
};

const TURNED = 'The lowest temperature must not be above the highest.';

/** Parses both ends of a range and reports their problems. */
const readRange = ({ low, high }: Pick<MediumEntry, 'low' | 'high'>, unit: TemperatureUnit) => {
  const [lowest, highest] = [readDegrees(low, unit), readDegrees(high, unit)];
  const isTurned = lowest.value !== null && highest.value !== null && lowest.value > highest.value;
  return {
    range: { lowC: isTurned ? null : lowest.value, highC: highest.value },
    problems: [
      ...(lowest.isRead ? [] : [['low', DEGREES] as const]),
      ...(highest.isRead ? [] : [['high', DEGREES] as const]),
      ...(isTurned ? [['low', TURNED] as const] : []),
    ],
  };
};

const readPressure = (text: string): { readonly value: Megapascal | null; readonly isRead: boolean } => {
  if (text === '') return { value: null, isRead: true };
  const read = typedPressure(text, 'MPa', [0, MAX_MPA]);
  return read.ok ? { value: read.value, isRead: true } : { value: null, isRead: false };
};

/** Returns why a name does not identify a medium that can be rated. */
const unreadMessage = (name: string, near: readonly Medium[]): string =>
  near.length === 0 ? `“${name}” is no medium of the table.` : `“${name}” may mean several media.`;

const readEntries = ({ media, degrees }: AdvisorEntry, common: HeatRange) => {
  const found: (RequestedMedium & { readonly asked: string; readonly mended: boolean })[] = [];
  const problems: AdvisorProblem[] = [];
  const read: (Medium | null)[] = [];
  readMedia(media.map(({ name }) => name)).forEach(({ asked: name, reading }, at) => {
    const { range, problems: wrong } = readRange(media[at] ?? mediumEntry(''), degrees);
    problems.push(...wrong.map(([, message]) => problem('media', `${name}: ${message}`, at)));
    if (reading.kind === 'unclear') {
      read.push(null);
      problems.push(problem('media', unreadMessage(name, reading.near), at, reading.near));
      return;
    }
    const { medium, mended } = reading;
    read.push(medium);
    const one = { medium, ...range };
    if (needsHeat(medium) && hottestOf(rangeOf(one, common)) === null) {
      const message = `${medium.name} needs a temperature: its rating depends on it.`;
      problems.push(problem('media', message, at, heatChoices()));
    } else found.push({ ...one, asked: name, mended });
  });
  return { found, problems, read };
};

const readCompliance = (keys: readonly string[], offered: readonly Certificate[]) => ({
  known: offered.filter(({ key }) => keys.includes(key)),
  unknown: keys.filter((key) => !offered.some((one) => one.key === key)),
});

/** Removes repetitions of the same medium at the same temperatures. */
const distinct = (media: readonly RequestedMedium[]): readonly RequestedMedium[] => [
  ...new Map(
    media.map(({ medium, lowC, highC }) => [`${medium.key} ${lowC} ${highC}`, { medium, lowC, highC }]),
  ).values(),
];

/**
 * Parses the fields. Reports unusable values in `problems`.
 *
 * @param offered the certificates that the catalog filters by
 */
export const readAdvisor = (entry: AdvisorEntry, offered: readonly Certificate[]): ReadAdvisor => {
  const { range, problems: wrong } = readRange(entry, entry.degrees);
  const media = readEntries(entry, range);
  const pressure = readPressure(entry.pressure);
  const { known, unknown } = readCompliance(entry.compliance, offered);
  return {
    question: {
      media: distinct(media.found),
      ...range,
      moving: entry.moving,
      gas: entry.gas,
      vacuum: entry.vacuum,
      pressure: pressure.value,
      compliance: known.map(({ key, label }) => ({ key, label })),
    },
    problems: [
      ...media.problems,
      ...wrong.map(([field, message]) => problem(field, message)),
      ...(pressure.isRead ? [] : [problem('pressure', 'Enter a pressure with its unit, such as 3.5 MPa or 500 psi.')]),
      ...unknown.map((key) => problem('compliance', `No compound on file has the certificate “${key}”.`)),
    ],
    mended: media.found.filter(({ mended }) => mended),
    read: media.read,
  };
};

/** Returns the fields with recognized media replaced by their key, and the temperatures in the visitor's unit. */
export const shownEntry = (
  entry: AdvisorEntry,
  { question, read }: ReadAdvisor,
  unit: TemperatureUnit,
): AdvisorEntry => {
  const isSame = entry.degrees === unit;
  const shown = (text: string, value: Celsius | null): string =>
    isSame || value === null ? text : entryText(value, unit);
  return {
    ...entry,
    media: entry.media.map((one, at) => {
      const { range } = readRange(one, entry.degrees);
      return { name: read[at]?.key ?? one.name, low: shown(one.low, range.lowC), high: shown(one.high, range.highC) };
    }),
    low: shown(entry.low, question.lowC),
    high: shown(entry.high, question.highC),
    degrees: unit,
  };
};

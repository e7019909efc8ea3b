import { entryText, queryNumber } from '../catalog-url/unit-entry.ts';
import { cutText } from '../text/bounded-text.ts';
import { decimalIn } from '../text/decimal.ts';
import { type Celsius, type Megapascal, megapascal, type TemperatureUnit } from '../units.ts';
import { ADVISOR_PATH } from './advisor-path.ts';
import { ABSOLUTE_ZERO_C, HOTTEST_C, LONGEST_MEDIUM, MOST_MPA } from './bounds.ts';
import { COMPLIANCES, type ComplianceKey } from './compliance.ts';
import { readMedia } from './find-media.ts';
import type { Medium } from './medium.ts';
import { MOST_MEDIA, type Question } from './question.ts';

/** The advisor's fields as typed: what its address holds. */
export interface AdvisorEntry {
  /** Keys or names of media. */
  readonly media: readonly string[];
  readonly low: string;
  readonly high: string;
  /** The unit that the temperatures were typed in. */
  readonly degrees: TemperatureUnit;
  readonly moving: boolean;
  readonly gas: boolean;
  readonly vacuum: boolean;
  /** MPa. */
  readonly pressure: string;
  readonly compliance: readonly ComplianceKey[];
}

export type AdvisorField = 'media' | 'low' | 'high' | 'pressure';

export interface AdvisorProblem {
  readonly field: AdvisorField;
  readonly message: string;
  /** Media that a name may mean. */
  readonly near: readonly Medium[];
}

/** What the fields mean. */
export interface ReadAdvisor {
  readonly question: Question;
  readonly problems: readonly AdvisorProblem[];
  /** Names that were read with another spelling. */
  readonly mended: readonly { readonly asked: string; readonly medium: Medium }[];
}

const LONGEST_FIELD = 40;

/** The fields from an address: of a repeated one the first, of lists as many as count. */
export const advisorEntry = (pairs: Iterable<readonly [name: string, value: string]>): AdvisorEntry => {
  const lists: Record<'media' | 'compliance', string[]> = { media: [], compliance: [] };
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (name === 'media' || name === 'compliance') {
      if (lists[name].length < MOST_MEDIA) lists[name].push(cutText(value, LONGEST_MEDIUM).trim());
    } else if (!fields.has(name)) fields.set(name, cutText(value, LONGEST_FIELD).trim());
  }
  const field = (name: string): string => fields.get(name) ?? '';
  return {
    media: lists.media.filter((name) => name !== ''),
    low: field('low'),
    high: field('high'),
    degrees: field('degrees') === 'F' ? 'F' : 'C',
    moving: field('seal') === 'moving',
    gas: field('gas') === '1',
    vacuum: field('vacuum') === '1',
    pressure: field('pressure'),
    compliance: COMPLIANCES.map(({ key }) => key).filter((key) => lists.compliance.includes(key)),
  };
};

/** The fields as an address holds them, in one order; defaults left out. */
export const advisorPairs = (entry: AdvisorEntry): readonly (readonly [name: string, value: string])[] => {
  const pairs: (readonly [string, string])[] = [
    ...entry.media.map((name) => ['media', name] as const),
    ['low', entry.low],
    ['high', entry.high],
    ['degrees', entry.degrees === 'F' && (entry.low !== '' || entry.high !== '') ? 'F' : ''],
    ['seal', entry.moving ? 'moving' : ''],
    ['gas', entry.gas ? '1' : ''],
    ['vacuum', entry.vacuum ? '1' : ''],
    ['pressure', entry.pressure],
    ...entry.compliance.map((key) => ['compliance', key] as const),
  ];
  return pairs.filter(([, value]) => value !== '');
};

/** Address of the advisor with these fields. @example advisorHref({ ...NO_ENTRY, media: ['acetone'] }) // '/tools/material-advisor?media=acetone' */
export const advisorHref = (entry: AdvisorEntry): string => {
  const pairs = advisorPairs(entry).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? ADVISOR_PATH : `${ADVISOR_PATH}?${pairs.join('&')}`;
};

export const NO_ENTRY: AdvisorEntry = advisorEntry([]);

/** The advisor with one medium. @example mediumHref('acetone') // '/tools/material-advisor?media=acetone' */
export const mediumHref = (key: string): string => advisorHref({ ...NO_ENTRY, media: [key] });

const problem = (field: AdvisorField, message: string, near: readonly Medium[] = []): AdvisorProblem => ({
  field,
  message,
  near,
});

const mediaOf = (names: readonly string[]) => {
  const found: { readonly asked: string; readonly medium: Medium; readonly mended: boolean }[] = [];
  const problems: AdvisorProblem[] = [];
  for (const { asked, reading } of readMedia(names)) {
    if (reading.kind === 'found') found.push({ asked, ...reading });
    else {
      const which = reading.near.length === 0 ? 'is no medium of the table' : 'may mean several media';
      problems.push(problem('media', `“${asked}” ${which}.`, reading.near));
    }
  }
  return { found, problems };
};

const readDegrees = (
  field: 'low' | 'high',
  { degrees, [field]: text }: AdvisorEntry,
): { readonly value: Celsius | null; readonly problems: readonly AdvisorProblem[] } => {
  const value = queryNumber(text, degrees);
  if (value === null || (value !== undefined && value >= ABSOLUTE_ZERO_C && value <= HOTTEST_C))
    return { value, problems: [] };
  return { value: null, problems: [problem(field, 'Enter a temperature as a number, such as 80.')] };
};

const readPressure = (
  text: string,
): { readonly value: Megapascal | null; readonly problems: readonly AdvisorProblem[] } => {
  if (text === '') return { value: null, problems: [] };
  const value = decimalIn(text);
  if (value !== null && value >= 0 && value <= MOST_MPA) return { value: megapascal(value), problems: [] };
  return { value: null, problems: [problem('pressure', 'Enter a pressure in MPa as a number, such as 3.5.')] };
};

/** Reads the fields; what holds nothing usable is left out and told. */
export const readAdvisor = (entry: AdvisorEntry): ReadAdvisor => {
  const media = mediaOf(entry.media);
  const low = readDegrees('low', entry);
  const high = readDegrees('high', entry);
  const pressure = readPressure(entry.pressure);
  const isTurned = low.value !== null && high.value !== null && low.value > high.value;
  return {
    question: {
      media: [...new Set(media.found.map(({ medium }) => medium))],
      lowC: isTurned ? null : low.value,
      highC: high.value,
      moving: entry.moving,
      gas: entry.gas,
      vacuum: entry.vacuum,
      pressure: pressure.value,
      compliance: entry.compliance,
    },
    problems: [
      ...media.problems,
      ...low.problems,
      ...high.problems,
      ...(isTurned ? [problem('low', 'The lowest temperature must not be above the highest.')] : []),
      ...pressure.problems,
    ],
    mended: media.found.filter(({ mended }) => mended),
  };
};

/** The same fields with every medium by its key, and the temperatures as a visitor of this unit reads them. */
export const shownEntry = (entry: AdvisorEntry, { question }: ReadAdvisor, unit: TemperatureUnit): AdvisorEntry => {
  const shown = (text: string, value: Celsius | null): string =>
    entry.degrees === unit || value === null ? text : entryText(value, unit);
  return {
    ...entry,
    media: question.media.map(({ key }) => key),
    low: shown(entry.low, question.lowC),
    high: shown(entry.high, question.highC),
    degrees: unit,
  };
};

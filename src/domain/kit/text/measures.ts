import type { Preferences } from '../preferences.ts';
import { exactInches, roundTo } from '../units.ts';
import { grouped } from './counted.ts';

/** The preferences that determine the units of a text. */
export type Units = Pick<Preferences, 'temperature' | 'measurement'>;

/** Converts figures from the unit in which pages are written to the visitor's unit. */
interface Conversion {
  readonly unit: string;
  readonly isWanted: (units: Units) => boolean;
  readonly convert: (figure: string) => string;
}

const MINUS = '\u2212';
/** Shops read inches to three decimals. Four are used if three would round to zero. */
const MAX_DECIMALS = 3;
const SMALLEST_TO_THREE = 0.0015;

const numberOf = (figure: string): number => Number(figure.replaceAll(',', '').replace(MINUS, '-').replace('±', ''));

const written = (figure: string, value: number, decimals: number): string => {
  const sign = figure.startsWith('±') ? '±' : value < 0 ? MINUS : '';
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  return sign + grouped(Number(whole)) + (fraction === undefined ? '' : `.${fraction}`);
};

/**
 * Returns the decimals that preserve the significant digits of the figure, at least `fewest`. Negative values round
 * before the point.
 */
const decimalsFor = (figure: string, value: number, fewest: number): number => {
  const digits = figure.replace(/[^\d]/g, '').replace(/^0+/, '').length;
  return Math.max(digits, fewest) - 1 - Math.floor(Math.log10(Math.abs(value) || 1));
};

/** Multiplies a figure, preserving the precision with which it was written. */
const scaled =
  (factor: number, fewest: number) =>
  (figure: string): string => {
    const value = numberOf(figure) * factor;
    const most = value !== 0 && Math.abs(value) < SMALLEST_TO_THREE ? MAX_DECIMALS + 1 : MAX_DECIMALS;
    const decimals = Math.min(decimalsFor(figure, value, fewest), most);
    return written(figure, roundTo(value, decimals), Math.max(decimals, 0));
  };

/** A figure after ± is a difference, so the offset of the zero points does not apply. */
const toFahrenheit = (figure: string): string =>
  written(figure, roundTo(numberOf(figure) * 1.8 + (figure.startsWith('±') ? 0 : 32), 0), 0);

const wantsInches = ({ measurement }: Units): boolean => measurement === 'in';
const PSI_PER_BAR = 14.503774;

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  '°C': { unit: '°F', isWanted: ({ temperature }) => temperature === 'F', convert: toFahrenheit },
  mm: { unit: 'in', isWanted: wantsInches, convert: scaled(exactInches(1), 3) },
  bar: { unit: 'psi', isWanted: wantsInches, convert: scaled(PSI_PER_BAR, 2) },
  MPa: { unit: 'psi', isWanted: wantsInches, convert: scaled(PSI_PER_BAR * 10, 2) },
};

/** Most visitors use the units in which pages are written, so their texts need no conversion. */
const isAnyWanted = (units: Units): boolean => Object.values(CONVERSIONS).some(({ isWanted }) => isWanted(units));

const FIGURE = /[±−]?\d+(?:,\d{3})*(?:\.\d+)?/g;
/** Separators between the figures of one list. */
const JOINS: ReadonlySet<string> = new Set([' to ', ' and ', ' or ', ', ', ' by ', ' × ', '–']);
/** After these characters a figure is part of something else: a name, a decimal, an exponent. */
const WITHIN = /[\w.,⁻−–-]$/;
const UNIT = /^[ \u00a0](°C|mm|bar|MPa)(?![\w²³/°])/;
/** The same value in the other unit, in brackets, where the author gave both. */
const OTHER = /^[ \u00a0]\(([±−\d][^()]*[ \u00a0](?:°F|in|psi))\)/;
const LONGEST_UNIT = 8;
const LONGEST_OTHER = 120;

interface Found {
  readonly start: number;
  readonly end: number;
}

const isJoined = (text: string, one: Found, next: Found): boolean => {
  const between = text.slice(one.end, next.start);
  return JOINS.has(between) || (between === ' ' && text.charAt(next.start) === '±');
};

/** Figures that share the unit after them: `10`, `3 to 5`, `20 ±0.5`. */
const figureLists = (text: string): readonly Found[] => {
  const lists: { readonly start: number; end: number }[] = [];
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    const next = { start: index, end: index + figure.length };
    const last = lists.at(-1);
    if (last !== undefined && isJoined(text, last, next)) last.end = next.end;
    else if (!WITHIN.test(text.slice(Math.max(0, index - 1), index))) lists.push(next);
  }
  return lists;
};

/** The terms of a calculation have no units, so the calculation keeps its original units. */
const CALCULATION = / [=≈] /;
const UNIT_OF_COLUMN = /(?:, | \()(°C|mm|bar|MPa)(?=\)?$)/;

const conversionOf = (unit: string, units: Units): Conversion | undefined => {
  const conversion = CONVERSIONS[unit];
  return conversion?.isWanted(units) ? conversion : undefined;
};

/**
 * Converts a text to the visitor's units. Pages are written in °C, mm, bar and MPa. docs/guides/add-a-page.md lists the
 * exceptions.
 *
 * @example inUnits({ temperature: 'F', measurement: 'mm' }, '−54 to 150 °C') // '−65 to 302 °F'
 */
export const inUnits = (units: Units, text: string): string => {
  if (!isAnyWanted(units) || CALCULATION.test(text)) return text;
  let written = '';
  let done = 0;
  for (const { start, end } of figureLists(text)) {
    const [whole = '', unit = ''] = UNIT.exec(text.slice(end, end + LONGEST_UNIT)) ?? [];
    const conversion = conversionOf(unit, units);
    if (conversion === undefined) continue;
    const after = end + whole.length;
    const [given = '', other] = OTHER.exec(text.slice(after, after + LONGEST_OTHER)) ?? [];
    const figures = text.slice(start, end).replace(FIGURE, conversion.convert);
    written += text.slice(done, start) + (other ?? `${figures} ${conversion.unit}`);
    done = after + given.length;
  }
  return written + text.slice(done);
};

/**
 * Returns a table column's heading and cell formatter in the visitor's units.
 *
 * @example columnInUnits({ temperature: 'F', measurement: 'mm' }, 'High, °C').cell('150') // '302'
 */
export const columnInUnits = (
  units: Units,
  head: string,
): { readonly head: string; readonly cell: (text: string) => string } => {
  const unit = UNIT_OF_COLUMN.exec(head)?.[1];
  const conversion = unit === undefined ? undefined : conversionOf(unit, units);
  if (unit === undefined || conversion === undefined) return { head, cell: (text) => text };
  const at = head.lastIndexOf(unit);
  return {
    head: head.slice(0, at) + conversion.unit + head.slice(at + unit.length),
    cell: (text) => text.replace(FIGURE, conversion.convert),
  };
};

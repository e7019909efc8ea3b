import { exactInches, exactMm, inch, type LengthUnit } from '../../../kit/units.ts';
import type { NamedSize } from '../../../reference/tables/find-sizes.ts';

/**
 * How well a figure is supported: two public sources (A), one (B), or trade knowledge that no public source confirms
 * (C).
 */
export type Confidence = 'A' | 'B' | 'C';

/** A figure in display form. '' = not on file. */
export interface HousingCell {
  readonly text: string;
  /** Whether it has confidence C, which is displayed as a mark that links to the caveat. */
  readonly isUnconfirmed?: true;
}

export interface HousingColumn {
  readonly title: string;
  readonly isRuled?: true;
  /** Whether it contains words, which may wrap. All other cells contain figures. */
  readonly isWords?: true;
}

export interface HousingRow {
  /** Subject of the row: a size, a range of sizes or a cross-section. */
  readonly name: string;
  /** The ring of the row, or null if it is not about a single size. */
  readonly ring: NamedSize | null;
  /** Link to the store with the parts of the row, or null if it is not about a single size. */
  readonly storeHref: string | null;
  /** Link to the gland designer with the chart and the size of the row. */
  readonly designHref: string | null;
  readonly cells: readonly HousingCell[];
}

/** Returns a row that is not about a single size. */
export const sectionRow = (name: string, cells: readonly HousingCell[]): HousingRow => ({
  name,
  ring: null,
  storeHref: null,
  designHref: null,
  cells,
});

export interface HousingTable {
  /** Anchor that links use. */
  readonly anchor: string;
  readonly title: string;
  readonly nameTitle: string;
  readonly columns: readonly HousingColumn[];
  readonly rows: readonly HousingRow[];
  /** Whether the table is collapsed, because it has many sizes. */
  readonly isFolded: boolean;
  readonly note: string;
}

const NO_DATA: HousingCell = { text: '' };

const trimmed = (value: number): string => String(Number(value.toFixed(3)));

/** Formats a length that a table specifies in millimeters. @example metricText('in', 2.5) // '0.0984' */
const metricText = (unit: LengthUnit, length: number): string =>
  unit === 'mm' ? trimmed(length) : exactInches(length).toFixed(4);

/** Formats a length that a table specifies in inches. @example inchText('mm', 1.239) // '31.471' */
const inchText = (unit: LengthUnit, length: number): string =>
  unit === 'in' ? length.toFixed(3) : exactMm(inch(length)).toFixed(3);

type Figure = number | null;
type LengthText = (unit: LengthUnit, length: number) => string;

/** Creates the cells of one table in a visitor's unit. */
export interface CellWriter {
  /** Formats a length, or its minimum and maximum. If one of the two is missing, formats the other alone. */
  readonly length: (low: Figure, high?: Figure) => HousingCell;
  /** Formats a tolerance with its sign: `+`, `−` or `±`. */
  readonly tolerance: (sign: string, value: Figure) => HousingCell;
}

const writer =
  (write: LengthText) =>
  (unit: LengthUnit): CellWriter => ({
    length: (low, high = low) => {
      const ends = [low, high].filter((end) => end !== null).map((end) => write(unit, end));
      return ends.length === 0 ? NO_DATA : { text: [...new Set(ends)].join('–') };
    },
    tolerance: (sign, value) => (value === null ? NO_DATA : { text: sign + write(unit, value) }),
  });

export const metricCells = writer(metricText);
export const inchCells = writer(inchText);

/** Formats a range in percent. */
export const percentCell = (low: Figure, high: Figure): HousingCell =>
  low === null || high === null ? NO_DATA : { text: `${low.toFixed(1)}–${high.toFixed(1)}%` };

export const textCell = (text: string): HousingCell => ({ text });

/** Marks a figure of confidence C. A missing figure is not marked. */
export const unconfirmed = (cell: HousingCell): HousingCell =>
  cell.text === '' ? cell : { ...cell, isUnconfirmed: true };

const SOURCE_WORDS: Readonly<Record<Confidence, string>> = { A: 'two', B: 'one', C: 'none' };

/**
 * Returns how many public sources support the figures of some rows, by runs of rows.
 *
 * @example sourcesText([{ name: 'G150', confidence: 'A' }, { name: 'G155', confidence: 'B' }]) // 'G150 two, G155 one'
 */
export const sourcesText = (rows: readonly { readonly name: string; readonly confidence: Confidence }[]): string => {
  const runs: { first: string; last: string; confidence: Confidence }[] = [];
  for (const { name, confidence } of rows) {
    const run = runs.at(-1);
    if (run?.confidence === confidence) run.last = name;
    else runs.push({ first: name, last: name, confidence });
  }
  const [only] = runs;
  if (only && runs.length === 1) return SOURCE_WORDS[only.confidence];
  return runs
    .map(
      ({ first, last, confidence }) => `${first === last ? first : `${first} to ${last}`} ${SOURCE_WORDS[confidence]}`,
    )
    .join(', ');
};

export const housingColumn = (title: string): HousingColumn => ({ title });
export const ruled = (title: string): HousingColumn => ({ title, isRuled: true });
export const wordsColumn = (title: string): HousingColumn => ({ title, isRuled: true, isWords: true });

/** Returns the first and last name of a range. @example rangeName(['P3', 'P10']) // 'P3 to P10' */
export const rangeName = (names: readonly string[]): string => {
  const [first = ''] = names;
  const last = names.at(-1) ?? first;
  return first === last ? first : `${first} to ${last}`;
};

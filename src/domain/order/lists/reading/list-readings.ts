import { takeQuantity, withoutSeparators } from '../../../engineering/understand/take-quantity.ts';
import { cutText } from '../../../kit/text/bounded-text.ts';
import { cellQuantity } from './bare-quantity.ts';

/** A possible reading of a line of a pasted list. */
export interface ListReading {
  /** The candidate part number, as typed. */
  readonly part: string;
  /** Digits, with thousands separators as typed. '' = the line has no quantity. */
  readonly quantity: string;
  /** An ambiguous quantity, as typed: `1.000 EA`. '' for most lines. */
  readonly unclear: string;
}

/** Maximum characters of a line of a pasted list. Longer lines are cut. */
export const LONGEST_LIST_LINE = 200;

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+`;

// Cells contain single spaces: a pattern that can match a run of spaces in two ways takes quadratic time.
const QUANTITY = new RegExp(`^(?:[x×*] ?)?(${NUMBER})(?: ?[x×*])?$`, 'i');
const LAST = new RegExp(String.raw`^(.*?\S) (?:[-–—:=] )?(?:[x×*] ?)?(${NUMBER})$`, 'i');
const FIRST = new RegExp(String.raw`^(${NUMBER})(?: ?[x×*])? (\S.*)$`, 'i');
const FIRST_GLUED = new RegExp(String.raw`^(${NUMBER}) ?[x×*](?=\p{L})(\S.*)$`, 'iu');
const LAST_GLUED = new RegExp(String.raw`^(.*\S) ?[x×*] ?(${NUMBER})$`, 'i');
/**
 * Not a whole number of pieces: a negative number, or a decimal that may be a price. The visitor must enter the
 * quantity.
 */
const NOT_WHOLE = /^(.*\S) ([-\u2212]\d{1,7}|\d{1,7}[.,]\d{1,3})$/;
const LAST_LABELED = new RegExp(String.raw`^(.*\S) ?[:=] ?(${NUMBER})$`, 'i');

/** A bullet, or a line number with a word before it or with a point or bracket after it. */
const MARKER = /^(?:[•*–—-]|\d{1,3}[.)]|(?:item|pos|position|line|nr|no)\.? ?#?\d{1,4} ?[:.)-]?)\s+/i;
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Commas between the digits of a standalone number do not separate cells. */
const OWN_NUMBER = /(^|[\s,;\t|"])(\d{1,3}(?:,\d{3})+)(?=$|[\s,;\t|"])/g;
const HELD = '\u0001';

const cellsOf = (line: string, holdsNumbers: boolean): string[] => {
  const held = holdsNumbers
    ? line.replace(OWN_NUMBER, (all) => all.slice(0, 1) + all.slice(1).replaceAll(',', HELD))
    : line;
  const cells = held.match(/(?:"(?:[^"]|"")*"|[^,;\t|"]|")+/g) ?? [];
  return cells.map((cell) => unquoted(cell.replaceAll(HELD, ','))).filter((cell) => cell !== '');
};

/** Cells of which one is a quantity: every other cell may be the part, in order. */
const fromCells = (cells: readonly string[]): ListReading[] => {
  const quantities = cells.flatMap((cell, at) => {
    const [, quantity] = QUANTITY.exec(cell) ?? [];
    const said = quantity === undefined ? takeQuantity(cell) : null;
    if (said?.rest === '' && said.quantity !== null) return [{ at, quantity: String(said.quantity) }];
    return quantity === undefined ? [] : [{ at, quantity }];
  });
  return quantities.flatMap(({ at, quantity }) =>
    cells.flatMap((part, other) => (other === at ? [] : [{ part, quantity, unclear: '' }])),
  );
};

const fromWords = (cell: string): ListReading[] => {
  const last = LAST.exec(cell) ?? LAST_LABELED.exec(cell);
  const first = FIRST.exec(cell) ?? FIRST_GLUED.exec(cell);
  return [
    ...(last ? [{ part: last[1] ?? '', quantity: last[2] ?? '', unclear: '' }] : []),
    ...(first ? [{ part: first[2] ?? '', quantity: first[1] ?? '', unclear: '' }] : []),
  ];
};

/** `FK7502-214x500`. Metric sizes contain such an x too, so this reading comes last. */
const fromGlued = (cell: string): ListReading[] => {
  const found = LAST_GLUED.exec(cell);
  return found ? [{ part: found[1] ?? '', quantity: found[2] ?? '', unclear: '' }] : [];
};

const withoutRepeats = (readings: readonly ListReading[]): ListReading[] => [
  ...new Map(readings.map((reading) => [`${reading.part}\n${reading.quantity}\n${reading.unclear}`, reading])).values(),
];

/** Maximum readings of one line. A line with very many cells is not a part with a quantity. */
const MAX_READINGS = 24;

const fromNotWhole = (line: string): ListReading[] => {
  const [, part, unclear = ''] = NOT_WHOLE.exec(line) ?? [];
  return part === undefined ? [] : [{ part: withoutSeparators(part), quantity: '', unclear }];
};

const fromNumbers = (line: string): ListReading[] => {
  const cells = cellsOf(line, true);
  const plain = cellsOf(line, false);
  return [
    ...fromCells(cells),
    ...(plain.length === cells.length ? [] : fromCells(plain)),
    ...cells.flatMap(fromWords),
    ...cells.map((part) => ({ part, quantity: '', unclear: '' })),
    ...cells.flatMap(fromGlued),
  ];
};

/** Readings of a line with a worded quantity: every cell of the rest may be the part, starting with the whole rest. */
const fromSaid = (line: string): ListReading[] => {
  const taken = takeQuantity(line);
  if (taken === null) return [];
  const quantity = taken.quantity === null ? '' : String(taken.quantity);
  const unclear = taken.quantity === null ? taken.typed : '';
  const rest = withoutMarker(taken.rest);
  return [rest, ...cellsOf(rest, true).map(withoutSeparators)].map((part) => ({ part, quantity, unclear }));
};

/** Readings of a line of cells, one of which is the quantity by its position. */
const fromTable = (line: string): ListReading[] => {
  const found = cellQuantity(line);
  if (found === null) return [];
  const quantity = found.quantity === null ? '' : String(found.quantity);
  return [found.rest, ...cellsOf(found.rest, true)].map((part) => ({ part, quantity, unclear: found.unclear }));
};

/** @example withoutMarker('3. FK7502-214') // 'FK7502-214' */
export const withoutMarker = (line: string): string => line.replace(MARKER, '');

/**
 * Returns the possible readings of a list line, likeliest first: a worded quantity; part and quantity in either order,
 * separated by comma, semicolon, tab, bar, space, or an x; then the line without a quantity. Only the catalog can
 * decide which of them names a part. Empty for an empty line.
 *
 * @example listReadings('500 pcs FK7502-214')[0] // { part: 'FK7502-214', quantity: '500', unclear: '' }
 */
export const listReadings = (typed: string): readonly ListReading[] => {
  const line = cutText(typed, LONGEST_LIST_LINE).trim();
  if (line === '') return [];
  const bare = withoutMarker(line);
  const lines = bare === line ? [line] : [bare, line];
  const readings = [...fromSaid(line), ...fromTable(line), ...lines.flatMap(fromNumbers), ...fromNotWhole(line)];
  return withoutRepeats(readings.filter(({ part }) => part !== '')).slice(0, MAX_READINGS);
};

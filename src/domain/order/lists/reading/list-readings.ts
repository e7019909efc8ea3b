import { takeQuantity, withoutSeparators } from '../../../engineering/understand/take-quantity.ts';
import { cutText } from '../../../kit/text/bounded-text.ts';
import { cellQuantity } from './bare-quantity.ts';

/** One way to read a line of a pasted list. */
export interface ListReading {
  /** What would be the part number, as typed. */
  readonly part: string;
  /** Digits, with thousands separators as typed; '' = the line gives no quantity. */
  readonly quantity: string;
  /** What means a quantity that cannot be told, as typed: `1.000 EA`; '' for most. */
  readonly unclear: string;
}

/** A list holds at most so many lines; a longer line is cut. */
export const MOST_LIST_LINES = 200;
export const LONGEST_LIST_LINE = 200;

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+`;

// Cells hold single spaces: a pattern that may take a run of them in two ways takes the square of its length.
const QUANTITY = new RegExp(`^(?:[x×*] ?)?(${NUMBER})(?: ?[x×*])?$`, 'i');
const LAST = new RegExp(String.raw`^(.*?\S) (?:[-–—:=] )?(?:[x×*] ?)?(${NUMBER})$`, 'i');
const FIRST = new RegExp(String.raw`^(${NUMBER})(?: ?[x×*])? (\S.*)$`, 'i');
const FIRST_GLUED = new RegExp(String.raw`^(${NUMBER}) ?[x×*](?=\p{L})(\S.*)$`, 'iu');
const LAST_GLUED = new RegExp(String.raw`^(.*\S) ?[x×*] ?(${NUMBER})$`, 'i');
/** No whole pieces: less than none, or a figure with decimals, which may be a price. Somebody has to say how many. */
const NOT_WHOLE = /^(.*\S) ([-\u2212]\d{1,7}|\d{1,7}[.,]\d{1,3})$/;
const LAST_LABELED = new RegExp(String.raw`^(.*\S) ?[:=] ?(${NUMBER})$`, 'i');

/** A bullet, or the line's number, which has a word before it, or a point or a bracket behind it. */
const MARKER = /^(?:[•*–—-]|\d{1,3}[.)]|(?:item|pos|position|line|nr|no)\.? ?#?\d{1,4} ?[:.)-]?)\s+/i;
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Commas between the digits of a number that stands by itself do not part cells. */
const OWN_NUMBER = /(^|[\s,;\t|"])(\d{1,3}(?:,\d{3})+)(?=$|[\s,;\t|"])/g;
const HELD = '\u0001';

const cellsOf = (line: string, holdsNumbers: boolean): string[] => {
  const held = holdsNumbers
    ? line.replace(OWN_NUMBER, (all) => all.slice(0, 1) + all.slice(1).replaceAll(',', HELD))
    : line;
  const cells = held.match(/(?:"(?:[^"]|"")*"|[^,;\t|"]|")+/g) ?? [];
  return cells.map((cell) => unquoted(cell.replaceAll(HELD, ','))).filter((cell) => cell !== '');
};

/** Cells with a quantity among them: every other cell may be the part, the first first. */
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

/** `FK7502-214x500`; a metric size has such an x too, so that it is read last. */
const fromGlued = (cell: string): ListReading[] => {
  const found = LAST_GLUED.exec(cell);
  return found ? [{ part: found[1] ?? '', quantity: found[2] ?? '', unclear: '' }] : [];
};

const withoutRepeats = (readings: readonly ListReading[]): ListReading[] => [
  ...new Map(readings.map((reading) => [`${reading.part}\n${reading.quantity}\n${reading.unclear}`, reading])).values(),
];

/** Readings of one line that are tried: a line of very many cells is no part and quantity. */
const MOST_READINGS = 24;

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

/** A line whose quantity is said in words: every cell of the rest may be the part, the whole rest first. */
const fromSaid = (line: string): ListReading[] => {
  const taken = takeQuantity(line);
  if (taken === null) return [];
  const quantity = taken.quantity === null ? '' : String(taken.quantity);
  const unclear = taken.quantity === null ? taken.typed : '';
  const rest = withoutMarker(taken.rest);
  return [rest, ...cellsOf(rest, true).map(withoutSeparators)].map((part) => ({ part, quantity, unclear }));
};

/** A line of cells, of which one is the quantity by its place. */
const fromTable = (line: string): ListReading[] => {
  const found = cellQuantity(line);
  if (found === null) return [];
  const quantity = found.quantity === null ? '' : String(found.quantity);
  return [found.rest, ...cellsOf(found.rest, true)].map((part) => ({ part, quantity, unclear: found.unclear }));
};

/** @example withoutMarker('3. FK7502-214') // 'FK7502-214' */
export const withoutMarker = (line: string): string => line.replace(MARKER, '');

/**
 * The ways to read one line of a list, likeliest first: the quantity that is said in words; part and quantity in either order,
 * parted by comma, semicolon, tab, bar or space, or by an x; then the line without a quantity. Which of them names a part only
 * the catalog knows. None for an empty line.
 *
 * @example listReadings('500 pcs FK7502-214')[0] // { part: 'FK7502-214', quantity: '500', unclear: '' }
 */
export const listReadings = (typed: string): readonly ListReading[] => {
  const line = cutText(typed, LONGEST_LIST_LINE).trim();
  if (line === '') return [];
  const bare = withoutMarker(line);
  const lines = bare === line ? [line] : [bare, line];
  const readings = [...fromSaid(line), ...fromTable(line), ...lines.flatMap(fromNumbers), ...fromNotWhole(line)];
  return withoutRepeats(readings.filter(({ part }) => part !== '')).slice(0, MOST_READINGS);
};

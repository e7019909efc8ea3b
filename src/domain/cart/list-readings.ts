import { cutText } from '../text/bounded-text.ts';

/** One way to read a line of a pasted list. */
export interface ListReading {
  /** What would be the part number, as typed. */
  readonly part: string;
  /** Digits, with thousands separators as typed; '' = the line gives no quantity. */
  readonly quantity: string;
}

/** A list holds at most so many lines; a longer line is cut. */
export const MOST_LIST_LINES = 200;
export const LONGEST_LIST_LINE = 200;

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+`;
const UNIT = String.raw`(?:pcs?|pieces?|each|ea|units?|rings?|o-rings?)\.?`;
const LABEL = String.raw`(?:qty|quantity)\.? ?(?:[:=] ?)?`;

// Cells hold single spaces: a pattern that may take a run of them in two ways takes the square of its length.
const QUANTITY = new RegExp(`^(?:${LABEL}|[x×*] ?)?(${NUMBER}) ?(?:${UNIT}|[x×*])?$`, 'i');
const LAST = new RegExp(String.raw`^(.*?\S) (?:[-–—:=] )?(?:${LABEL}|[x×*@] ?)?(${NUMBER}) ?(?:${UNIT})?$`, 'i');
const FIRST = new RegExp(String.raw`^(?:${LABEL})?(${NUMBER}) ?(?:${UNIT})?(?: ?[x×*])? (\S.*)$`, 'i');
const FIRST_GLUED = new RegExp(String.raw`^(${NUMBER}) ?[x×*](?=\p{L})(\S.*)$`, 'iu');
const LAST_GLUED = new RegExp(String.raw`^(.*\S) ?[x×*] ?(${NUMBER}) ?(?:${UNIT})?$`, 'i');
const LAST_LABELED = new RegExp(String.raw`^(.*\S) ?[:=] ?(${NUMBER}) ?(?:${UNIT})?$`, 'i');

/** A bullet, or the line's number, which has a point or a bracket behind it. */
const MARKER = /^(?:[•*–—-]|\d{1,3}[.)])\s+/;
/** Names of columns; a line of nothing else heads the list. */
const HEADING =
  /^(?:part|p\/n|pn|number|no|name|item|sku|product|description|size|qty|quantity|pcs|pieces|price|unit|total|ship|time|expedite|note|[\s,;:|.#/()-])+$/i;

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
    return quantity === undefined ? [] : [{ at, quantity }];
  });
  return quantities.flatMap(({ at, quantity }) =>
    cells.flatMap((part, other) => (other === at ? [] : [{ part, quantity }])),
  );
};

const fromWords = (cell: string): ListReading[] => {
  const last = LAST.exec(cell) ?? LAST_LABELED.exec(cell);
  const first = FIRST.exec(cell) ?? FIRST_GLUED.exec(cell);
  return [
    ...(last ? [{ part: last[1] ?? '', quantity: last[2] ?? '' }] : []),
    ...(first ? [{ part: (first[2] ?? '').replace(/^of /i, ''), quantity: first[1] ?? '' }] : []),
  ];
};

/** `FK7502-214x500`; a metric size has such an x too, so that it is read last. */
const fromGlued = (cell: string): ListReading[] => {
  const found = LAST_GLUED.exec(cell);
  return found ? [{ part: found[1] ?? '', quantity: found[2] ?? '' }] : [];
};

const withoutRepeats = (readings: readonly ListReading[]): ListReading[] => [
  ...new Map(readings.map((reading) => [`${reading.part}\n${reading.quantity}`, reading])).values(),
];

/** Readings of one line that are tried: a line of very many cells is no part and quantity. */
const MOST_READINGS = 24;

/**
 * The ways to read one line of a list, likeliest first: part and quantity in either order, parted by comma, semicolon, tab,
 * bar or space, or by an x; then the line without a quantity. Which of them names a part only the catalog knows. None for
 * an empty line and for a line of headings.
 *
 * @example listReadings('500 pcs FK7502-214')[0] // { part: 'FK7502-214', quantity: '500' }
 */
export const listReadings = (typed: string): readonly ListReading[] => {
  const line = cutText(typed, LONGEST_LIST_LINE).trim();
  if (line === '' || HEADING.test(line)) return [];
  const bare = line.replace(MARKER, '');
  const lines = bare === line ? [line] : [bare, line];
  const readings = lines.flatMap((one) => {
    const cells = cellsOf(one, true);
    const plain = cellsOf(one, false);
    return [
      ...fromCells(cells),
      ...(plain.length === cells.length ? [] : fromCells(plain)),
      ...cells.flatMap(fromWords),
      ...cells.map((part) => ({ part, quantity: '' })),
      ...cells.flatMap(fromGlued),
    ];
  });
  return withoutRepeats(readings.filter(({ part }) => part !== '')).slice(0, MOST_READINGS);
};

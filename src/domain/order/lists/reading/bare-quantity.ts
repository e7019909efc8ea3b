import { isPartOfCode } from '../../../engineering/understand/readers/part-codes.ts';
import { withoutSeparators } from '../../../engineering/understand/take-quantity.ts';
import { tokensOf } from '../../../engineering/understand/tokens.ts';
import { parsePieces } from '../../../shop/pricing/quantity.ts';

/** A quantity that is recognized only by its position in the line, and the line without it. */
export interface BareQuantity {
  readonly quantity: number | null;
  /** The number, if it may also be a hardness. */
  readonly unclear: string;
  readonly rest: string;
}

/** The meaning of the rest of a line. */
export interface RestMeaning {
  readonly hasSize: boolean;
  readonly hasHardness: boolean;
}

/**
 * A spreadsheet's whole number, accepted only in a separate cell because elsewhere it is a price. `1,500`, `250.00`,
 * `1.500,00`.
 */
const CELL_NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{1,3}(?:\.\d{3})+,0{1,2}|\d+(?:[.,]0{1,2})?)$/;
const CELL_SEPARATORS = /[\t;|]/;
const UNIT_CELL = /^(?:ea|each|pcs?|pieces?|stk|st|units?|nos)\.?$/i;

const plainCell = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim();

/**
 * Returns the last number in a cell after a text, or the first one before it. The first of several numbers is the row
 * number.
 */
export const cellQuantity = (line: string): BareQuantity | null => {
  const cells = line.split(CELL_SEPARATORS).map(plainCell);
  const firstText = cells.findIndex((cell) => cell !== '' && !CELL_NUMBER.test(cell) && !UNIT_CELL.test(cell));
  const numbers = cells.flatMap((cell, at) => (CELL_NUMBER.test(cell) ? [at] : []));
  if (cells.length < 2 || firstText === -1 || numbers.length === 0) return null;
  const beforeUnit = numbers.find((at) => UNIT_CELL.test(cells[at + 1] ?? ''));
  const behind = numbers.filter((at) => at > firstText);
  const at = beforeUnit ?? behind[0] ?? numbers[0] ?? 0;
  const row = behind.includes(at) && numbers[0] !== undefined && numbers[0] < firstText ? numbers[0] : -1;
  const rest = cells.filter((cell, one) => one !== at && one !== row && cell !== '' && !UNIT_CELL.test(cell));
  const isClear = behind.length < 2 || beforeUnit !== undefined;
  return {
    quantity: isClear ? parsePieces(cells[at] ?? '', 'english') : null,
    unclear: isClear ? '' : behind.map((one) => cells[one]).join(' or '),
    rest: rest.filter((cell) => isClear || !CELL_NUMBER.test(cell)).join(', '),
  };
};

// The length limit prevents quadratic matching: commas occur both between segments and between digits.
const LAST_SEGMENT = /^(.*\S) ?(?:,|\/ | - | [–—:=] ) ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})$/;
const LAST_WORD = /^(.*\S) (\d{1,3}(?:,\d{3})+|\d+)$/;
const FIRST_WORD = /^(\d{1,3}(?:,\d{3})+|\d+) (.*\S)$/;

/** Returns whether a two-digit number is one of the usual hardnesses of rubber. */
const looksLikeHardness = (number: string): boolean => /^[2-9][05]$/.test(number);

/** Words that precede a number other than a quantity: a length, a size, a range. */
const LEADS_ON = new Set([
  'x',
  'by',
  'id',
  'od',
  'cs',
  'size',
  'dash',
  'no',
  '#',
  '=',
  '-',
  '/',
  '±',
  '<',
  '>',
  '$',
  '@',
]);

const isLedOn = (line: string, number: string): boolean => {
  const tokens = tokensOf(line);
  const at = tokens.findLastIndex(({ from }) => from <= line.length - number.length);
  return LEADS_ON.has(tokens[at - 1]?.text ?? '') || isPartOfCode(tokens, at);
};

/**
 * Returns the quantity of a line that is only a number: in a separate cell, after the last comma, or as the last or
 * first word. Returns null without such a number, or if the rest does not name a size.
 */
export const bareQuantity = (line: string, meaningOf: (rest: string) => RestMeaning): BareQuantity | null => {
  const said = (number: string, rest: string): BareQuantity => ({
    quantity: parsePieces(number, 'english'),
    unclear: '',
    rest: withoutSeparators(rest),
  });
  const inCells = cellQuantity(line);
  if (inCells) return inCells;
  const segment = LAST_SEGMENT.exec(line);
  if (segment && !/\d$/.test(segment[1] ?? '') && meaningOf(segment[1] ?? '').hasSize)
    return said(segment[2] ?? '', segment[1] ?? '');
  const spaced = /^(.*\S)(?:, | \/ | - )(\d{1,3}(?:,\d{3})+|\d+)$/.exec(line);
  if (spaced && meaningOf(spaced[1] ?? '').hasSize) return said(spaced[2] ?? '', spaced[1] ?? '');
  const last = LAST_WORD.exec(line);
  if (last && !isLedOn(line, last[2] ?? '')) {
    const [, rest = '', number = ''] = last;
    const { hasSize, hasHardness } = meaningOf(rest);
    if (hasSize && looksLikeHardness(number) && !hasHardness) return { quantity: null, unclear: number, rest };
    if (hasSize) return said(number, withoutRow(rest, meaningOf));
    if (looksLikeHardness(number) && meaningOf(line).hasHardness === false) return null;
  }
  const first = FIRST_WORD.exec(line);
  if (first && !/^(?:x|by|mm|in|inch|id|od|cs|-|\/)/i.test(first[2] ?? '') && meaningOf(first[2] ?? '').hasSize)
    return said(first[1] ?? '', first[2] ?? '');
  return null;
};

/** Removes the row number at the start if the rest still names a size. */
const withoutRow = (line: string, meaningOf: (rest: string) => RestMeaning): string => {
  const row = /^\d{1,3} (.*\S)$/.exec(line);
  return row && meaningOf(row[1] ?? '').hasSize ? (row[1] ?? '') : line;
};

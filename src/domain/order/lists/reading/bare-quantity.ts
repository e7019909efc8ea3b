import { isPartOfCode } from '../../../engineering/understand/readers/part-codes.ts';
import { withoutSeparators } from '../../../engineering/understand/take-quantity.ts';
import { tokensOf } from '../../../engineering/understand/tokens.ts';
import { parsePieces } from '../../../shop/pricing/quantity.ts';

/** A quantity that only its place in the line says, and the line without it. */
export interface BareQuantity {
  readonly quantity: number | null;
  /** The number, where it may be a hardness as well. */
  readonly unclear: string;
  readonly rest: string;
}

/** What the rest of a line says by itself. */
export interface RestMeaning {
  readonly hasSize: boolean;
  readonly hasHardness: boolean;
}

/** A spreadsheet's whole number, which only a separate cell may hold: elsewhere it is a price. `1,500`, `250.00`, `1.500,00`. */
const CELL_NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{1,3}(?:\.\d{3})+,0{1,2}|\d+(?:[.,]0{1,2})?)$/;
const CELL_SEPARATORS = /[\t;|]/;
const UNIT_CELL = /^(?:ea|each|pcs?|pieces?|stk|st|units?|nos)\.?$/i;

const plainCell = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim();

/** Of the cells the last number behind a text, else the first before it. The first of several numbers is the row's. */
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

// Bounded in length: with commas both between segments and between digits, an unbounded number makes matching quadratic.
const LAST_SEGMENT = /^(.*\S) ?(?:,|\/ | - | [–—:=] ) ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})$/;
const LAST_WORD = /^(.*\S) (\d{1,3}(?:,\d{3})+|\d+)$/;
const FIRST_WORD = /^(\d{1,3}(?:,\d{3})+|\d+) (.*\S)$/;

/** Two digits as rubber is listed: they may be a hardness. */
const looksLikeHardness = (number: string): boolean => /^[2-9][05]$/.test(number);

/** Words before a number that is no quantity: a length, a size, a range. */
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
 * The quantity of a line that is a number alone: in its own cell, behind the last comma, as the last word or the first. Null
 * where no number stands so, or where the rest names no size without it.
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

/** Without the number of the row before it: a size is named without it as well. */
const withoutRow = (line: string, meaningOf: (rest: string) => RestMeaning): string => {
  const row = /^\d{1,3} (.*\S)$/.exec(line);
  return row && meaningOf(row[1] ?? '').hasSize ? (row[1] ?? '') : line;
};

import { readListQuantity } from './list-quantity.ts';

/** The meaning of a column's cells. Several columns may describe one part: inside diameter, cross-section, material. */
export const ROLES = [
  'part',
  'description',
  'quantity',
  'own',
  'position',
  'unit',
  'dimensions',
  'material',
  'note',
  'line',
  'skip',
] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  part: 'Part number',
  description: 'Part, size or description',
  quantity: 'Quantity',
  own: 'Your part number',
  position: 'Position',
  unit: 'Unit',
  dimensions: 'Dimensions',
  material: 'Material',
  note: 'Line note',
  line: 'Part with quantity',
  skip: 'Not used',
};

/** The rows of a file or of pasted text. */
export type Table = readonly (readonly string[])[];

/** The index of the header row (-1 for none), and the role of each column. */
export interface Columns {
  readonly headerAt: number;
  readonly roles: readonly Role[];
}

/** Patterns of headings by role. The first match counts. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['skip', /^(price|unit price|total|amount|stock|ship time|lead time|expedite|date)\.?$/i],
  ['position', /^(pos|position|line|row|item|find no|line no|#|nr|no)\.?$/i],
  ['quantity', /\b(qty|quantity|quantities|pcs|pieces|menge|cantidad|order qty|eau|demand)\b/i],
  ['unit', /^(unit|units|u\/?m|uom|unit of measure)\.?$/i],
  ['own', /\b(your|our|customer|cust|internal|item (no|number|code|id)|item#|article|sku|stock code|reference|ref)\b/i],
  ['note', /\b(note|notes|remark|remarks|comment|comments)\b/i],
  ['material', /\b(material|compound|elastomer|rubber|polymer|hardness|durometer|shore|colou?r)\b/i],
  [
    'dimensions',
    /\b(dimension|dimensions|dims|i\.?d\.?|inside|inner|c\.?s\.?|w|cross.section|section|thickness|width)\b/i,
  ],
  ['part', /\b(part|p\/n|pn|mpn|part#|catalog)\b/i],
  ['description', /\b(description|desc|size|name|specification|spec|product|item|o-?ring|text)\b/i],
];

/** Longer cells are titles above the table, not headings. */
const LONGEST_HEADING = 40;

/** Returns the role that a heading indicates, or null if it is not a heading. */
const roleNamed = (cell: string): Role | null => {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST_HEADING || /^[\d.,\s]+$/.test(text)) return null;
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

/** The header may be below free text, but not deep in the table. */
const MAX_ABOVE = 30;

/** Returns the index of the row with most headings among the first rows, at least two, or -1 if there is no header. */
const findHeader = (table: Table): number => {
  let best = -1;
  let most = 1;
  table.slice(0, MAX_ABOVE).forEach((cells, at) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const roles = new Set(filled.map(roleNamed).filter((role) => role !== null));
    const isHead = roles.size > most && filled.every((cell) => readListQuantity(cell) === null);
    if (isHead) [best, most] = [at, roles.size];
  });
  return best;
};

/** Maximum rows that the guess examines. */
const MAX_LOOKED_AT = 200;

const share = (cells: readonly string[], is: (cell: string) => boolean): number => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
};

/** Returns whether numbers count the rows, by ones or by tens. Rows in between may have no number. */
const isCounting = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => cell.trim() !== '').map(Number);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return numbers.length > 2 && step > 0 && numbers.every((one, at) => one === (numbers[0] ?? 0) + at * step);
};

const looksLikeQuantity = (cells: readonly string[]): boolean =>
  !isCounting(cells) && share(cells, (cell) => readListQuantity(cell) !== null) > 0.8;

const UNIT = /^(ea|each|pc|pcs|pieces?|st|stk|k|c)\.?$/i;
const looksLikePart = (cell: string): boolean => /\d/.test(cell) && /[a-z×x,.-]/i.test(cell);

/** Guesses the roles of columns without a heading from their contents. */
const guessByContent = (columns: readonly (readonly string[])[], known: readonly (Role | null)[]): Role[] => {
  const roles = [...known];
  const open = (): number[] => roles.flatMap((role, at) => (role === null ? [at] : []));
  const cellsOf = (at: number): readonly string[] => columns[at] ?? [];
  const counting = open().find((at) => isCounting(cellsOf(at)));
  if (counting !== undefined && !roles.includes('position')) roles[counting] = 'position';
  if (!roles.includes('quantity')) {
    const quantity = open().find((at) => looksLikeQuantity(cellsOf(at)));
    if (quantity !== undefined) roles[quantity] = 'quantity';
  }
  for (const at of open()) if (share(cellsOf(at), (cell) => UNIT.test(cell.trim())) > 0.8) roles[at] = 'unit';
  if (!roles.some((role) => role === 'part' || role === 'description')) {
    const [part] = open()
      .map((at) => ({ at, share: share(cellsOf(at), looksLikePart) }))
      .filter((one) => one.share > 0.3)
      .sort((a, b) => b.share - a.share || a.at - b.at);
    if (part) roles[part.at] = 'description';
  }
  return roles.map((role) => role ?? 'skip');
};

/** A single column of plain lines, such as `FK7502-214, 500`, has both parts and quantities. */
const PLAIN: Columns = { headerAt: -1, roles: ['line'] };

/**
 * Guesses the roles of a table's columns, by their headings or else by their contents.
 *
 * @example guessColumns([['Part', 'Qty'], ['FK7502-214', '500']]) // { headerAt: 0, roles: ['part', 'quantity'] }
 */
export const guessColumns = (table: Table): Columns => {
  const width = table.reduce((most, { length }) => Math.max(most, length), 0);
  if (width < 2) return PLAIN;
  const headerAt = findHeader(table);
  const rows = table.slice(headerAt + 1, headerAt + 1 + MAX_LOOKED_AT);
  const columns = Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ''));
  const heads = table[headerAt] ?? [];
  const named = columns.map((_, at) => roleNamed(heads[at] ?? ''));
  return { headerAt, roles: guessByContent(columns, named) };
};

/** Returns the headings as one string, because files with equal headers have equal columns. '' without a header. */
export const headingsOf = (table: Table, { headerAt }: Columns): string =>
  (table[headerAt] ?? []).map((cell) => cell.trim().toLowerCase()).join('|');

/** Returns what is missing in order to read the lines by these columns, or null. */
export const columnsProblem = ({ roles }: Columns): 'part' | 'quantity' | 'quantities' | null => {
  if (roles.includes('line')) return null;
  const names = roles.some((role) => ['part', 'description', 'dimensions', 'own'].includes(role));
  if (!names) return 'part';
  const quantities = roles.filter((role) => role === 'quantity').length;
  return quantities === 0 ? 'quantity' : quantities === 1 ? null : 'quantities';
};

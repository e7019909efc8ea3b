import { readListQuantity } from './list-quantity.ts';

/** What the cells of a column are. Several columns may describe one part: its inside diameter, its section, its rubber. */
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

/** The rows of a file or of a pasted text. */
export type Table = readonly (readonly string[])[];

/** Which row names the columns (-1: none does), and what each column is. */
export interface Columns {
  readonly headerAt: number;
  readonly roles: readonly Role[];
}

/** Headings by what they head; the first that fits counts. */
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

/** A title above a table is one long cell; a heading is short. */
const LONGEST_HEADING = 40;

/** What a heading says of its column; null for what is none. */
const roleNamed = (cell: string): Role | null => {
  const text = cell.trim();
  if (text === '' || text.length > LONGEST_HEADING || /^[\d.,\s]+$/.test(text)) return null;
  return HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

/** A table's head stands below free text, but not deep in the table. */
const MOST_ABOVE = 30;

/** The row that names the columns: of the first rows the one with most headings, two at least; -1 when there is none. */
const findHeader = (table: Table): number => {
  let best = -1;
  let most = 1;
  table.slice(0, MOST_ABOVE).forEach((cells, at) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const roles = new Set(filled.map(roleNamed).filter((role) => role !== null));
    const isHead = roles.size > most && filled.every((cell) => readListQuantity(cell) === null);
    if (isHead) [best, most] = [at, roles.size];
  });
  return best;
};

/** Rows that a guess looks at. */
const MOST_LOOKED_AT = 200;

const share = (cells: readonly string[], is: (cell: string) => boolean): number => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
};

/** Numbers that count the rows, by ones or by tens; rows between them may have none. */
const isCounting = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => cell.trim() !== '').map(Number);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return numbers.length > 2 && step > 0 && numbers.every((one, at) => one === (numbers[0] ?? 0) + at * step);
};

const looksLikeQuantity = (cells: readonly string[]): boolean =>
  !isCounting(cells) && share(cells, (cell) => readListQuantity(cell) !== null) > 0.8;

const UNIT = /^(ea|each|pc|pcs|pieces?|st|stk|k|c)\.?$/i;
const looksLikePart = (cell: string): boolean => /\d/.test(cell) && /[a-z×x,.-]/i.test(cell);

/** What columns without a heading are, by what stands in them. */
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

/** One column of plain lines, `FK7502-214, 500`, holds parts and quantities. */
const PLAIN: Columns = { headerAt: -1, roles: ['line'] };

/**
 * What the columns of a table are: by their headings, else by what stands in them.
 *
 * @example guessColumns([['Part', 'Qty'], ['FK7502-214', '500']]) // { headerAt: 0, roles: ['part', 'quantity'] }
 */
export const guessColumns = (table: Table): Columns => {
  const width = table.reduce((most, { length }) => Math.max(most, length), 0);
  if (width < 2) return PLAIN;
  const headerAt = findHeader(table);
  const rows = table.slice(headerAt + 1, headerAt + 1 + MOST_LOOKED_AT);
  const columns = Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ''));
  const heads = table[headerAt] ?? [];
  const named = columns.map((_, at) => roleNamed(heads[at] ?? ''));
  return { headerAt, roles: guessByContent(columns, named) };
};

/** The headings as one text: files with the same head have the same columns. '' without a head. */
export const headingsOf = (table: Table, { headerAt }: Columns): string =>
  (table[headerAt] ?? []).map((cell) => cell.trim().toLowerCase()).join('|');

/** Whether the lines of a list can be read by these columns; else what is missing. */
export const columnsProblem = ({ roles }: Columns): 'part' | 'quantity' | 'quantities' | null => {
  if (roles.includes('line')) return null;
  const names = roles.some((role) => ['part', 'description', 'dimensions', 'own'].includes(role));
  if (!names) return 'part';
  const quantities = roles.filter((role) => role === 'quantity').length;
  return quantities === 0 ? 'quantity' : quantities === 1 ? null : 'quantities';
};

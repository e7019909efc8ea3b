import { type KindOfUpload, UPLOAD_KINDS, type UploadKind } from './upload-kinds.ts';

/** Other names of columns in exports of ERP systems and spreadsheets, without spaces and punctuation. */
const ALIASES: Readonly<Record<string, string>> = {
  part: 'part_number',
  partno: 'part_number',
  partnumber: 'part_number',
  item: 'part_number',
  itemno: 'part_number',
  itemnumber: 'part_number',
  sku: 'part_number',
  material: 'part_number',
  article: 'part_number',
  quantity: 'from_quantity_pcs',
  qty: 'from_quantity_pcs',
  qtyfrom: 'from_quantity_pcs',
  quantityfrom: 'from_quantity_pcs',
  fromquantity: 'from_quantity_pcs',
  fromqty: 'from_quantity_pcs',
  minqty: 'from_quantity_pcs',
  minquantity: 'from_quantity_pcs',
  minimumquantity: 'from_quantity_pcs',
  price: 'unit_price_usd',
  unitprice: 'unit_price_usd',
  listprice: 'unit_price_usd',
  usd: 'unit_price_usd',
  usdpc: 'unit_price_usd',
  usdperpiece: 'unit_price_usd',
  priceusd: 'unit_price_usd',
  stock: 'on_hand_pcs',
  onhand: 'on_hand_pcs',
  qtyonhand: 'on_hand_pcs',
  quantityonhand: 'on_hand_pcs',
  available: 'on_hand_pcs',
};

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the column of a kind that a header cell names, or ''. */
const columnOf = ({ columns }: KindOfUpload, cell: string): string => {
  const name = folded(cell);
  if (name === '') return '';
  const exact = columns.find((column) => folded(column.name) === name);
  if (exact) return exact.name;
  const alias = ALIASES[name];
  return columns.some((column) => column.name === alias) ? (alias ?? '') : '';
};

/** Returns the columns of a kind by position; '' for header cells that are not recognized. Each column occurs once. */
export const columnsOf = (kind: KindOfUpload, header: readonly string[]): string[] => {
  const used = new Set<string>();
  return header.map((cell) => {
    const name = columnOf(kind, cell);
    if (name === '' || used.has(name)) return '';
    used.add(name);
    return name;
  });
};

/** Returns why columns are not enough for a kind, or `null`. */
export const columnsProblem = ({ kind, columns }: KindOfUpload, chosen: readonly string[]): string | null => {
  const repeated = chosen.find((name, at) => name !== '' && chosen.indexOf(name) !== at);
  if (repeated !== undefined) return `Two columns are read as ${repeated}. Skip one of them.`;
  const missing = columns.find(({ name, isRequired }) => isRequired && !chosen.includes(name));
  if (missing) return `No column is read as ${missing.name}. Choose one.`;
  const hasPart =
    chosen.includes('part_number') || ['compound', 'standard', 'size'].every((name) => chosen.includes(name));
  return kind === 'stock' && !hasPart ? 'No column is read as part_number. Choose one.' : null;
};

export interface RecognizedFile {
  /** `null`: no kind has its columns. */
  readonly kind: UploadKind | null;
  readonly columns: readonly string[];
  /** Whether every column was recognized, so that nobody needs to look at them. */
  readonly isSure: boolean;
}

/** Recognizes a file by its header: the kind of which it has all required columns, and the most of them. */
export const recognizeFile = (header: readonly string[]): RecognizedFile => {
  const fitting = UPLOAD_KINDS.map((kind) => ({ kind, columns: columnsOf(kind, header) }))
    .filter(({ kind, columns }) => columnsProblem(kind, columns) === null)
    .map((each) => ({ ...each, count: each.columns.filter((name) => name !== '').length }))
    .sort((a, b) => b.count - a.count);
  const [best] = fitting;
  if (!best) return { kind: null, columns: header.map(() => ''), isSure: false };
  const isSure = best.columns.every((name, at) => name !== '' || header[at]?.trim() === '');
  return { kind: best.kind.kind, columns: best.columns, isSure };
};

import type { ListedPart } from './listed-part.ts';
import type { Aside } from './reading/asides.ts';
import type { Correction, Difference, ReadingKind } from './reading/line-reading.ts';
import { readListQuantity } from './reading/list-quantity.ts';
import type { ForeignProduct } from './reading/read-text.ts';
import type { SourceRow } from './reading/source-rows.ts';

/** A part that a line may mean. */
export interface LineCandidate {
  readonly listed: ListedPart;
  readonly differences: readonly Difference[];
  /** Features that distinguish it from the other candidates of its line. */
  readonly features: readonly string[];
}

/** The server's reading of a line. */
export interface LineReading {
  readonly kind: ReadingKind;
  readonly quantity: string;
  /** Words of the text for an ambiguous quantity. */
  readonly unclear: string;
  readonly candidates: readonly LineCandidate[];
  readonly total: number;
  /** Index of the cheapest matching candidate in stock, or -1 if none is in stock. */
  readonly cheapest: number;
  readonly found: readonly string[];
  readonly unread: readonly string[];
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
  /** Words next to a part number that stay with the line. */
  readonly remarks: readonly string[];
  /** Why no part matches, or what has to be decided. '' for most lines. */
  readonly problem: string;
  readonly product: ForeignProduct | null;
  readonly aside: Aside | null;
}

/** One line of a list under review: a row of the file, or several equal ones. */
export interface ReviewLine {
  /** Number of its first row. No two lines share a row. */
  readonly id: number;
  readonly rows: readonly SourceRow[];
  /** Texts of the file, or those that the visitor entered instead. */
  readonly texts: readonly string[];
  readonly holdsQuantity: boolean;
  /** null: unknown, or not a number. */
  readonly quantity: number | null;
  /** null while it is being read. */
  readonly reading: LineReading | null;
  /** Product ID of the candidate that the visitor chose, or null. */
  readonly chosen: number | null;
  /** Whether the visitor reopened the choice although a part was selected. */
  readonly isReopened: boolean;
  /** The visitor's decision: a line of the cart, a text sent with the quote request, or removed. */
  readonly fate: 'line' | 'text' | 'removed';
  /** Whether the visitor undid the corrections. */
  readonly isAsTyped: boolean;
}

/** `quantity`: the part is known but the quantity is missing. */
export type LineState = ReadingKind | 'quantity' | 'reading' | 'text' | 'removed';

/** Returns the candidate that the visitor chose, or null without a choice or if it is no longer in the catalog. */
export const chosenOf = ({ reading, chosen }: ReviewLine): LineCandidate | null =>
  (chosen !== null && reading?.candidates.find(({ listed }) => listed.part.productId === chosen)) || null;

/** Returns how certain the part is, or that the visitor reopened the choice. */
const kindOf = ({ reading, isReopened }: ReviewLine): ReadingKind | null =>
  reading !== null && isReopened && reading.candidates.length > 0 ? 'choose' : (reading?.kind ?? null);

/** Returns whether a reading names nothing that can be ordered here. */
const namesNoPart = (kind: ReadingKind): boolean => kind === 'foreign' || kind === 'aside' || kind === 'unread';

/** Lines that were not understood are notes of the list, unless they have a quantity. */
const isWanted = ({ rows, reading }: ReviewLine): boolean =>
  reading?.aside === 'note' && reading.unread.length > 0 && rows.some(({ quantity }) => quantity !== '');

/** Returns the state of a line. A line without a quantity cannot be added. */
export const lineState = (line: ReviewLine): LineState => {
  const { fate, reading, isAsTyped, quantity } = line;
  const kind = kindOf(line);
  if (fate !== 'line') return fate;
  if (reading === null || kind === null) return 'reading';
  const chosen = chosenOf(line);
  if (chosen === null && namesNoPart(kind)) return isWanted(line) ? 'unread' : kind;
  if (chosen === null && isAsTyped && reading.corrections.length > 0) return 'unread';
  if (chosen === null && kind === 'choose') return kind;
  if (quantity === null) return 'quantity';
  return chosen === null ? kind : chosen.differences.length > 0 ? 'nearest' : 'exact';
};

/** Returns the part of a line, or null until one is chosen. */
export const linePart = (line: ReviewLine): LineCandidate | null => {
  const { reading } = line;
  if (reading === null) return null;
  const chosen = chosenOf(line);
  if (chosen !== null) return chosen;
  const kind = kindOf(line);
  const isDecided = kind === 'exact' || kind === 'nearest';
  return isDecided && !(line.isAsTyped && reading.corrections.length > 0) ? (reading.candidates[0] ?? null) : null;
};

/** Returns whether the line can be added to the cart. */
export const isReady = (line: ReviewLine): boolean => {
  const state = lineState(line);
  return state === 'exact' || state === 'nearest';
};

/** Returns whether the line needs a decision by the visitor. */
export const isOpenLine = (line: ReviewLine): boolean => {
  const state = lineState(line);
  return state === 'choose' || state === 'unread' || state === 'quantity';
};

const firstOf = ({ rows }: ReviewLine): SourceRow | undefined => rows[0];

/** Returns the text of the file, or the visitor's replacement. */
export const lineText = ({ texts }: ReviewLine): string => texts[0] ?? '';
export const customerNumberOf = (line: ReviewLine): string => firstOf(line)?.own ?? '';
export const lineNote = (line: ReviewLine): string => firstOf(line)?.note ?? '';

/** Returns words next to the part number that no other field contains. */
export const lineRemarks = ({ reading }: ReviewLine): readonly string[] => reading?.remarks ?? [];

/** Returns the positions of the rows in the customer's list. Empty if the list does not number its rows. */
export const linePositions = ({ rows }: ReviewLine): readonly string[] =>
  rows.flatMap(({ position }) => (position === '' ? [] : [position]));

/** Lines with equal keys have equal meanings. */
export const lineKey = ({ holdsQuantity, texts }: Pick<ReviewLine, 'holdsQuantity' | 'texts'>): string =>
  JSON.stringify([holdsQuantity, ...texts]);

/** Returns a key that is equal for open lines with the same candidates. '' for a line without a choice. */
export const choiceKey = (line: ReviewLine): string => {
  const { fate, reading } = line;
  return fate !== 'line' || reading === null || kindOf(line) !== 'choose' || chosenOf(line) !== null
    ? ''
    : JSON.stringify([reading.found, reading.candidates.map(({ listed }) => listed.part.productId)]);
};

/** Returns the quantity as typed in the list, if it is not a number. */
export const quantityTyped = ({ rows, reading }: ReviewLine): string =>
  [rows[0]?.quantity, rows[0]?.unit].filter((text) => text).join(' ') || reading?.unclear || reading?.quantity || '';

/** Returns an unread line for its rows. */
export const createReviewLine = (rows: readonly [SourceRow, ...SourceRow[]]): ReviewLine => {
  const [{ row, texts, holdsQuantity }] = rows;
  const quantities = rows.map(({ quantity, unit }) => readListQuantity(quantity, unit));
  const known = quantities.filter((quantity) => quantity !== null);
  return {
    id: row,
    rows,
    texts,
    holdsQuantity,
    quantity: known.length === rows.length ? known.reduce((sum, quantity) => sum + quantity, 0) : null,
    reading: null,
    chosen: null,
    isReopened: false,
    fate: 'line',
    isAsTyped: false,
  };
};

/**
 * Returns a line with the server's reading. A quantity from the visitor or the file takes precedence over one in the
 * text.
 */
export const withReading = (line: ReviewLine, reading: LineReading): ReviewLine => {
  const inText = readListQuantity(reading.quantity);
  const hasCell = !line.holdsQuantity && line.rows.some(({ quantity }) => quantity !== '');
  if (hasCell || inText === null) return { ...line, reading };
  return { ...line, reading, quantity: line.quantity ?? inText * line.rows.length };
};

import type { Correction, Difference, ReadingKind } from './line-reading.ts';
import { readListQuantity } from './list-quantity.ts';
import type { ListedPart } from './listed-part.ts';
import type { SourceRow } from './source-rows.ts';

/** A part that a line may mean. */
export interface LineCandidate {
  readonly listed: ListedPart;
  readonly differences: readonly Difference[];
}

/** What the server made of a line. */
export interface LineReading {
  readonly kind: ReadingKind;
  readonly quantity: string;
  readonly candidates: readonly LineCandidate[];
  readonly total: number;
  readonly found: readonly string[];
  readonly unread: readonly string[];
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
}

/** One line of a list under review: a row of the file, or several that say the same. */
export interface ReviewLine {
  /** Number of its first row; no two lines share a row. */
  readonly id: number;
  readonly rows: readonly SourceRow[];
  /** As it is read: as in the file, or as the visitor wrote it. */
  readonly texts: readonly string[];
  readonly holdsQuantity: boolean;
  /** null: not known yet, or not a number. */
  readonly quantity: number | null;
  /** null while it is being read. */
  readonly reading: LineReading | null;
  /** Product ID of the candidate that the visitor chose; null: none. */
  readonly chosen: number | null;
  /** The visitor wants to choose although one part was taken for it. */
  readonly isReopened: boolean;
  /** What the visitor made of it: a line of the cart, a text that goes along with the quote, nothing. */
  readonly fate: 'line' | 'text' | 'removed';
  /** The visitor took the corrections back. */
  readonly isAsTyped: boolean;
}

export type LineState = ReadingKind | 'reading' | 'text' | 'removed';

/** The candidate that the visitor chose; null where none is, or the catalog no longer has it. */
export const chosenOf = ({ reading, chosen }: ReviewLine): LineCandidate | null =>
  (chosen !== null && reading?.candidates.find(({ listed }) => listed.part.productId === chosen)) || null;

/** How surely it names a part, or that the visitor wants to choose all the same. */
const kindOf = ({ reading, isReopened }: ReviewLine): ReadingKind | null =>
  reading !== null && isReopened && reading.candidates.length > 0 ? 'choose' : (reading?.kind ?? null);

/** Where a line stands. Without a quantity nothing can be added. */
export const lineState = (line: ReviewLine): LineState => {
  const { fate, reading, isAsTyped, quantity } = line;
  const kind = kindOf(line);
  if (fate !== 'line') return fate;
  if (reading === null || kind === null) return 'reading';
  const chosen = chosenOf(line);
  if (quantity === null && (chosen !== null || kind !== 'choose')) return 'unread';
  if (chosen !== null) return chosen.differences.length > 0 ? 'nearest' : 'exact';
  return isAsTyped && reading.corrections.length > 0 ? 'unread' : kind;
};

/** The part that a line stands for; null while none is chosen. */
export const linePart = (line: ReviewLine): LineCandidate | null => {
  const { reading } = line;
  if (reading === null) return null;
  const chosen = chosenOf(line);
  if (chosen !== null) return chosen;
  const kind = kindOf(line);
  const isDecided = kind === 'exact' || kind === 'nearest';
  return isDecided && !(line.isAsTyped && reading.corrections.length > 0) ? (reading.candidates[0] ?? null) : null;
};

/** Whether it can be added to the cart. */
export const isReady = (line: ReviewLine): boolean => {
  const state = lineState(line);
  return state === 'exact' || state === 'nearest';
};

/** Whether the visitor has still to say something. */
export const isOpen = (line: ReviewLine): boolean => {
  const state = lineState(line);
  return state === 'choose' || state === 'unread';
};

const firstOf = ({ rows }: ReviewLine): SourceRow | undefined => rows[0];

/** What stands in the file, or what the visitor wrote instead. */
export const lineText = ({ texts }: ReviewLine): string => texts[0] ?? '';
export const lineOwn = (line: ReviewLine): string => firstOf(line)?.own ?? '';
export const lineNote = (line: ReviewLine): string => firstOf(line)?.note ?? '';

/** Lines of one key mean the same. */
export const lineKey = ({ holdsQuantity, texts }: Pick<ReviewLine, 'holdsQuantity' | 'texts'>): string =>
  JSON.stringify([holdsQuantity, ...texts]);

/** What an open line may mean, as text: lines of one have the same candidates. '' for a line that is not open to a choice. */
export const choiceKey = (line: ReviewLine): string => {
  const { fate, reading } = line;
  return fate !== 'line' || reading === null || kindOf(line) !== 'choose' || chosenOf(line) !== null
    ? ''
    : JSON.stringify([reading.found, reading.candidates.map(({ listed }) => listed.part.productId)]);
};

/** The quantity as it stands in the list, where it is no number. */
export const quantityTyped = ({ rows, reading }: ReviewLine): string => rows[0]?.quantity || reading?.quantity || '';

/** A line from its rows, not read yet. */
export const newLine = (rows: readonly [SourceRow, ...SourceRow[]]): ReviewLine => {
  const [{ row, texts, holdsQuantity }] = rows;
  const quantities = rows.map(({ quantity }) => readListQuantity(quantity));
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

/** A line with what the server made of it. A quantity that the visitor or the file gave stays. */
export const withReading = (line: ReviewLine, reading: LineReading): ReviewLine => {
  const inText = line.holdsQuantity ? readListQuantity(reading.quantity) : null;
  return { ...line, reading, quantity: line.quantity ?? (inText === null ? null : inText * line.rows.length) };
};

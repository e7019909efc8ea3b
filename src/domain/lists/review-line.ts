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
  /** Place of the candidate that the visitor chose; null: none. */
  readonly chosen: number | null;
  /** What the visitor made of it: a line of the cart, a text that goes along with the quote, nothing. */
  readonly fate: 'line' | 'text' | 'removed';
  /** The visitor took the corrections back. */
  readonly isAsTyped: boolean;
}

export type LineState = ReadingKind | 'reading' | 'text' | 'removed';

/** Where a line stands. Without a quantity nothing can be added. */
export const lineState = (line: ReviewLine): LineState => {
  const { fate, reading, chosen, isAsTyped, quantity } = line;
  if (fate !== 'line') return fate;
  if (reading === null) return 'reading';
  if (quantity === null && (chosen !== null || reading.kind !== 'choose')) return 'unread';
  if (chosen !== null) return (reading.candidates[chosen]?.differences.length ?? 0) > 0 ? 'nearest' : 'exact';
  return isAsTyped && reading.corrections.length > 0 ? 'unread' : reading.kind;
};

/** The part that a line stands for; null while none is chosen. */
export const linePart = (line: ReviewLine): LineCandidate | null => {
  const { reading, chosen } = line;
  if (reading === null) return null;
  if (chosen !== null) return reading.candidates[chosen] ?? null;
  const isDecided = reading.kind === 'exact' || reading.kind === 'nearest';
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
export const choiceKey = ({ fate, chosen, reading }: ReviewLine): string =>
  fate !== 'line' || chosen !== null || reading?.kind !== 'choose'
    ? ''
    : JSON.stringify([reading.found, reading.candidates.map(({ listed }) => listed.part.productId)]);

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
    fate: 'line',
    isAsTyped: false,
  };
};

/** A line with what the server made of it. A quantity that the visitor or the file gave stays. */
export const withReading = (line: ReviewLine, reading: LineReading): ReviewLine => {
  const inText = line.holdsQuantity ? readListQuantity(reading.quantity) : null;
  return { ...line, reading, quantity: line.quantity ?? (inText === null ? null : inText * line.rows.length) };
};

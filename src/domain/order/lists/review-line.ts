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
  /** What tells it from the other candidates of its line. */
  readonly features: readonly string[];
}

/** What the server made of a line. */
export interface LineReading {
  readonly kind: ReadingKind;
  readonly quantity: string;
  /** Words of the text that mean a quantity which cannot be told. */
  readonly unclear: string;
  readonly candidates: readonly LineCandidate[];
  readonly total: number;
  /** Place of the cheapest candidate in stock of all parts that answer; -1 where none is in stock. */
  readonly cheapest: number;
  readonly found: readonly string[];
  readonly unread: readonly string[];
  readonly missing: readonly string[];
  readonly corrections: readonly Correction[];
  /** Words beside a part number that stay with the line. */
  readonly remarks: readonly string[];
  /** Why no part answers, or what has to be decided; '' for most. */
  readonly problem: string;
  readonly product: ForeignProduct | null;
  readonly aside: Aside | null;
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

/** `quantity`: the part is known, and not how many. */
export type LineState = ReadingKind | 'quantity' | 'reading' | 'text' | 'removed';

/** The candidate that the visitor chose; null where none is, or the catalog no longer has it. */
export const chosenOf = ({ reading, chosen }: ReviewLine): LineCandidate | null =>
  (chosen !== null && reading?.candidates.find(({ listed }) => listed.part.productId === chosen)) || null;

/** How surely it names a part, or that the visitor wants to choose all the same. */
const kindOf = ({ reading, isReopened }: ReviewLine): ReadingKind | null =>
  reading !== null && isReopened && reading.candidates.length > 0 ? 'choose' : (reading?.kind ?? null);

/** Whether a reading names nothing that could be ordered here. */
const namesNoPart = (kind: ReadingKind): boolean => kind === 'foreign' || kind === 'aside' || kind === 'unread';

/** Words that say nothing here are a note of the list, unless a quantity stands beside them. */
const isWanted = ({ rows, reading }: ReviewLine): boolean =>
  reading?.aside === 'note' && reading.unread.length > 0 && rows.some(({ quantity }) => quantity !== '');

/** Where a line stands. Without a quantity nothing can be added. */
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
export const isOpenLine = (line: ReviewLine): boolean => {
  const state = lineState(line);
  return state === 'choose' || state === 'unread' || state === 'quantity';
};

const firstOf = ({ rows }: ReviewLine): SourceRow | undefined => rows[0];

/** What stands in the file, or what the visitor wrote instead. */
export const lineText = ({ texts }: ReviewLine): string => texts[0] ?? '';
export const lineOwn = (line: ReviewLine): string => firstOf(line)?.own ?? '';
export const lineNote = (line: ReviewLine): string => firstOf(line)?.note ?? '';

/** Words beside the part number that nothing else carries. */
export const lineRemarks = ({ reading }: ReviewLine): readonly string[] => reading?.remarks ?? [];

/** Positions of the rows in the customer's list; none where the list numbers no rows. */
export const linePositions = ({ rows }: ReviewLine): readonly string[] =>
  rows.flatMap(({ position }) => (position === '' ? [] : [position]));

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
export const quantityTyped = ({ rows, reading }: ReviewLine): string =>
  [rows[0]?.quantity, rows[0]?.unit].filter((text) => text).join(' ') || reading?.unclear || reading?.quantity || '';

/** A line from its rows, not read yet. */
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
 * A line with what the server made of it. A quantity that the visitor or the file gave stays; one that stands in the text
 * counts where the file has no other.
 */
export const withReading = (line: ReviewLine, reading: LineReading): ReviewLine => {
  const inText = readListQuantity(reading.quantity);
  const hasCell = !line.holdsQuantity && line.rows.some(({ quantity }) => quantity !== '');
  if (hasCell || inText === null) return { ...line, reading };
  return { ...line, reading, quantity: line.quantity ?? inText * line.rows.length };
};

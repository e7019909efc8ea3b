import { cutText } from '../../kit/text/bounded-text.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_LINE_TEXT } from './limits.ts';
import { type CustomerParts, readingWithCustomerPart } from './reading/customer-parts.ts';
import type { CorrectionKind } from './reading/line-reading.ts';
import { splitLine } from './reading/merge-rows.ts';
import {
  choiceKey,
  chosenOf,
  customerNumberOf,
  type LineCandidate,
  type LineReading,
  lineKey,
  lineState,
  type ReviewLine,
  withReading,
} from './review-line.ts';

/** A list under review with its undo history. */
export interface Review {
  readonly lines: readonly ReviewLine[];
  readonly before: readonly (readonly ReviewLine[])[];
}

export const newReview = (lines: readonly ReviewLine[]): Review => ({ lines, before: [] });

/** Maximum undo steps. */
const MAX_BEFORE = 200;

const changed = (review: Review, lines: readonly ReviewLine[]): Review => ({
  lines,
  before: [...review.before.slice(-(MAX_BEFORE - 1)), review.lines],
});

const changeLines = (
  review: Review,
  is: (line: ReviewLine) => boolean,
  change: (line: ReviewLine) => ReviewLine,
): Review =>
  review.lines.some(is)
    ? changed(
        review,
        review.lines.map((line) => (is(line) ? change(line) : line)),
      )
    : review;

const byId = (id: number) => (line: ReviewLine) => line.id === id;

const NO_OWN: CustomerParts = new Map();

/** Applies readings, by the lines' keys, and customer part numbers. This is not an undoable change. */
export const takeReadings = (
  review: Review,
  readings: ReadonlyMap<string, LineReading>,
  own: CustomerParts = NO_OWN,
): Review => ({
  ...review,
  lines: review.lines.map((line) => {
    const reading = line.reading === null ? readings.get(lineKey(line)) : undefined;
    return reading === undefined ? line : withReading(line, readingWithCustomerPart(line, reading, own));
  }),
});

/** Lines with equal keys have equal meanings to one customer. */
const fullKey = (line: ReviewLine): string => JSON.stringify([lineKey(line), customerNumberOf(line)]);

/** Undoes the last change. Readings that arrived since then are preserved. */
export const undo = ({ lines, before }: Review): Review => {
  const last = before.at(-1);
  if (last === undefined) return { lines, before };
  const readings = new Map(lines.map((line) => [fullKey(line), line.reading]));
  const readAgain = (line: ReviewLine): ReviewLine => {
    const reading = line.reading ?? readings.get(fullKey(line)) ?? null;
    return line.reading === null && reading !== null ? withReading(line, reading) : line;
  };
  return { lines: last.map(readAgain), before: before.slice(0, -1) };
};

/** Returns other lines that may mean the same parts as this one, to which its choice may apply. */
export const linesAlike = ({ lines }: Review, line: ReviewLine): readonly ReviewLine[] => {
  const key = choiceKey(line);
  return key === '' ? [] : lines.filter((one) => one.id !== line.id && choiceKey(one) === key);
};

/** Chooses a part for those lines that have it among their candidates. */
export const choosePart = (review: Review, ids: readonly number[], productId: number): Review =>
  changeLines(
    review,
    (line) => ids.includes(line.id) && chosenOf({ ...line, chosen: productId }) !== null,
    (line) => ({ ...line, chosen: productId, fate: 'line' }),
  );

/**
 * Returns whether only the choice among fully matching parts is open: all words were understood and there are no
 * contradictions.
 */
const isPlainChoice = (line: ReviewLine): boolean =>
  lineState(line) === 'choose' && line.reading?.unread.length === 0 && line.reading.problem === '';

/** A rule that chooses a part for every line with an open choice. */
export type ChoiceRule =
  /** The cheapest of all parts that match the line. */
  { readonly kind: 'cheapest' } | { readonly kind: 'compound'; readonly label: string };

/** @example compoundOf('FK7502-214') // 'FK7502' */
const compoundOf = (productName: string): string => productName.slice(0, productName.indexOf('-'));

const candidateBy = ({ reading }: ReviewLine, rule: ChoiceRule): LineCandidate | null => {
  const candidates = reading?.candidates ?? [];
  const found =
    rule.kind === 'cheapest'
      ? candidates[reading?.cheapest ?? -1]
      : candidates.find(({ listed }) => compoundOf(listed.part.productName) === rule.label);
  return found !== undefined && found.differences.length === 0 ? found : null;
};

/** Returns the lines for which a rule chooses a part. */
export const linesByRule = ({ lines }: Review, rule: ChoiceRule): readonly ReviewLine[] =>
  lines.filter((line) => isPlainChoice(line) && candidateBy(line, rule) !== null);

/** Applies a rule to all lines with an open choice, as one undo step. */
export const chooseByRule = (review: Review, rule: ChoiceRule): Review => {
  const ids = new Set(linesByRule(review, rule).map(({ id }) => id));
  return changeLines(
    review,
    ({ id }) => ids.has(id),
    (line) => ({ ...line, chosen: candidateBy(line, rule)?.listed.part.productId ?? null }),
  );
};

/** A compound that open lines may take, with the number of those lines. */
export interface OfferedCompound {
  readonly label: string;
  /** As in the parts' description: `FKM 75 Shore A, brown`. */
  readonly description: string;
  readonly lines: number;
}

/** Returns the compounds that open lines may take, those for most lines first. */
export const offeredCompounds = (review: Review): readonly OfferedCompound[] => {
  const offered = new Map<string, OfferedCompound>();
  for (const line of review.lines.filter(isPlainChoice)) {
    for (const { listed, differences } of line.reading?.candidates ?? []) {
      const label = compoundOf(listed.part.productName);
      if (differences.length > 0 || label === '') continue;
      const lines = (offered.get(label)?.lines ?? 0) + 1;
      offered.set(label, { label, description: listed.part.description, lines });
    }
  }
  return [...offered.values()].sort((a, b) => b.lines - a.lines || a.label.localeCompare(b.label));
};

/** Reopens the choice among a line's candidates. */
export const chooseAgain = (review: Review, id: number): Review =>
  changeLines(
    review,
    (line) => line.id === id && line.reading !== null,
    (line) => ({ ...line, chosen: null, isReopened: true }),
  );

/** Replaces the text of a line, which is then read again. */
export const editText = (review: Review, id: number, text: string): Review =>
  changeLines(review, byId(id), (line) => ({
    ...line,
    texts: [cutText(text.trim(), LONGEST_LINE_TEXT)],
    holdsQuantity: line.quantity === null,
    reading: null,
    chosen: null,
    isReopened: false,
    fate: 'line',
    isAsTyped: false,
  }));

/** Sets a quantity. Anything other than a whole number ≥ 1 leaves the list unchanged. */
export const setLineQuantity = (review: Review, id: number, quantity: number): Review =>
  isQuantity(quantity) ? changeLines(review, byId(id), (line) => ({ ...line, quantity })) : review;

/** Sets the quantity of every line without one to one piece. */
export const oneOfEach = (review: Review): Review =>
  changeLines(
    review,
    ({ quantity }) => quantity === null,
    (line) => ({ ...line, quantity: line.rows.length }),
  );

export const setFate = (review: Review, id: number, fate: ReviewLine['fate']): Review =>
  changeLines(
    review,
    (line) => line.id === id && line.fate !== fate,
    (line) => ({ ...line, fate }),
  );

/** Kinds of changes to a list: corrections of the text, and merged rows. */
export type ChangeKind = CorrectionKind | 'merge';

const hasChange = (line: ReviewLine, kind: ChangeKind): boolean =>
  kind === 'merge'
    ? line.rows.length > 1
    : !line.isAsTyped && (line.reading?.corrections.some((one) => one.kind === kind) ?? false);

/** Counts the changes of each kind. */
export const changeCounts = ({ lines }: Review): Readonly<Record<ChangeKind, number>> => {
  const count = (kind: CorrectionKind): number => lines.filter((line) => hasChange(line, kind)).length;
  return {
    letter: count('letter'),
    comma: count('comma'),
    prefix: count('prefix'),
    merge: lines.reduce((sum, { rows }) => sum + rows.length - 1, 0),
  };
};

/** Undoes changes of these kinds, in one line or in all. Merged lines are split again. */
export const undoChanges = (review: Review, kinds: readonly ChangeKind[], id: number | null): Review => {
  const is = (line: ReviewLine): boolean =>
    (id === null || line.id === id) && kinds.some((kind) => hasChange(line, kind));
  if (!review.lines.some(is)) return review;
  const asTyped = (line: ReviewLine): ReviewLine =>
    kinds.some((kind) => kind !== 'merge' && hasChange(line, kind)) ? { ...line, isAsTyped: true } : line;
  const lines = review.lines.flatMap((line) => {
    if (!is(line)) return [line];
    const split = kinds.includes('merge') && line.rows.length > 1 ? splitLine(line) : [line];
    return split.map(asTyped);
  });
  return changed(
    review,
    lines.toSorted((a, b) => a.id - b.id),
  );
};

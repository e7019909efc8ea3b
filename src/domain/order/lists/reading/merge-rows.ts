import { isQuantity } from '../../../shop/pricing/quantity.ts';
import { createReviewLine, type ReviewLine } from '../review-line.ts';
import { readListQuantity } from './list-quantity.ts';
import type { SourceRow } from './source-rows.ts';

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const sumOf = (rows: readonly SourceRow[]): number | null =>
  rows.reduce<number | null>((sum, { quantity, unit }) => {
    const one = readListQuantity(quantity, unit);
    return sum === null || one === null || !isQuantity(sum + one) ? null : sum + one;
  }, 0);

/**
 * Returns a key that is equal for rows that differ only in quantity. If the quantity is part of the text, the whole
 * text must be equal.
 */
const keyOf = ({ texts, own, unit, note }: SourceRow): string => JSON.stringify([...texts, own, unit, note].map(plain));

/**
 * Returns the lines of the rows in order. Equal rows are merged into one line with the sum of their quantities, if
 * these are numbers. Every row is in exactly one line.
 */
export const mergeRows = (rows: readonly SourceRow[]): readonly ReviewLine[] => {
  const groups = new Map<string, [SourceRow, ...SourceRow[]]>();
  const all: [SourceRow, ...SourceRow[]][] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known && (row.holdsQuantity || sumOf([...known, row]) !== null)) {
      known.push(row);
      continue;
    }
    const group: [SourceRow, ...SourceRow[]] = [row];
    groups.set(key, group);
    all.push(group);
  }
  return all.map(createReviewLine);
};

/** Splits a merged line into one line per row, each with the same reading. */
export const splitLine = (line: ReviewLine): readonly ReviewLine[] =>
  line.rows.map((row) => {
    const alone = createReviewLine([row]);
    const quantity = alone.quantity ?? (line.quantity === null ? null : line.quantity / line.rows.length);
    const { texts, reading, chosen, isReopened } = line;
    return { ...alone, texts, reading, chosen, isReopened, quantity };
  });

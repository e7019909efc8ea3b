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

/** Rows that say the same but for their quantities. Where the quantity stands within the text, the whole text is the same. */
const keyOf = ({ texts, own, unit, note }: SourceRow): string => JSON.stringify([...texts, own, unit, note].map(plain));

/**
 * Lines from rows, in their order: rows that say the same are one line of the sum, as far as that is a quantity. Every row is in
 * exactly one line.
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

/** The lines that the rows of one line are by themselves, each with what was read. */
export const splitLine = (line: ReviewLine): readonly ReviewLine[] =>
  line.rows.map((row) => {
    const alone = createReviewLine([row]);
    const quantity = alone.quantity ?? (line.quantity === null ? null : line.quantity / line.rows.length);
    const { texts, reading, chosen, isReopened } = line;
    return { ...alone, texts, reading, chosen, isReopened, quantity };
  });

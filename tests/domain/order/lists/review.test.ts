import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import { linesToSave } from '../../../../src/domain/order/lists/lines-to-save.ts';
import { guessColumns } from '../../../../src/domain/order/lists/reading/columns.ts';
import { mergeRows } from '../../../../src/domain/order/lists/reading/merge-rows.ts';
import { readLines } from '../../../../src/domain/order/lists/reading/read-line.ts';
import { sourceRows } from '../../../../src/domain/order/lists/reading/source-rows.ts';
import {
  changeCounts,
  chooseAgain,
  choosePart,
  editText,
  newReview,
  type Review,
  setFate,
  setLineQuantity,
  takeReadings,
  undo,
  undoChanges,
} from '../../../../src/domain/order/lists/review.ts';
import { type LineReading, lineKey, lineState, lineText } from '../../../../src/domain/order/lists/review-line.ts';
import { reviewLineTotal, reviewSums, textOfLine } from '../../../../src/domain/order/lists/review-sums.ts';
import { forCart } from '../../../../src/domain/order/lists/to-cart.ts';
import { priceListAt } from '../../../../src/domain/shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../../../src/domain/shop/catalog/rows/parts.ts';
import { lineTotal } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { lineReadings } from '../../../../src/domain/site/api/list-readings.ts';
import { toReadListResponse } from '../../../../src/server/lists/read-response.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);

const readAll = (review: Review): Review => {
  const answer = toReadListResponse(catalog, readLines(catalog, review.lines), 'mm');
  const readings = new Map<string, LineReading>();
  lineReadings(answer).forEach((reading, at) => {
    const line = review.lines[at];
    if (line) readings.set(lineKey(line), reading);
  });
  return takeReadings(review, readings);
};

const reviewOf = (table: readonly (readonly string[])[]): Review =>
  readAll(newReview(mergeRows(sourceRows(table, guessColumns(table)).rows)));

const HEAD = ['Item no.', 'Description', 'Qty'];
const LIST = reviewOf([
  HEAD,
  ['76-1', 'FK7502-214', '400'],
  ['76-2', 'FK75O2-214', '10'],
  ['76-3', '214', '300'],
  ['76-4', 'seal kit, pump', '12'],
  ['76-1', 'FK7502-214', '200'],
  ['76-5', 'FK7502-214', 'a few'],
]);
const lineOf = (review: Review, id: number) => {
  const line = review.lines.find((one) => one.id === id);
  if (!line) throw new Error(`No line ${id}.`);
  return line;
};

const candidateOf = (review: Review, id: number, at: number): number =>
  review.lines.find((line) => line.id === id)?.reading?.candidates[at]?.listed.part.productId ?? 0;

describe('a review', () => {
  test('merges identical rows and splits them again', () => {
    expect(LIST.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 600],
      [2, 10],
      [3, 300],
      [4, 12],
      [6, null],
    ]);
    expect(changeCounts(LIST)).toEqual({ letter: 1, comma: 0, prefix: 0, merge: 1 });
    const split = undoChanges(LIST, ['merge'], 1);
    expect(split.lines.map(({ id, quantity }) => [id, quantity]).slice(0, 5)).toEqual([
      [1, 400],
      [2, 10],
      [3, 300],
      [4, 12],
      [5, 200],
    ]);
    expect(undo(split).lines).toEqual(LIST.lines);
  });

  test('returns the state of each line; a line without a quantity is open', () => {
    expect(LIST.lines.map(lineState)).toEqual(['exact', 'exact', 'choose', 'foreign', 'quantity']);
    expect(lineState(lineOf(setLineQuantity(LIST, 6, 3), 6))).toBe('exact');
    expect(setLineQuantity(LIST, 6, 0)).toBe(LIST);
  });

  test('an undone correction leaves the text for editing', () => {
    const typed = undoChanges(LIST, ['letter'], null);
    expect(lineState(lineOf(typed, 2))).toBe('unread');
    expect(changeCounts(typed).letter).toBe(0);
    expect(lineState(lineOf(undo(typed), 2))).toBe('exact');
  });

  test('selects a candidate, and ignores a part that is not a candidate', () => {
    const part = candidateOf(LIST, 3, 0);
    expect(lineState(lineOf(choosePart(LIST, [3], part), 3))).toBe('exact');
    expect(choosePart(LIST, [1], part)).toBe(LIST);
    expect(choosePart(LIST, [3], -1)).toBe(LIST);
  });

  test('an accepted or selected part can be changed', () => {
    const chosen = choosePart(LIST, [3], candidateOf(LIST, 3, 0));
    expect(lineState(lineOf(chooseAgain(chosen, 3), 3))).toBe('choose');
    const again = chooseAgain(LIST, 1);
    expect(lineState(lineOf(again, 1))).toBe('choose');
    expect(lineState(lineOf(choosePart(again, [1], candidateOf(LIST, 1, 0)), 1))).toBe('exact');
  });

  test('an edited line is read again, and can be undone to its earlier reading', () => {
    const edited = editText(LIST, 4, 'FK7502-214');
    expect(lineState(lineOf(edited, 4))).toBe('reading');
    const read = readAll(edited);
    expect(lineState(lineOf(read, 4))).toBe('exact');
    expect(lineText(lineOf(undo(read), 4))).toBe('seal kit, pump');
    expect(lineState(lineOf(undo(read), 4))).toBe('foreign');
  });

  test('open lines are sent as text, removed ones are not, and both can be restored', () => {
    const removed = setFate(LIST, 4, 'removed');
    expect(reviewSums(LIST)).toMatchObject({ rows: 6, lines: 5, ready: 2, texts: 3, pieces: 610 });
    expect(reviewSums(removed)).toMatchObject({ rows: 6, lines: 5, ready: 2, texts: 2 });
    expect(undo(removed).lines).toEqual(LIST.lines);
    expect(textOfLine(lineOf(LIST, 4))).toBe('seal kit, pump × 12 (76-4)');
    expect(textOfLine(lineOf(LIST, 6))).toBe('FK7502-214 × a few (76-5)');
  });
});

const cell = fc.oneof(
  fc.constantFrom('FK7502-214', 'FK75O2-214', 'fk7502 214', '214', '24,99 x 3,53', 'viton 75', 'seal kit', '', ' '),
  fc.constantFrom('500', '1,000', 'a few', '1.000', '0', '=1+1', 'Qty', 'Part', 'Description', 'EA', '76-1004'),
  fc.string({ maxLength: 20 }),
);
const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 25 });
const steps = fc.array(fc.tuple(fc.nat(40), fc.nat(8), fc.nat(7)), { maxLength: 12 });

const step = (review: Review, [at, place, kind]: readonly [number, number, number]): Review => {
  const id = review.lines[at % Math.max(review.lines.length, 1)]?.id ?? 0;
  if (kind === 0) return choosePart(review, [id], candidateOf(review, id, place));
  if (kind === 7) return chooseAgain(review, id);
  if (kind === 1) return setFate(review, id, 'text');
  if (kind === 2) return setFate(review, id, 'removed');
  if (kind === 3) return undoChanges(review, ['merge', 'letter'], id);
  if (kind === 4) return readAll(editText(review, id, 'FK7502-214'));
  return kind === 5 ? setLineQuantity(review, id, place + 1) : undo(review);
};

/** What the cart shows for a line, in cents; 0 without a price. */
const cartAmount = (name: string, quantity: number): number =>
  lineTotal(priceListAt(catalog, cellNamed(catalog, name)), quantity) ?? 0;

test('the total is that of the cart: lines of one part are priced together', () => {
  const review = reviewOf([HEAD, ['1', 'FK7502-214', '400'], ['2', 'FK75O2-214', '10']]);
  const alone = cartAmount('FK7502-214', 400);
  expect(alone).toBeGreaterThan(0);
  expect(review.lines.map(reviewLineTotal)).toEqual([alone, cartAmount('FK7502-214', 10)]);
  expect(reviewSums(review)).toMatchObject({ ready: 2, priced: 2, total: cartAmount('FK7502-214', 410) });
});

test('lines of a part that have no price together are not counted as priced', () => {
  const limited = (review: Review): Review => ({
    ...review,
    lines: review.lines.map((line) => ({
      ...line,
      reading: line.reading && {
        ...line.reading,
        candidates: line.reading.candidates.map((one) => ({
          ...one,
          listed: {
            ...one.listed,
            priceList: one.listed.priceList && {
              ...one.listed.priceList,
              lineMaxCents: usdCents(cartAmount('FK7502-214', 4000)),
            },
          },
        })),
      },
    })),
  });
  const review = limited(reviewOf([HEAD, ['1', 'FK7502-214', '4000'], ['2', 'FK75O2-214', '1000']]));
  expect(review.lines.map(reviewLineTotal)).toEqual([cartAmount('FK7502-214', 4000), cartAmount('FK7502-214', 1000)]);
  expect(reviewSums(review)).toMatchObject({ ready: 2, priced: 0, total: 0 });
});

test('loses nothing: after any steps, every row is in one line and every line has one outcome', () => {
  fc.assert(
    fc.property(tables, steps, (table, done) => {
      const columns = guessColumns(table);
      const { rows, blank, beyond, cut } = sourceRows(table, columns);
      expect(cut).toEqual([]);
      expect(rows.length + blank + beyond.length).toBe(table.length - columns.headerAt - 1);
      const review = done.reduce(step, readAll(newReview(mergeRows(rows))));

      expect(review.lines.flatMap((line) => line.rows.map(({ row }) => row)).toSorted((a, b) => a - b)).toEqual(
        rows.map(({ row }) => row),
      );
      const sums = reviewSums(review);
      const { states } = sums;
      expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(sums.lines);
      expect(sums.ready + sums.texts + sums.notes + sums.asides + states.removed).toBe(sums.lines);

      const { parts, texts, left } = forCart(review.lines, { items: [], texts: [] });
      expect(left).toEqual([]);
      expect(parts.length).toBe(sums.parts);
      expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(sums.pieces);
      expect(sums.total).toBe(
        parts.reduce((sum, { part, quantity }) => sum + cartAmount(part.productName, quantity), 0),
      );
      expect(
        new Set(review.lines.filter((line) => lineState(line) !== 'removed').map(textOfLine)).size,
      ).toBeGreaterThanOrEqual(texts.length);
      expect(linesToSave(review.lines).length).toBe(sums.lines - states.removed);
    }),
    { numRuns: 150 },
  );
});

test('lines that do not fit into the cart stay in the list', () => {
  const items = Array.from({ length: 1000 }, (_, id) => ({ id: -1 - id }));
  const { parts, texts, left } = forCart(LIST.lines, { items: items as never, texts: Array(500).fill('x') });
  expect([parts.length, texts.length, left.length]).toEqual([0, 0, LIST.lines.length]);
});

test('reports truncated text by its row', () => {
  const table = [
    ['Item no.', 'Description', 'Qty', 'Remarks'],
    ['76-1', 'FK7502-214', '5', 'bag 100'],
    ['76-2', 'FK7502-214', '5', 'x'.repeat(301)],
    ['7'.repeat(101), 'FK7502-214', '5', ''],
    ['76-4', 'y'.repeat(201), '5', ''],
  ];
  expect(sourceRows(table, guessColumns(table)).cut).toEqual([3, 4, 5]);
});

test('number, text, quantity and note of a line reach the cart complete', () => {
  const [own, text, note] = ['7'.repeat(100), 'y'.repeat(200), 'x'.repeat(300)];
  const review = reviewOf([
    ['Item no.', 'Description', 'Qty', 'Remarks'],
    [own, text, '12', note],
    [own, 'FK7502-214', '12', note],
  ]);
  const { parts, texts } = forCart(review.lines, { items: [], texts: [] });
  expect(texts).toEqual([`${text} × 12 (${own}) ${note}`]);
  expect(parts.map((part) => part.note)).toEqual([`Your no. ${own}; ${note}`]);
});

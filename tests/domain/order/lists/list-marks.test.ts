import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listMarks, MARKED_STATES } from '../../../../src/domain/order/lists/list-marks.ts';
import { createReviewLine, type ReviewLine } from '../../../../src/domain/order/lists/review-line.ts';

const ROW = { texts: ['x'], holdsQuantity: false, own: '', position: '', unit: '', note: '' };
const READING = {
  quantity: '',
  unclear: '',
  candidates: [],
  total: 0,
  cheapest: -1,
  found: [],
  unread: [],
  missing: [],
  corrections: [],
  remarks: [],
  problem: '',
  product: null,
  aside: null,
};

const line = (id: number, state: (typeof MARKED_STATES)[number]): ReviewLine => ({
  ...createReviewLine([{ ...ROW, row: id, at: id, quantity: state === 'quantity' ? '' : '1' }]),
  reading: { ...READING, kind: state === 'quantity' ? 'exact' : state },
});

test('a short list has one mark per line', () => {
  expect(listMarks([line(1, 'exact'), line(2, 'unread'), line(3, 'choose')], 10)).toEqual([
    'exact',
    'unread',
    'choose',
  ]);
});

test('every open line has a mark, and marks are in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...MARKED_STATES), { maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (kinds, most) => {
        const marks = listMarks(
          kinds.map((kind, at) => line(at + 1, kind)),
          most,
        );
        expect(marks.length).toBe(Math.min(most, kinds.length));
        kinds.forEach((kind, at) => {
          const mark = marks[Math.floor((at * marks.length) / kinds.length)] ?? 'exact';
          expect(MARKED_STATES.indexOf(mark)).toBeGreaterThanOrEqual(MARKED_STATES.indexOf(kind));
        });
      },
    ),
  );
});

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { draftLines, linesOfDraft, listDraft } from '../../../../src/domain/order/lists/draft.ts';
import { guessColumns } from '../../../../src/domain/order/lists/reading/columns.ts';
import { mergeRows } from '../../../../src/domain/order/lists/reading/merge-rows.ts';
import { sourceRows } from '../../../../src/domain/order/lists/reading/source-rows.ts';
import {
  chooseAgain,
  editText,
  newReview,
  type Review,
  setFate,
  setLineQuantity,
  undoChanges,
} from '../../../../src/domain/order/lists/review.ts';

const cell = fc.oneof(fc.constantFrom('FK7502-214', '500', 'a few', 'Qty', 'Part', '', '76-1'), fc.string());
const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });
const steps = fc.array(fc.tuple(fc.nat(20), fc.nat(4)), { maxLength: 8 });

const step = (review: Review, [at, kind]: readonly [number, number]): Review => {
  const line = review.lines[at % Math.max(review.lines.length, 1)];
  if (!line) return review;
  if (kind === 0) return setFate(review, line.id, 'text');
  if (kind === 1) return setLineQuantity(review, line.id, 7);
  if (kind === 2) return editText(review, line.id, 'FK7502-112');
  if (kind === 3) return undoChanges(review, ['merge'], line.id);
  return chooseAgain({ ...review, lines: review.lines.map((one) => ({ ...one, chosen: 4711 })) }, line.id);
};

test('restores a list under review as stored, except for its reading results', () => {
  fc.assert(
    fc.property(tables, steps, (table, done) => {
      const columns = guessColumns(table);
      const { rows } = sourceRows(table, columns);
      const { lines } = done.reduce(step, newReview(mergeRows(rows)));
      fc.pre(lines.length > 0);
      const source = { name: 'x.csv', sheet: '', notices: [], table, columns, isRemembered: false };
      const kept = structuredClone({ ...source, changedAt: '2026-11-23T10:00:00.000Z', lines: draftLines(lines) });
      const draft = v.parse(listDraft, kept);
      expect(linesOfDraft(draft.lines, sourceRows(draft.table, draft.columns).rows)).toEqual(
        lines.map((line) => ({ ...line, reading: null })),
      );
    }),
  );
});

test('rejects anything but a draft', () => {
  for (const other of [null, 1, {}, { lines: [] }, { table: 'x', lines: [{}] }])
    expect(v.safeParse(listDraft, other).success).toBe(false);
});

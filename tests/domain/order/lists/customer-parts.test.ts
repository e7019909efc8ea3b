import { expect, test } from 'vitest';
import type { ListedPart } from '../../../../src/domain/order/lists/listed-part.ts';
import { guessColumns } from '../../../../src/domain/order/lists/reading/columns.ts';
import { customerNumbersIn } from '../../../../src/domain/order/lists/reading/customer-parts.ts';
import { mergeRows } from '../../../../src/domain/order/lists/reading/merge-rows.ts';
import { sourceRows } from '../../../../src/domain/order/lists/reading/source-rows.ts';
import { editText, newReview, type Review, takeReadings, undo } from '../../../../src/domain/order/lists/review.ts';
import { type LineReading, lineKey, linePart, lineState } from '../../../../src/domain/order/lists/review-line.ts';
import { partsWritten } from '../../../../src/domain/shop/catalog/rows/part-written.ts';
import { toListedPart } from '../../../../src/server/lists/read-response.ts';
import { indexed } from '../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const listed = (name: string): ListedPart => {
  const [part] = partsWritten(catalog, name, 1);
  if (!part) throw new Error(`No part ${name}.`);
  return toListedPart(catalog, part, 'mm');
};
const OWN = new Map([
  ['pump-76', listed('FK7502-214')],
  ['76-2', listed('FK7502-213')],
]);
const UNREAD: LineReading = {
  kind: 'unread',
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
const EXACT: LineReading = {
  ...UNREAD,
  kind: 'exact',
  total: 1,
  candidates: [{ listed: listed('NB7001-214'), differences: [], features: [] }],
};

const reviewOf = (table: readonly (readonly string[])[]): Review =>
  newReview(mergeRows(sourceRows(table, guessColumns(table)).rows));
const read = (review: Review, exact = ''): Review =>
  takeReadings(
    review,
    new Map(review.lines.map((line) => [lineKey(line), line.texts.includes(exact) ? EXACT : UNREAD])),
    OWN,
  );
const partsOf = ({ lines }: Review) => lines.map((line) => linePart(line)?.listed.part.productName ?? lineState(line));

test("a customer part number finds the part, in its column or the part's, with the quantity of the text", () => {
  const columns = reviewOf([
    ['Item no.', 'Description', 'Qty'],
    ['76-2', 'o-ring of the pump', '40'],
    ['', 'PUMP-76', '5'],
    ['76-3', 'seal kit', '1'],
  ]);
  expect(customerNumbersIn(columns.lines)).toEqual(['o-ring of the pump', '76-2', 'pump-76', 'seal kit', '76-3']);
  expect(partsOf(read(columns))).toEqual(['FK7502-213', 'FK7502-214', 'unread']);
  const plain = read(reviewOf([['Pump-76, 500']]));
  expect(plain.lines.map(({ quantity }) => quantity)).toEqual([500]);
  expect(partsOf(plain)).toEqual(['FK7502-214']);
});

test('our part numbers take precedence over the customer’s', () => {
  const review = reviewOf([
    ['Item no.', 'Description', 'Qty'],
    ['76-2', 'NB7001-214', '40'],
  ]);
  expect(partsOf(read(review, 'NB7001-214'))).toEqual(['NB7001-214']);
});

test('lines with the same text and different customer numbers keep their parts after an undo', () => {
  const review = reviewOf([
    ['Item no.', 'Description', 'Qty'],
    ['76-2', 'o-ring', '40'],
    ['Pump-76', 'o-ring', '5'],
  ]);
  const edited = editText(review, 2, 'something else');
  expect(partsOf(undo(read(edited)))).toEqual(['FK7502-213', 'reading']);
  expect(partsOf(undo(editText(read(review), 2, 'something else')))).toEqual(['FK7502-213', 'FK7502-214']);
});

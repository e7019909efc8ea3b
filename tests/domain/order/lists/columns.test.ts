import { describe, expect, test } from 'vitest';
import { columnsProblem, guessColumns, headingsOf } from '../../../../src/domain/order/lists/reading/columns.ts';
import { readListQuantity } from '../../../../src/domain/order/lists/reading/list-quantity.ts';
import { sourceRows } from '../../../../src/domain/order/lists/reading/source-rows.ts';
import { createReviewLine } from '../../../../src/domain/order/lists/review-line.ts';

describe('columns', () => {
  test('are recognized by their headings, below free text', () => {
    const table = [
      ['Pump rebuild 2026, please quote by Friday', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Pos.', 'Item no.', 'Description', 'Qty', 'UM', 'Remarks'],
      ['1', '76-1004', '2-012 NBR 70', '100', 'EA', 'bag 100'],
    ];
    expect(guessColumns(table)).toEqual({
      headerAt: 2,
      roles: ['position', 'own', 'description', 'quantity', 'unit', 'note'],
    });
    expect(headingsOf(table, guessColumns(table))).toBe('pos.|item no.|description|qty|um|remarks');
  });

  test('are guessed from their content without headings', () => {
    const table = [
      ['1', 'FK7502-214', '500', 'EA'],
      ['2', 'NB7001-112', '1,000', 'EA'],
      ['3', 'EP7003-116', '40', 'EA'],
    ];
    expect(guessColumns(table)).toEqual({ headerAt: -1, roles: ['position', 'description', 'quantity', 'unit'] });
  });

  test('one column can contain parts and quantities', () => {
    expect(guessColumns([['FK7502-214, 500'], ['N70-214']])).toEqual({ headerAt: -1, roles: ['line'] });
  });

  test('inside diameter, section and rubber in separate columns describe one part', () => {
    const table = [
      ['ID', 'CS', 'Material', 'Hardness', 'Qty'],
      ['24.99', '3.53', 'FKM', '75', '20'],
    ];
    const columns = guessColumns(table);
    expect(columns.roles).toEqual(['dimensions', 'dimensions', 'material', 'material', 'quantity']);
    expect(sourceRows(table, columns).rows[0]?.texts).toEqual(['24.99 x 3.53 FKM 75']);
  });

  test('reports missing columns', () => {
    expect(columnsProblem({ headerAt: 0, roles: ['part', 'note'] })).toBe('quantity');
    expect(columnsProblem({ headerAt: 0, roles: ['quantity', 'note'] })).toBe('part');
    expect(columnsProblem({ headerAt: -1, roles: ['line'] })).toBeNull();
  });

  test('two quantity columns require a choice, and no row is counted before it', () => {
    const table = [
      ['Part No.', 'Old qty', 'Qty'],
      ['FK7502-214', '5', '40'],
    ];
    const columns = guessColumns(table);
    expect(columnsProblem(columns)).toBe('quantities');
    const [row] = sourceRows(table, columns).rows;
    expect(row && createReviewLine([row]).quantity).toBeNull();
  });
});

test.each([
  ['500', 500],
  ['1,000', 1000],
  ['1 000 pcs', 1000],
  ["1'000", 1000],
  ['12.00', 12],
  ['12,0', 12],
  ['40 ea.', 40],
])('reads the quantity “%s” as %d', (text, quantity) => {
  expect(readListQuantity(text)).toBe(quantity);
});

test.each(['', 'a few', '1.000', '1,5', '0', '-3', '12.5', '=1+1', '9'.repeat(50)])(
  'reads no quantity from “%s”',
  (text) => {
    expect(readListQuantity(text)).toBeNull();
  },
);

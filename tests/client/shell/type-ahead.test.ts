import { expect, test } from 'vitest';
import { createTypeAhead } from '../../../src/client/shell/type-ahead.ts';

const LABELS = ['O-rings', 'Cap seals', 'Cord', 'Cleanroom', 'T-seals'];

test('letters typed in a row make a word', () => {
  const typed = createTypeAhead();
  expect(typed('c', 0, LABELS, 0)).toBe(1);
  expect(typed('o', 200, LABELS, 1)).toBe(2);
});

test('after 350 ms a letter starts a new word', () => {
  const typed = createTypeAhead();
  typed('c', 0, LABELS, 0);
  expect(typed('o', 351, LABELS, 1)).toBe(0);
});

test('one letter again and again steps through its labels, around the end', () => {
  const typed = createTypeAhead();
  expect([typed('c', 0, LABELS, 0), typed('c', 100, LABELS, 1), typed('C', 200, LABELS, 2)]).toEqual([1, 2, 3]);
  expect(typed('c', 300, LABELS, 3)).toBe(1);
});

test('a letter no label starts with leads nowhere', () => {
  expect(createTypeAhead()('z', 0, LABELS, 0)).toBe(-1);
});

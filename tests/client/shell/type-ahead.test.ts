import { expect, test } from 'vitest';
import { createTypeAhead } from '../../../src/client/shell/type-ahead.ts';

const LABELS = ['O-rings', 'Cap seals', 'Cord', 'Cleanroom', 'T-seals'];

test('consecutive letters form a word', () => {
  const typed = createTypeAhead();
  expect(typed('c', 0, LABELS, 0)).toBe(1);
  expect(typed('o', 200, LABELS, 1)).toBe(2);
});

test('a letter after 350 ms starts a new word', () => {
  const typed = createTypeAhead();
  typed('c', 0, LABELS, 0);
  expect(typed('o', 351, LABELS, 1)).toBe(0);
});

test('repeating one letter cycles through its labels', () => {
  const typed = createTypeAhead();
  expect([typed('c', 0, LABELS, 0), typed('c', 100, LABELS, 1), typed('C', 200, LABELS, 2)]).toEqual([1, 2, 3]);
  expect(typed('c', 300, LABELS, 3)).toBe(1);
});

test('returns nothing for a letter without a label', () => {
  expect(createTypeAhead()('z', 0, LABELS, 0)).toBe(-1);
});

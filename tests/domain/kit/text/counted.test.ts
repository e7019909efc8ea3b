import { expect, test } from 'vitest';
import { counted, inNumber } from '../../../../src/domain/kit/text/counted.ts';

test('writes a count with separators, and one in the singular', () => {
  expect([0, 1, 2, 1084458].map((count) => counted(count, 'part'))).toEqual([
    '0 parts',
    '1 part',
    '2 parts',
    '1,084,458 parts',
  ]);
  expect(counted(1, 'family', 'families')).toBe('1 family');
  expect(counted(18, 'family', 'families')).toBe('18 families');
});

test('a verb agrees with its number', () => {
  expect([0, 1, 2].map((count) => inNumber(count, 'is', 'are'))).toEqual(['are', 'is', 'are']);
});

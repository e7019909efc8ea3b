import { expect, test } from 'vitest';
import { refusalOf } from '../../../src/server/sync/refusal.ts';

const usual = { rows: 100, expected: [100, 100], parts: 100, current: 100 };

test('accepts up to a fifth fewer parts', () => {
  expect(refusalOf({ ...usual, parts: 80 }, false)).toBeNull();
  expect(refusalOf({ ...usual, parts: 79 }, false)).toContain('21% fewer');
  expect(refusalOf({ ...usual, parts: 5000, current: 100 }, false)).toBeNull();
  expect(refusalOf({ ...usual, parts: 1, current: null }, false)).toBeNull();
});

test('requires as many rows as the backend reported before or after', () => {
  expect(refusalOf({ ...usual, rows: 99 }, false)).toBe('The backend says it has 100, later 100 parts, but sent 99.');
  expect(refusalOf({ ...usual, rows: 101 }, false)).not.toBeNull();
  expect(refusalOf({ ...usual, rows: 103, expected: [100, 105] }, false)).toBeNull();
  expect(refusalOf({ ...usual, rows: 3, expected: [null, null] }, false)).toBeNull();
});

test('force overrides both, but a catalog without parts is never published', () => {
  expect(refusalOf({ ...usual, rows: 1, parts: 1 }, true)).toBeNull();
  expect(refusalOf({ ...usual, parts: 0 }, true)).not.toBeNull();
});

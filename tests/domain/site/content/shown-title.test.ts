import { expect, test } from 'vitest';
import { shownTitle } from '../../../../src/domain/site/content/entry.ts';

test('shows the title of a page up to its first bar', () => {
  expect(shownTitle('FAQ | Canyon Seals')).toBe('FAQ');
  expect(shownTitle('Gaskets | Custom | Canyon Seals')).toBe('Gaskets');
  expect(shownTitle('  O-rings  ')).toBe('O-rings');
  expect(shownTitle('')).toBe('');
});

import { expect, test } from 'vitest';
import { fieldProblems, weightText } from '../../../../src/domain/site/content/page-problems.ts';

const page = {
  title: 'Seals | Canyon',
  description: 'What it is.',
  url: '/x',
  image: '',
  noindex: false,
  date: '',
  blocks: [],
};

test('reports no problem for a page with title and description', () => {
  expect(fieldProblems(page)).toEqual([]);
});

test.each([
  [{ title: '' }, 'no title'],
  [{ title: 'x'.repeat(61) }, '61 characters'],
  [{ description: ' ' }, 'no description'],
  [{ description: 'x'.repeat(161) }, '161 characters'],
  [{ noindex: true }, 'noindex'],
])('reports %j', (fields, told) => {
  expect(fieldProblems({ ...page, ...fields }).map(({ message }) => message)).toEqual([expect.stringContaining(told)]);
});

test('shows weights in readable units', () => {
  expect(weightText(345_678)).toBe('346 KB');
  expect(weightText(1_234_567)).toBe('1.2 MB');
});

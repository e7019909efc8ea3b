import { expect, test } from 'vitest';
import { suggestPages } from '../../../src/server/routes/suggest-pages.ts';

const page = (id: number, title: string) => ({ id, title, url: `/${id}` });
const PAGES = [
  page(1, 'O-rings | Canyon Seals'),
  page(2, 'Request a Quote'),
  page(3, 'Quote cart'),
  page(4, 'Caoutchouc naturel, né en forêt'),
];
const found = (text: string): number[] => suggestPages(PAGES, text).map(({ id }) => Number(id));

test('a page is found by the start of its words, in any order and case', () => {
  expect(found('quo')).toEqual([2, 3]);
  expect(found('QUOTE req')).toEqual([2]);
  expect(found('ring')).toEqual([1]);
  expect(found('forêt')).toEqual([4]);
});

test('every word must be there; the middle of a word is not its start', () => {
  expect(found('quote seals')).toEqual([]);
  expect(found('uote')).toEqual([]);
});

test('spaces around and between words do not matter', () => {
  expect(found('  quote \t cart ')).toEqual([3]);
});

test('text with the signs of patterns is taken as it is', () => {
  for (const text of ['.*', '(', '[a', '\\', '$&']) expect(found(text)).toEqual([]);
});

test('at most six pages are suggested, in the order they came', () => {
  const many = Array.from({ length: 9 }, (_, id) => page(id, `Seal ${id}`));
  expect(suggestPages(many, 'seal').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

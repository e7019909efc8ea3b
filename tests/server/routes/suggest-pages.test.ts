import { expect, test } from 'vitest';
import { suggestPages } from '../../../src/server/routes/suggest-pages.ts';

const page = (id: number, title: string, description = '') => ({ id, title, url: `/${id}`, description });
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
  for (const text of ['.*', '(', '[z', '\\', '$&']) expect(found(text)).toEqual([]);
});

test('at most six pages are suggested, in the order they came', () => {
  const many = Array.from({ length: 9 }, (_, id) => page(id, `Seal ${id}`));
  expect(suggestPages(many, 'seal').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a part number or a hyphenated word is found by its pieces', () => {
  expect(found('o-rings')).toEqual([1]);
  expect(found('o-ring')).toEqual([1]);
});

test('the brand after the bar of a title finds nothing', () => {
  expect(found('canyon')).toEqual([]);
});

test('words of the description find a page too, after those whose title says it', () => {
  const pages = [page(1, 'Surface finish', 'Roughness of the groove'), page(2, 'Groove design', 'Depth and width')];
  expect(suggestPages(pages, 'groove').map(({ id }) => id)).toEqual([2, 1]);
  expect(suggestPages(pages, 'finish groove').map(({ id }) => id)).toEqual([1]);
});

test('more are given when more are asked for', () => {
  const many = Array.from({ length: 9 }, (_, id) => page(id, `Seal ${id}`));
  expect(suggestPages(many, 'seal', 30)).toHaveLength(9);
});

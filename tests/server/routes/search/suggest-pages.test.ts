import { expect, test } from 'vitest';
import { pageWords } from '../../../../src/domain/site/content/page-words.ts';
import { suggestPages } from '../../../../src/server/routes/search/suggest-pages.ts';
import { entryOf } from '../../../../src/tools/content/page-entry.ts';
import { readPages } from '../../../../src/tools/content/read-pages.ts';

const page = (id: number, title: string, description = '') => ({ id, title, url: `/${id}`, description });
const PAGES = [
  page(1, 'O-rings | Canyon Seals'),
  page(2, 'Request a Quote'),
  page(3, 'Quote cart'),
  page(4, 'Caoutchouc naturel, né en forêt'),
];
const found = (text: string): number[] => suggestPages(PAGES, text).map(({ id }) => Number(id));

test('finds a page by the start of its words, in any order and case', () => {
  expect(found('quo')).toEqual([3, 2]);
  expect(found('QUOTE req')).toEqual([2]);
  expect(found('ring')).toEqual([1]);
  expect(found('forêt')).toEqual([4]);
});

test('requires every word, and matches only the start of words', () => {
  expect(found('quote seals')).toEqual([]);
  expect(found('uote')).toEqual([]);
});

test('ignores spaces around and between words', () => {
  expect(found('  quote \t cart ')).toEqual([3]);
});

test('matches pattern characters literally', () => {
  for (const text of ['.*', '(', '[z', '\\', '$&']) expect(found(text)).toEqual([]);
});

test('suggests up to six pages in their original order', () => {
  const many = Array.from({ length: 9 }, (_, id) => page(id, `Seal ${id}`));
  expect(suggestPages(many, 'seal').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('finds a part number or a hyphenated word by its parts', () => {
  expect(found('o-rings')).toEqual([1]);
  expect(found('o-ring')).toEqual([1]);
});

test('does not match the brand after the bar of a title', () => {
  expect(found('canyon')).toEqual([]);
});

test('matches words of the description after words of the title', () => {
  const pages = [page(1, 'Surface finish', 'Roughness of the groove'), page(2, 'Groove design', 'Depth and width')];
  expect(suggestPages(pages, 'groove').map(({ id }) => id)).toEqual([2, 1]);
  expect(suggestPages(pages, 'finish groove').map(({ id }) => id)).toEqual([1]);
});

test('returns more pages for a higher limit', () => {
  const many = Array.from({ length: 9 }, (_, id) => page(id, `Seal ${id}`));
  expect(suggestPages(many, 'seal', 30)).toHaveLength(9);
});

const AUTHORED = (await readPages()).map((page, id) => ({
  id,
  title: page.title,
  url: page.path,
  description: entryOf(page, 0).data.description,
  words: pageWords(page.blocks.map(({ options }) => options)),
}));

test.each([
  ['viton', '/fkm-fluorocarbon'],
  ['Viton™ O-rings', '/fkm-fluorocarbon'],
  ['fkm', '/fkm-fluorocarbon'],
  ['buna', '/nbr-buna-n'],
  ['nitrile', '/nbr-buna-n'],
  ['perbunan', '/nbr-buna-n'],
  ['kalrez', '/ffkm-perfluoroelastomer'],
  ['aflas', '/fepm'],
  ['teflon', '/materialpages/ptfe'],
  ['delrin', '/acetal'],
  ['as568', '/as568-sizing-chart'],
  ['as568-214', '/as568-sizing-chart'],
  ['AS568-312', '/as568-sizing-chart'],
  ['face seal', '/face-seal-design'],
  ['faq', '/faq'],
])('on this site’s pages, “%s” finds %s first', (text, url) => {
  expect(suggestPages(AUTHORED, text)[0]?.url).toBe(url);
});

test('returns the home page last', () => {
  expect(suggestPages(AUTHORED, 'o-rings', 500).at(-1)?.url).toBe('/');
});

test('returns pages in a stable order', () => {
  const urls = (): string[] => suggestPages(AUTHORED, 'seal', 500).map(({ url }) => url);
  expect(urls()).toEqual(urls());
});

test('ranks headings above text, and text above no match', () => {
  const pages = [
    { id: 1, title: 'A', url: '/a', words: 'depth | groove' },
    { id: 2, title: 'B', url: '/b', words: 'groove | depth' },
    { id: 3, title: 'C', url: '/c', words: 'depth width' },
  ];
  expect(suggestPages(pages, 'groove').map(({ id }) => id)).toEqual([2, 1]);
});

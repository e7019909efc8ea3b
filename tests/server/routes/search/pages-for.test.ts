import { expect, test } from 'vitest';
import type { Understood } from '../../../../src/domain/engineering/understand/reading.ts';
import { readingPages } from '../../../../src/domain/engineering/understand/reading-pages.ts';
import { pagesFor } from '../../../../src/server/routes/search/pages-for.ts';

const pages = ['/', '/request-a-quote', '/o-rings', '/blog/reading-a-part-number'].map((url, id) => ({
  id,
  url,
  title: `Page ${id}`,
  words: 'an example of a part number is fk7502 214',
}));
/** Fields that every reading has: its position and its words. */
const SAID = { from: 0, to: 6, typed: 'fk7502', title: '', text: '', swatch: null, hint: '' };
const COMPOUND: Understood = { kind: 'compound', labels: ['fk7502'], ...SAID };

const urls = (understood: readonly Understood[]): readonly string[] =>
  pagesFor(pages, 'fk7502', understood).map(({ url }) => url);

test('a compound code finds pages about codes, not the home page or the quote form', () => {
  expect(urls([])).toContain('/request-a-quote');
  expect(urls([COMPOUND])).toEqual(['/o-rings', '/blog/reading-a-part-number']);
});

test('a compound with words about the quote form finds the form', () => {
  const pageReading: Understood = { kind: 'page', page: 'request-a-quote', figures: {}, ...SAID };
  expect(urls([COMPOUND, pageReading])[0]).toBe('/request-a-quote');
});

test('a face seal finds the designer and both pages about its groove', () => {
  expect(readingPages([{ kind: 'page', page: 'gland-designer', figures: { kind: 'face' }, ...SAID }])).toEqual([
    '/tools/gland-designer',
    '/face-seal-design',
    '/general-groove-design',
  ]);
});

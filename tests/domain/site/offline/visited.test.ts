import { expect, test } from 'vitest';
import { entriesToRemove, titleOf, VISITED_LIMITS } from '../../../../src/domain/site/offline/visited.ts';

const entry = (url: string, isPage: boolean, bytes = 10) => ({ url, isPage, bytes });
const LIMITS = { ...VISITED_LIMITS, pages: 2, files: 1, bytes: 100 } as unknown as typeof VISITED_LIMITS;

test('removes the oldest pages and files beyond their number', () => {
  const entries = [
    entry('/a', true),
    entry('/a.js', false),
    entry('/b', true),
    entry('/b.js', false),
    entry('/c', true),
  ];
  expect(entriesToRemove(entries, LIMITS)).toEqual(['/a.js', '/a']);
});

test('removes the oldest entries beyond the bytes', () => {
  expect(entriesToRemove([entry('/a', true, 60), entry('/b', true, 60)], LIMITS)).toEqual(['/a']);
});

test('removes an entry that is larger than everything', () => {
  expect(entriesToRemove([entry('/a', true, 20), entry('/b', true, 101)], LIMITS)).toEqual(['/b']);
});

test('removes nothing within the limits', () => expect(entriesToRemove([entry('/a', true)])).toEqual([]));

test('reads the title without the name of the site and without tags', () => {
  expect(titleOf('<title>Shelf life &amp; storage | Canyon Seals</title>')).toBe('Shelf life &amp; storage');
  expect(titleOf('<title>Home</title>')).toBe('Home');
  expect(titleOf('<title><b>x</b></title>')).toBe('');
  expect(titleOf('<p>nothing</p>')).toBe('');
});

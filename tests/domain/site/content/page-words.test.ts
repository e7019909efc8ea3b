import { expect, test } from 'vitest';
import { pageWords, splitPageWords } from '../../../../src/domain/site/content/page-words.ts';

test('contains every word of the blocks once, those of headings first, without markup and URLs', () => {
  const blocks = [
    { heading: 'Viton rings', items: [{ text: '<p>Rings of <b>viton</b> &amp; more</p>', url: '/fkm-fluorocarbon' }] },
    { image: '/drawings/o-ring.svg', columns: [{ blocks: [{ text: 'Brake fluid' }] }] },
  ];
  expect(pageWords(blocks)).toBe('rings viton | brake fluid more');
});

test('treats headings inside of a text as headings', () => {
  expect(pageWords([{ text: '<h2>Groove <i>depth</i></h2><p>Cut the groove.</p>' }])).toBe('depth groove | cut the');
});

test('the two halves can be separated again; without headings, everything is text', () => {
  expect(splitPageWords('rings viton | brake fluid')).toEqual({ headings: 'rings viton', text: 'brake fluid' });
  expect(splitPageWords(pageWords([{ text: 'Brake fluid' }]))).toEqual({ headings: '', text: 'brake fluid' });
});

import { expect, test } from 'vitest';
import { pageWords } from '../../../src/domain/content/page-words.ts';

test('holds every word of the blocks once, without markup and addresses', () => {
  const blocks = [
    { heading: 'Viton rings', items: [{ text: '<p>Rings of <b>viton</b> &amp; more</p>', url: '/fkm-fluorocarbon' }] },
    { image: '/drawings/o-ring.svg', columns: [{ blocks: [{ text: 'Brake fluid' }] }] },
  ];
  expect(pageWords(blocks)).toBe('brake fluid more rings viton');
});

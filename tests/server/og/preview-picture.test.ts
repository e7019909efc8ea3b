import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { wrap } from '../../../src/server/og/letters.ts';
import { previewPicture } from '../../../src/server/og/preview-picture.ts';

const preview = (title: string, ring = { idMm: 24.99, csMm: 3.53, color: '#aa2211' }) =>
  previewPicture({ brandName: 'Canyon Seals', title, lines: ['Nitrile, 70 Shore A'], foot: '/x', ring });

const pixelsOf = async (picture: Promise<Uint8Array>) => decode(await picture);

const countOf = (data: ArrayLike<number>, [red, green, blue]: readonly number[]): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count++;
  }
  return count;
};

test('is a PNG of 1200 × 630 that depends on its title', async () => {
  const one = await pixelsOf(preview('X-rings'));
  const other = await pixelsOf(preview('U-cups'));
  expect([one.width, one.height, one.channels]).toEqual([1200, 630, 3]);
  expect(one.data).not.toEqual(other.data);
});

test('draws the ring in its color and proportions', async () => {
  const color = [0xaa, 0x22, 0x11];
  const areaOf = async (idMm: number, csMm: number): Promise<number> =>
    countOf((await pixelsOf(preview('Ring', { idMm, csMm, color: '#aa2211' }))).data, color);
  const radius = 170;
  const ringArea = (idMm: number, csMm: number): number =>
    Math.PI * (radius ** 2 - ((radius * idMm) / (idMm + 2 * csMm)) ** 2);
  for (const [idMm, csMm] of [
    [10, 5],
    [24.99, 3.53],
    [60, 4],
  ] as const) {
    const share = (await areaOf(idMm, csMm)) / ringArea(idMm, csMm);
    expect(share).toBeGreaterThan(0.75);
    expect(share).toBeLessThan(1);
  }
});

test('renders hostile and very long strings', async () => {
  for (const title of ['', '<script>', 'x'.repeat(5000), 'word '.repeat(500), '\u{1F600}\u0000\uD800']) {
    expect((await pixelsOf(preview(title))).width).toBe(1200);
  }
});

test('breaks lines between words, within the width unless one word is longer, and marks truncated text', () => {
  const measure = (text: string): number => text.length;
  expect(wrap(measure, 'one two three', 7, 3)).toEqual(['one two', 'three']);
  expect(wrap(measure, 'one two three four', 7, 2)).toEqual(['one two', 'three...']);
  expect(wrap(measure, '', 7, 2)).toEqual([]);
  expect(wrap(measure, 'extraordinarily long', 7, 2)).toEqual(['extraordinarily', 'long']);
});

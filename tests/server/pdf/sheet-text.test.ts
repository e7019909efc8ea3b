import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable, wrapText } from '../../../src/server/pdf/sheet-text.ts';

const latin = new Set([...Array(95).keys()].map((at) => at + 32).concat(0x2013, 0xb0, 0xe9));
const isLatin = (sign: string): boolean => latin.has(sign.codePointAt(0) ?? 0);

test('replaces characters that a font lacks by the closest match, or by a question mark', () => {
  expect(printable('−20 °C ≥ é ő 漢', isLatin)).toBe('–20 °C >= é o ?');
});

test('every remaining character is in the font', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const sign of printable(text, isLatin)) expect(isLatin(sign)).toBe(true);
    }),
  );
});

test('lines fit the width and contain all the text', () => {
  const widthOf = (text: string) => text.length;
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 2, max: 40 }), (text, width) => {
      const lines = wrapText(text, width, widthOf);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('cuts a word of 10,000 characters without measuring it repeatedly', () => {
  let measured = 0;
  const lines = wrapText('x'.repeat(10_000), 80, (text) => {
    measured += text.length;
    return text.length;
  });
  expect([lines.length, lines.join('').length]).toEqual([125, 10_000]);
  expect(measured).toBeLessThan(1_000_000);
});

test('never splits a character', () => {
  expect(wrapText('😀😀😀', 3, (text) => text.length)).toEqual(['😀', '😀', '😀']);
});

test('measures each word once, for text of any length', () => {
  let measured = 0;
  const text = Array.from({ length: 1000 }, (_, at) => `word${at % 10}`).join(' ');
  const lines = wrapText(text, 80, (part) => {
    measured += 1;
    return part.length;
  });
  expect(measured).toBeLessThanOrEqual(1000 + lines.length + 1);
});

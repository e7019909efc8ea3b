import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRow, plainText, protectedText } from '../../../../src/domain/shop/catalog-files/csv-text.ts';
import { dollars } from '../../../../src/domain/shop/catalog-files/written-rows.ts';

test('no protected text begins like a formula, and every text survives', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@\t\r].*$/));
  fc.assert(
    fc.property(text, (any) => {
      expect(protectedText(any)).not.toMatch(/^[=+\-@\t\r]/);
      expect(plainText(protectedText(any))).toBe(any);
    }),
  );
});

test('a row is quoted as RFC 4180 says', () => {
  expect(csvRow(['a', 'b,c', 'd "e"', ''])).toBe('a,"b,c","d ""e""",\r\n');
});

test.each([
  [42_000, '0.42'],
  [3_125, '0.03125'],
  [100_000, '1.00'],
  [12_345_600, '123.456'],
  [0, '0.00'],
])('%i is $%s', (e5, text) => {
  expect(dollars(e5)).toBe(text);
});

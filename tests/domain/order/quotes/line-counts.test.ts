import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteText } from '../../../../src/domain/order/cart/text-lines.ts';
import { acceptedText, lineCounts, pricedText, sentText } from '../../../../src/domain/order/quotes/line-counts.ts';

const count = fc.nat({ max: 1000 });
const texts = fc.array(
  fc.oneof(
    fc.string({ minLength: 1 }).filter((text) => !text.startsWith('Note: ')),
    fc.string().map(noteText),
  ),
);
/** The sums of a cart with priced and unpriced lines. */
const sums = (priced: number, unpriced: number) => ({ pricedLines: priced, lines: priced + unpriced });
const numbersIn = (text: string): number[] => (text.match(/[\d,]+/g) ?? []).map((one) => Number(one.replace(',', '')));

describe('the counts of lines', () => {
  test('add up, with text lines and unpriced lines as open ones, without notes', () => {
    fc.assert(
      fc.property(count, count, texts, (priced, unpriced, sent) => {
        const counts = lineCounts(sums(priced, unpriced), sent);
        const asText = sent.filter((text) => !text.startsWith('Note: ')).length;
        expect(counts).toEqual({ lines: priced + unpriced + asText, priced, open: unpriced + asText });
        expect(counts.priced + counts.open).toBe(counts.lines);
      }),
    );
  });

  test('are the numbers of the sentence', () => {
    fc.assert(
      fc.property(count, count, texts, (priced, unpriced, sent) => {
        const counts = lineCounts(sums(priced, unpriced), sent);
        const { lines, open } = counts;
        expect(numbersIn(pricedText(counts))).toEqual(open === 0 ? [priced, lines] : [priced, lines, open]);
        if (open > 0 && priced > 0) expect(numbersIn(acceptedText(counts))).toEqual([priced, open]);
      }),
    );
  });
});

test('the sentence names lines that are not in the total, if there are any', () => {
  expect(pricedText({ lines: 54, priced: 33, open: 21 })).toBe('33 of 54 lines priced; 21 are not in this total.');
  expect(pricedText({ lines: 2, priced: 1, open: 1 })).toBe('1 of 2 lines priced; 1 is not in this total.');
  expect(pricedText({ lines: 54, priced: 30, open: 24 }, 'accepted')).toBe(
    '30 of 54 lines accepted; 24 are not in this total.',
  );
  expect(pricedText({ lines: 1000, priced: 1000, open: 0 })).toBe('1,000 of 1,000 priced');
});

test('an acceptance names the lines that it does not order, if there are any', () => {
  expect(acceptedText({ lines: 54, priced: 33, open: 21 })).toBe(
    'Accepting orders the 33 priced lines. 21 lines are not part of it.',
  );
  expect(acceptedText({ lines: 2, priced: 1, open: 1 })).toBe(
    'Accepting orders the 1 priced line. 1 line is not part of it.',
  );
  expect(acceptedText({ lines: 2, priced: 0, open: 2 })).toBe('No line is priced: there is nothing to accept.');
  expect(acceptedText({ lines: 2, priced: 2, open: 0 })).toBe('');
  expect(acceptedText({ lines: 54, priced: 33, open: 21 }, 30)).toBe(
    'Accepting orders 30 of the 33 priced lines. 24 lines are not part of it.',
  );
  expect(acceptedText({ lines: 2, priced: 2, open: 0 }, 0)).toBe('Select at least one line.');
});

test('the contents of a request have lines, text lines and notes', () => {
  expect(sentText(33, [])).toBe('33 lines');
  expect(sentText(1, ['Hex bolt × 5', 'Note: by Friday'])).toBe('1 line and 1 unmatched line, 1 note');
  expect(sentText(0, ['Hex bolt × 5'])).toBe('1 unmatched line');
});

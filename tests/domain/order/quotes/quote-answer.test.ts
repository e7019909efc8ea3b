import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  answerDraft,
  answerFields,
  hostOf,
  isSameAnswer,
  parseStoredAnswer,
  toQuoteAnswer,
} from '../../../../src/domain/order/quotes/quote-answer.ts';
import { line } from '../cart/cart-fixture.ts';

const schema = v.object(answerFields);
const read = (record: object) => v.safeParse(schema, record);
const placeOf = (record: object): string | null => {
  const parsed = read(record);
  return parsed.success ? null : (v.getDotPath(parsed.issues[0]) ?? '');
};
const LINE = { line: 2, unit_price: 0.44, days: 3, words: 'From the new lot' };

describe('a reply from staff', () => {
  test('is the same whether a server sends values or strings', () => {
    const values = read({ answer: ' All priced. ', answer_lines: [LINE], files: null, valid_until: '2026-12-23' });
    const texts = read({
      answer: 'All priced.',
      answer_lines: JSON.stringify([{ ...LINE, unit_price: '0.44000', days: '3', part: 'FK7502-214' }]),
      files: '[]',
      valid_until: '2026-12-23T00:00:00',
    });
    expect(values.success && texts.success && values.output).toEqual(texts.output);
    if (!values.success) throw new Error('It is read.');
    expect(toQuoteAnswer(values.output)).toEqual({
      words: 'All priced.',
      lines: [{ line: 2, unitPriceE5: 44_000, days: 3, quantity: null, part: '', words: 'From the new lot' }],
      files: [],
    });
  });

  test('omits a line that staff left unchanged', () => {
    const parsed = v.parse(schema, { answer_lines: [{ line: 1, unit_price: null, words: ' ' }] });
    expect(toQuoteAnswer(parsed).lines).toEqual([]);
  });

  test.each<[string, object]>([
    ['answer_lines.0.unit_price', { answer_lines: [{ line: 1, unit_price: 'cheap' }] }],
    ['answer_lines.0.unit_price', { answer_lines: [{ line: 1, unit_price: -1 }] }],
    ['answer_lines.0.unit_price', { answer_lines: [{ line: 1, unit_price: 0 }] }],
    ['answer_lines.0.unit_price', { answer_lines: [{ line: 1, unit_price: '1e9' }] }],
    ['answer_lines.0.line', { answer_lines: [{ line: 0 }] }],
    ['answer_lines.0.days', { answer_lines: [{ line: 1, days: 1000 }] }],
    ['answer_lines', { answer_lines: [{ line: 1 }, { line: 1 }] }],
    ['answer_lines', { answer_lines: '[{' }],
    ['files.0.url', { files: [{ label: 'Certificate', url: 'javascript:alert(1)' }] }],
    ['files.0.url', { files: [{ label: 'Certificate', url: 'http://files.example/a.pdf' }] }],
    ['files.0.url', { files: [{ label: 'Certificate', url: 'https://user@files.example/a.pdf' }] }],
    ['valid_until', { valid_until: 'soon' }],
    ['valid_until', { valid_until: '2026-13-41' }],
  ])('is rejected completely for %s of %j: a price is never dropped', (place, record) => {
    expect(placeOf(record)).toBe(place);
  });

  test('of any other shape is rejected or read without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (lines, files) => {
        const parsed = read({ answer_lines: lines, files });
        if (parsed.success)
          expect(
            isSameAnswer(
              parseStoredAnswer(JSON.parse(JSON.stringify(toQuoteAnswer(parsed.output)))),
              toQuoteAnswer(parsed.output),
            ),
          ).toBe(true);
      }),
    );
  });
});

test('staff get the lines as priced, and sending them back unchanged confirms them', () => {
  const sent = { ...line('a', 1, 100), pricing: null };
  const draft = answerDraft([{ sent, offered: sent, check: 'priced', asOf: null }]);
  const [confirmed] = toQuoteAnswer(v.parse(schema, { answer_lines: draft })).lines;
  expect(confirmed?.quantity).toBe(sent.quantity);
  expect(confirmed?.days).toBe(sent.shipTime);
});

test('names a file by its host', () => {
  expect(hostOf('https://files.example:8443/a.pdf?x=1')).toBe('files.example');
});

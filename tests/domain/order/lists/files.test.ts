import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText, withoutFormula } from '../../../../src/domain/kit/text/spreadsheet.ts';
import { columnLetters, workbookParts } from '../../../../src/domain/order/lists/reading/workbook-parts.ts';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")'];

describe('exports', () => {
  test.each(FORMULAS)('“%s” does not become a formula', (cell) => {
    expect(withoutFormula(cell).startsWith("'")).toBe(true);
    expect(csvText([[cell]])).not.toMatch(/^"?[=+\-@\t\r]/);
    const sheet = workbookParts([[cell]])['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toMatch(/t="inlineStr"><is><t xml:space="preserve">&?'|'/);
  });

  test('no text leaves its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const sheet = workbookParts([[text]])['xl/worksheets/sheet1.xml'] ?? '';
        const [, inner = ''] = /<t xml:space="preserve">(.*)<\/t>/s.exec(sheet) ?? [];
        expect(inner).not.toMatch(/[<>]/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
        expect(sheet).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
      }),
    );
  });

  test('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../../src/tools/build/tables/csv.ts';

test('a quoted cell can contain commas, quotes and line breaks', () => {
  expect(parseCsv('code,note\nNBR,"oil, ""fuel""\nwater"\n')).toEqual([{ code: 'NBR', note: 'oil, "fuel"\nwater' }]);
});

test('reads all line endings, and a missing last one, the same way', () => {
  expect(parseCsv('a,b\r\n1,2')).toEqual(parseCsv('a,b\n1,2\n'));
});

test('rejects a row with a missing cell, with its number', () => {
  expect(() => parseCsv('a,b\n1,2\n3\n')).toThrow('CSV row 3 has 1 cells');
});

test('survives a round trip', () => {
  const cell = fc.string();
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const csv = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n');
      expect(parseCsv(csv).map((row) => [row.a, row.b])).toEqual(rows);
    }),
  );
});

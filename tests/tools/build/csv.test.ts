import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/tools/build/csv.ts';

test('a quoted cell may hold commas, quotes and line ends', () => {
  expect(parseCsv('code,note\nNBR,"oil, ""fuel""\nwater"\n')).toEqual([{ code: 'NBR', note: 'oil, "fuel"\nwater' }]);
});

test('line ends of any system and a missing last one are read alike', () => {
  expect(parseCsv('a,b\r\n1,2')).toEqual(parseCsv('a,b\n1,2\n'));
});

test('a row with a missing cell is refused with its number', () => {
  expect(() => parseCsv('a,b\n1,2\n3\n')).toThrow('CSV row 3 has 1 cells');
});

test('what was written comes back', () => {
  const cell = fc.string();
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
      const csv = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n');
      expect(parseCsv(csv).map((row) => [row.a, row.b])).toEqual(rows);
    }),
  );
});

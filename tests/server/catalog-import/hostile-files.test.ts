import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbookParts } from '../../../src/domain/order/lists/reading/workbook-parts.ts';
import { asCsv, readHead, shownFileName } from '../../../src/server/catalog-import/uploads/create-upload.ts';
import { csvRows, delimiterOf, UnreadableFile } from '../../../src/server/catalog-import/uploads/csv-rows.ts';

const HEADER = ['part_number', 'from_quantity_pcs', 'unit_price_usd'];
const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with these files in addition to, or instead of, those of a small one. */
const workbook = (
  changes: Readonly<Record<string, string>> = {},
  rows: readonly (readonly string[])[] = [HEADER, ['X-1', '1', '0.5']],
): Blob => {
  const parts = { ...workbookParts(rows), ...changes };
  return new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))),
  ]);
};
const textOf = async (file: Blob): Promise<string> => (await asCsv(file)).text();

async function* pieces(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const rowsOf = async (text: string | Uint8Array, size = 1024): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const batch of csvRows(pieces(text, size))) rows.push(...batch.map((row) => [...row]));
  return rows;
};

test('a workbook becomes CSV, with the values of its formulas', async () => {
  expect(await textOf(workbook())).toBe('part_number,from_quantity_pcs,unit_price_usd\r\nX-1,1,0.5\r\n');
  const formula =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="2"><c r="A2"><f>WEBSERVICE("https://evil.example")</f><v>4</v></c></row>';
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${formula}</sheetData></worksheet>`;
  expect(await textOf(workbook({ [SHEET]: sheet }))).toBe('a\r\n4\r\n');
});

test.each<[string, () => Blob]>([
  ['that unpack to more than 10 MB', () => workbook({ [SHEET]: ' '.repeat(11 * 1024 * 1024) })],
  [
    'with a distant cell',
    () =>
      workbook({ [SHEET]: '<worksheet><sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>' }),
  ],
  [
    'with a cell far below',
    () =>
      workbook({
        [SHEET]: '<worksheet><sheetData><row r="1"><c r="A999999"><v>1</v></c></row></sheetData></worksheet>',
      }),
  ],
  [
    'with XML entities',
    () => workbook({ [SHEET]: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet/>' }),
  ],
  [
    'with hundreds of sheets',
    () =>
      workbook(
        Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`xl/worksheets/s${at}.xml`, '<worksheet/>'])),
      ),
  ],
  ['with deeply nested XML', () => workbook({ [SHEET]: `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}` })],
  ['without a worksheet', () => workbook({ [SHEET]: '' })],
  ['that are larger than 3 MB', () => new Blob([strToU8('PK'), new Uint8Array(4 * 1024 * 1024)])],
  ['that are damaged', () => workbook().slice(0, 200)],
  ['that are encrypted', () => new Blob([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])])],
])(
  'workbooks %s are refused with a reason',
  async (_, file) => {
    await expect(asCsv(file())).rejects.toThrow(UnreadableFile);
  },
  60_000,
);

test('a CSV file is read the same in pieces of any size', async () => {
  const text = '\ufeffa,b\r\n"1\r\n2","say ""x"""\r\nä,😀\r\n\r\n"",last';
  const expected = [['a', 'b'], ['1\n2', 'say "x"'], ['ä', '😀'], [''], ['', 'last']];
  for (const size of [1, 2, 3, 5, 7, 64, 1024]) expect([size, await rowsOf(text, size)]).toEqual([size, expected]);
});

test('semicolons and tabs separate columns, too', async () => {
  expect(['a;b,c;d', 'a\tb', 'a,b', 'a'].map(delimiterOf)).toEqual([';', '\t', ',', ',']);
  expect(await rowsOf('a;b\n1,5;2\n')).toEqual([['a', 'b'], ['1,5', '2'], ['']].slice(0, 2));
});

test.each<[string, string | Uint8Array]>([
  ['with an open quote', `a,b\r\n"${'x'.repeat(1_200_000)}`],
  ['with an open quote at the end', 'a,b\r\n"x'],
  ['in another encoding', Uint8Array.from([0x61, 0xff, 0xfe, 0x0a])],
  ['of one endless line', 'a,'.repeat(700_000)],
])('CSV files %s are refused with a reason', async (_, content) => {
  await expect(rowsOf(content)).rejects.toThrow(UnreadableFile);
});

test('a file with hundreds of columns, or without a header, is refused', async () => {
  await expect(readHead(new Blob([Array.from({ length: 61 }, (_, at) => `c${at}`).join()]))).rejects.toThrow(
    '61 columns',
  );
  await expect(readHead(new Blob([',,\r\n1,2,3\r\n']))).rejects.toThrow('no header');
  await expect(readHead(new Blob([]))).rejects.toThrow(UnreadableFile);
});

test('file names are shown without control characters, and shortened', () => {
  expect(shownFileName('a\u202egnp.csv\r\n')).toBe('a gnp.csv');
  expect(shownFileName('x'.repeat(500))).toHaveLength(100);
  expect(shownFileName('\u0000')).toBe('file.csv');
});

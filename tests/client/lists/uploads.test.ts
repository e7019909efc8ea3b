import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { workbookFile } from '../../../src/client/lists/list-file.ts';
import { readSource } from '../../../src/client/lists/read-source.ts';
import { safeWorkbook } from '../../../src/client/lists/safe-workbook.ts';
import { messyRows, sheetXml, workbook, workbookParts, zipped } from '../../support/files/workbook.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'list.xlsx') =>
  readSource({ kind: 'file', name, bytes: bytes.slice().buffer });
const textFile = (text: string) => file(new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>, 'list.csv');
const tableOf = async (answer: ReturnType<typeof file>) => {
  const read = await answer;
  if (read.kind === 'problem') throw new Error(read.problem);
  return read.table;
};
const problemOf = async (answer: ReturnType<typeof file>) => {
  const read = await answer;
  return read.kind === 'problem' ? read.problem : `read ${read.table.length} rows`;
};

const sheetOf = (book: Uint8Array) => strFromU8(unzipSync(book)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('lists in files', () => {
  test('reads a workbook with its sheet and all its rows', async () => {
    const read = await file(workbook(messyRows(200)));
    expect(read).toMatchObject({ kind: 'table', sheet: 'Seals' });
    expect(await tableOf(file(workbook(messyRows(200))))).toHaveLength(203);
  });

  test('reads an exported file again', async () => {
    const rows = [
      ['Part number', 'Quantity'],
      ['FK7502-214', '500'],
      ['=1+1', '1'],
    ];
    expect(await tableOf(file(workbookFile(rows)))).toEqual([rows[0], rows[1], ["'=1+1", '1']]);
  });

  test.each([
    ['commas', 'Part,Qty\nFK7502-214,500\n'],
    ['semicolons', 'Part;Qty\nFK7502-214;500\n'],
    ['tabs', 'Part\tQty\nFK7502-214\t500\n'],
    ['a byte order mark and quotes', '\ufeff"Part","Qty"\r\n"FK7502-214","500"\r\n'],
  ])('reads text with %s', async (_, text) => {
    expect((await tableOf(textFile(text))).slice(0, 2)).toEqual([
      ['Part', 'Qty'],
      ['FK7502-214', '500'],
    ]);
  });

  test('reads Windows and UTF-16 text', async () => {
    const windows = new Uint8Array([...'Teil,Qty\n\u00d8-Ring,5'].map((sign) => sign.charCodeAt(0)));
    expect((await tableOf(file(windows, 'a.csv')))[1]).toEqual(['Ø-Ring', '5']);
    const wide = new Uint8Array([0xff, 0xfe, ...[...'Part,Qty\nØ,5'].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    expect((await tableOf(file(wide, 'a.csv')))[1]).toEqual(['Ø', '5']);
  });

  test('reads lines without columns as one cell each, including decimal commas', async () => {
    const read = await readSource({ kind: 'text', text: 'FK7502-214, 500\n24,99 x 3,53 EPDM 70; 40\nseal kit' });
    expect(read).toMatchObject({ table: [['FK7502-214, 500'], ['24,99 x 3,53 EPDM 70; 40'], ['seal kit']] });
  });

  test('an unclosed quotation mark swallows nothing and is reported', async () => {
    const read = await textFile('Part,Qty\n"1/2 x 1/8,5\nFK7502-214,500\n');
    expect(read).toMatchObject({ kind: 'table', notices: [expect.stringContaining('inch mark')] });
    expect(await tableOf(textFile('Part,Qty\n"1/2 x 1/8,5\nFK7502-214,500\n'))).toContainEqual(['FK7502-214', '500']);
  });
});

describe('attacks and other files', () => {
  test('reports a zip bomb without unpacking it', async () => {
    const sheet = new Uint8Array(80 * 1024 * 1024).fill(32);
    const bomb = new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': sheet }, { level: 9 }));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await problemOf(file(bomb))).toContain('too large');
  });

  test('rejects a workbook with entities', async () => {
    const xxe = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${sheetXml([['&y;']])}`;
    expect(await problemOf(file(zipped(workbookParts(xxe))))).toContain('entities');
  });

  test('does not expand undeclared entities', async () => {
    const sheet = sheetXml([['Part', 'Qty']]).replace('Part', '&unknown;');
    const read = await file(zipped(workbookParts(sheet)));
    expect(JSON.stringify(read)).not.toContain('passwd');
  });

  test.each([
    ['a million columns', '<row r="1"><c r="ZZZZ1"><v>1</v></c></row>', 'columns'],
    ['a cell at the end of the sheet', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'columns'],
    ['a cell in the last row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'row'],
  ])('%s does not create a table of that size', async (_, row, word) => {
    const sheet = sheetXml([]).replace('<sheetData>', `<sheetData>${row}`);
    expect(await problemOf(file(zipped(workbookParts(sheet))))).toContain(word);
  });

  test('truncates a giant cell', async () => {
    const [[first = ''] = []] = await tableOf(
      file(
        workbook([
          ['x'.repeat(2_000_000), 'Qty'],
          ['FK7502-214', 5],
        ]),
      ),
    );
    expect(first.length).toBe(301);
  });

  test('the library that reads workbooks gets no longer text than a cell can have, and the others unchanged', () => {
    const book = workbook([
      ['x'.repeat(100_000), 'Größe'],
      ['FK7502-214', 'y'.repeat(32_000)],
    ]);
    const [before, after] = [sheetOf(book), sheetOf(safeWorkbook(book))];
    expect(Math.max(...after.split('<').map(({ length }) => length))).toBe(32_766);
    expect(after.replace(/x{1000,}/, '')).toBe(before.replace(/x{1000,}/, ''));
  });

  test('truncates a text of a million columns', async () => {
    const wide = await tableOf(textFile(`Part,Qty${',x'.repeat(1_000_000)}\nFK7502-214,500`));
    expect(wide[0]?.length).toBe(60);
  });

  test('does not unpack archive entries with names outside the archive', async () => {
    const parts = { ...workbookParts(sheetXml([['Part', 'Qty']])), '../../evil.xml': 'x', 'xl/vbaProject.bin': 'x' };
    expect(await tableOf(file(zipped(parts)))).toEqual([['Part', 'Qty']]);
  });

  test.each([
    [
      'a locked workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...[...'EncryptedPackage'].flatMap((c) => [c.charCodeAt(0), 0])]),
      'password',
    ],
    ['an XLS file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'before 2007'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 …'), 'PDF'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'damaged'],
    ['bytes', new Uint8Array([1, 2, 0, 0, 9]), 'no list'],
    ['nothing', new Uint8Array(), 'empty'],
  ])('reports %s with instructions', async (_, bytes, words) => {
    expect(await problemOf(file(bytes as Uint8Array<ArrayBuffer>))).toContain(words);
  });
});

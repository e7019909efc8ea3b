import { strToU8, zipSync } from 'fflate';

/** A cell of a generated workbook: text, a number, or nothing. */
type Cell = string | number | null;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

const cellXml = (cell: Cell, row: number, at: number): string => {
  if (cell === null) return '';
  const reference = `${letters(at)}${row + 1}`;
  return typeof cell === 'number'
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

export const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, row, at)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the parts of a workbook with one sheet by name, for tests that break them. */
export const workbookParts = (sheet: string, name = 'Seals'): Record<string, string> => ({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
});

export const zipped = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

/** Returns a workbook with these rows. */
export const workbook = (rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> =>
  zipped(workbookParts(sheetXml(rows)));

const SIZES = ['012', '110', '112', '116', '210', '214', '222', '325'];
const COMPOUNDS = ['FK7502', 'FK7501', 'NB7001', 'EP7003'];

/**
 * Returns one row of a typical list: by number, by size and rubber, by dimensions, mistyped, or not about rings at all.
 */
const messyText = (at: number): string => {
  const size = SIZES[at % SIZES.length] ?? '214';
  const compound = COMPOUNDS[at % COMPOUNDS.length] ?? 'FK7502';
  const kind = at % 20;
  if (kind < 11) return `${compound}-${size}`;
  if (kind === 11) return `FK75O2-${size}`;
  if (kind === 12) return `${compound.toLowerCase()} ${size}`;
  if (kind < 16) return `AS568-${size} Viton 75 brown`;
  if (kind === 16) return 'Ring 24,99 x 3,53 EPDM 70';
  if (kind === 17) return '24.5 x 3.5 FKM 75 black';
  return kind === 18 ? '214 Viton' : `seal kit, pump CR-${at}, complete`;
};

/**
 * Returns a messy list of `count` rows: a title and an empty row above its header, positions, customer part numbers,
 * units, remarks, duplicates.
 */
export const messyRows = (count: number): readonly (readonly Cell[])[] => [
  ['Pump rebuild 2026', null, null, null, null, null],
  [null, null, null, null, null, null],
  ['Pos.', 'Item no.', 'Description', 'Qty', 'UM', 'Remarks'],
  ...Array.from({ length: count }, (_, at): readonly Cell[] => {
    // Every fiftieth row repeats an earlier one.
    const same = at % 50 === 49 ? at - 40 : at;
    const quantity = at % 70 === 60 ? 'a few' : ((same * 7) % 40) * 10 + 10;
    return [at + 1, `76-${1000 + same}`, messyText(same), quantity, 'EA', same % 6 === 0 ? `bag ${same}` : null];
  }),
];

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { projectRoot } from '../process/steps.ts';

/*
 * node src/tools/build/build-sheet-fonts.ts regular.ttf bold.ttf mono.ttf: writes the font faces of PDF files,
 * sheet-fonts.gen.ts. Run it again when the site's fonts change. docs/guides/change-the-datasheet.md lists the sources
 * of the three files.
 */

/** Font tables that a PDF file needs: outlines, widths and the mapping of codes to glyphs. */
const TABLES = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'post', 'prep'];

/** Characters of Windows-1252 outside of Latin-1, by code. */
const WINDOWS: Readonly<Record<number, number>> = {
  128: 0x20ac,
  133: 0x2026,
  145: 0x2018,
  146: 0x2019,
  147: 0x201c,
  148: 0x201d,
  149: 0x2022,
  150: 0x2013,
  151: 0x2014,
  153: 0x2122,
};

const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const entry = 12 + 16 * at;
      const start = font.readUInt32BE(entry + 8);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );

const tableOf = (tables: ReadonlyMap<string, Buffer>, name: string): Buffer => {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`The font has no table ${name}.`);
  return table;
};

const checksumOf = (table: Buffer): number => {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Returns the font with only the tables that a PDF file needs. */
const stripped = (tables: ReadonlyMap<string, Buffer>): Buffer => {
  const included = TABLES.flatMap((name) => (tables.has(name) ? [[name, tableOf(tables, name)] as const] : []));
  const head = Buffer.alloc(12 + 16 * included.length);
  const power = Math.floor(Math.log2(included.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(included.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (included.length - 2 ** power), 10);
  const bodies: Buffer[] = [];
  let start = head.length;
  included.forEach(([name, table], at) => {
    head.write(name, 12 + 16 * at, 'latin1');
    head.writeUInt32BE(checksumOf(table), 16 + 16 * at);
    head.writeUInt32BE(start, 20 + 16 * at);
    head.writeUInt32BE(table.length, 24 + 16 * at);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    bodies.push(table, padding);
    start += table.length + padding.length;
  });
  return Buffer.concat([head, ...bodies]);
};

/**
 * Returns a lookup of glyphs by character, from the font's map of format 4. The lookup returns 0 for a character
 * without a glyph.
 */
const glyphsOf = (cmap: Buffer): ((character: number) => number) => {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + 8 * at));
  const start = places.find((place) => cmap.readUInt16BE(place) === 4);
  if (start === undefined) throw new Error('The font has no map of format 4.');
  const map = cmap.subarray(start);
  const segments = map.readUInt16BE(6) / 2;
  return (character) => {
    for (let at = 0; at < segments; at += 1) {
      if (character > map.readUInt16BE(14 + 2 * at)) continue;
      const first = map.readUInt16BE(16 + 2 * (segments + at));
      if (character < first) return 0;
      const delta = map.readUInt16BE(16 + 2 * (2 * segments + at));
      const rangeAt = 16 + 2 * (3 * segments + at);
      const range = map.readUInt16BE(rangeAt);
      if (range === 0) return (character + delta) % 65_536;
      const glyph = map.readUInt16BE(rangeAt + range + 2 * (character - first));
      return glyph === 0 ? 0 : (glyph + delta) % 65_536;
    }
    return 0;
  };
};

const faceOf = (file: string): object => {
  const tables = tablesOf(readFileSync(file));
  const [head, hhea, hmtx, os2] = ['head', 'hhea', 'hmtx', 'OS/2'].map((name) => tableOf(tables, name)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const thousandths = (units: number): number => Math.round((units * 1000) / head.readUInt16BE(18));
  const glyphOf = glyphsOf(tableOf(tables, 'cmap'));
  const last = hhea.readUInt16BE(34) - 1;
  const widths = Array.from({ length: 224 }, (_, at) => {
    const code = 32 + at;
    const glyph = glyphOf(WINDOWS[code] ?? (code >= 127 && code < 160 ? 0 : code));
    return glyph === 0 ? 0 : thousandths(hmtx.readUInt16BE(4 * Math.min(glyph, last)));
  });
  const font = stripped(tables);
  return {
    box: [36, 38, 40, 42].map((at) => thousandths(head.readInt16BE(at))),
    ascent: thousandths(hhea.readInt16BE(4)),
    descent: thousandths(hhea.readInt16BE(6)),
    capHeight: thousandths(os2.readInt16BE(88)),
    weight: os2.readUInt16BE(4),
    widths,
    length: font.length,
    deflated: deflateSync(font, { level: 9 }).toString('base64'),
  };
};

const [regular, bold, mono] = process.argv.slice(2);
if (regular === undefined || bold === undefined || mono === undefined) throw new Error('Name three TrueType files.');
const faces = { regular: faceOf(regular), bold: faceOf(bold), mono: faceOf(mono) };
writeFileSync(
  join(projectRoot, 'src/server/pdf/sheet-fonts.gen.ts'),
  `// Generated by src/tools/build/build-sheet-fonts.ts from the site's fonts. Do not edit.

/** Widths are those of the codes 32 to 255 of Windows-1252, in thousandths of the size; 0 where there is no letter. */
export const SHEET_FONTS = ${JSON.stringify(faces)} as const;
`,
);

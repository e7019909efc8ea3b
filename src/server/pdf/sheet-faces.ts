import { type PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import { SHEET_FONTS } from './sheet-fonts.gen.ts';

export type FontName = keyof typeof SHEET_FONTS;

export const FONT_NAMES = Object.keys(SHEET_FONTS) as readonly FontName[];

const TITLES: Readonly<Record<FontName, string>> = {
  regular: 'Archivo-Regular',
  bold: 'Archivo-SemiBold',
  mono: 'GeistMono-Medium',
};

const FIRST_CODE = 32;
/** Flags of a font descriptor: Latin character set; fixed width. */
const NONSYMBOLIC = 32;
const FIXED_PITCH = 1;

/** Characters whose Windows-1252 code differs from Unicode. */
const WINDOWS: ReadonlyMap<string, number> = new Map([
  ['€', 128],
  ['…', 133],
  ['‘', 145],
  ['’', 146],
  ['“', 147],
  ['”', 148],
  ['•', 149],
  ['–', 150],
  ['—', 151],
  ['™', 153],
]);

const codeOf = (sign: string): number => WINDOWS.get(sign) ?? sign.codePointAt(0) ?? FIRST_CODE;

const widthOfCode = (font: FontName, code: number): number => SHEET_FONTS[font].widths[code - FIRST_CODE] ?? 0;

/** All characters that the fonts can write: Windows-1252, by code. */
const SIGNS: readonly string[] = [
  ...Array.from({ length: 256 - FIRST_CODE }, (_, at) => String.fromCodePoint(FIRST_CODE + at)),
  ...WINDOWS.keys(),
].filter((sign) => FONT_NAMES.every((font) => widthOfCode(font, codeOf(sign)) > 0));

/** A map, because large quotes measure hundreds of thousands of characters. */
const CODES: ReadonlyMap<string, string> = new Map(
  SIGNS.map((sign) => [sign, codeOf(sign).toString(16).padStart(2, '0')]),
);
/** The sign of diameters. The fonts lack it, so the pen draws it in the width of an o with a stroke. */
export const DIAMETER = '⌀';

const widthsOf = (font: FontName): ReadonlyMap<string, number> =>
  new Map([
    ...SIGNS.map((sign) => [sign, widthOfCode(font, codeOf(sign))] as const),
    [DIAMETER, widthOfCode(font, codeOf('ø'))],
  ]);
const WIDTHS: Readonly<Record<FontName, ReadonlyMap<string, number>>> = {
  regular: widthsOf('regular'),
  bold: widthsOf('bold'),
  mono: widthsOf('mono'),
};

/** Returns whether the pen can write a character: all fonts have it, or it is drawn. */
export const isWritten = (sign: string): boolean => CODES.has(sign) || sign === DIAMETER;

/** Returns the width of a printable string in the unit of `size`. */
export const textWidth = (font: FontName, text: string, size: number): number => {
  const widths = WIDTHS[font];
  let width = 0;
  for (const sign of text) width += widths.get(sign) ?? 0;
  return (width * size) / 1000;
};

/** Returns the font codes of a printable string as hexadecimal digits. */
export const textCodes = (text: string): string => {
  let codes = '';
  for (const sign of text) codes += CODES.get(sign) ?? '';
  return codes;
};

const decoded = new Map<FontName, Uint8Array>();

/** Decodes each font once, because that takes longer than writing a page. */
const bytesOf = (font: FontName): Uint8Array => {
  const cached = decoded.get(font);
  if (cached) return cached;
  const bytes = Uint8Array.from(atob(SHEET_FONTS[font].deflated), (character) => character.charCodeAt(0));
  decoded.set(font, bytes);
  return bytes;
};

/** Embeds a font in a file: the subset with its widths, as a simple font in Windows-1252. */
export const embedFace = ({ context }: PDFDocument, font: FontName): PDFRef => {
  const { box, ascent, descent, capHeight, widths, length } = SHEET_FONTS[font];
  const title = PDFName.of(`CANYON+${TITLES[font]}`);
  const file = PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length1: length }), bytesOf(font));
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: title,
    Flags: NONSYMBOLIC + (font === 'mono' ? FIXED_PITCH : 0),
    FontBBox: [...box],
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: capHeight,
    StemV: font === 'regular' ? 80 : 120,
    FontFile2: context.register(file),
  });
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: title,
      Encoding: 'WinAnsiEncoding',
      FirstChar: FIRST_CODE,
      LastChar: FIRST_CODE + widths.length - 1,
      Widths: [...widths],
      FontDescriptor: context.register(descriptor),
    }),
  );
};

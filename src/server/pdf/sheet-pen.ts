import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { printable, wrapText } from './sheet-text.ts';

/** US Letter, pt. The content is narrow enough for A4 and short enough for Letter. */
export const PAGE = { width: 612, height: 792, margin: 48 };

export const INK = rgb(0.06, 0.11, 0.13);
export const MUTED = rgb(0.35, 0.41, 0.44);
export const RULE = rgb(0.71, 0.74, 0.74);
export const SIGNAL = rgb(0.79, 0.22, 0);

type Color = ReturnType<typeof rgb>;
export type FontName = 'regular' | 'bold' | 'mono';

/** `#rrggbb` as a color of the file; ink for anything else. */
export const colorOf = (hex: string): Color => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return digits ? rgb(red, green, blue) : INK;
};

export interface TextStyle {
  readonly size: number;
  readonly font?: FontName;
  readonly color?: Color;
}

/** Where something is written: left edge and width, and the baseline's height above the foot of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes and draws on the pages of one file. */
export interface SheetPen {
  readonly document: PDFDocument;
  /** The page in hand. */
  readonly page: () => PDFPage;
  readonly newPage: () => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** Writes wrapped text; gives the baseline of the line after it. */
  readonly write: (text: string, place: Place, style: TextStyle) => number;
  readonly line: (
    from: readonly [number, number],
    to: readonly [number, number],
    color: Color,
    thickness?: number,
  ) => void;
  readonly box: (x: number, y: number, width: number, height: number, color: Color) => void;
}

const LEADING = 1.35;

/** A pen on an empty file with its first page. The file carries no dates, so that equal sheets are equal files. */
export const sheetPen = async (): Promise<SheetPen> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts: Readonly<Record<FontName, PDFFont>> = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    mono: await document.embedFont(StandardFonts.CourierBold),
  };
  const characters = new Set(fonts.regular.getCharacterSet());
  const add = () => document.addPage([PAGE.width, PAGE.height]);
  let page = add();
  const widthOf = (text: string, { size, font = 'regular' }: TextStyle) =>
    fonts[font].widthOfTextAtSize(printable(text, characters), size);
  return {
    document,
    page: () => page,
    newPage: () => {
      page = add();
    },
    widthOf,
    write: (text, { x, y, width }, style) => {
      const { size, font = 'regular', color = INK } = style;
      let baseline = y;
      for (const line of wrapText(printable(text, characters), width, (part) => widthOf(part, style))) {
        page.drawText(line, { x, y: baseline, size, font: fonts[font], color });
        baseline -= size * LEADING;
      }
      return baseline;
    },
    line: ([x1, y1], [x2, y2], color, thickness = 0.6) =>
      page.drawLine({ start: { x: x1, y: y1 }, end: { x: x2, y: y2 }, color, thickness }),
    box: (x, y, width, height, color) => page.drawRectangle({ x, y, width, height, color }),
  };
};

import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFStreamWriter,
  rgb,
  setFillingColor,
  setFontAndSize,
  showText,
} from 'pdf-lib';
import { createPdfStructure, type PdfStructure } from './pdf-structure.ts';
import { DIAMETER, embedFace, FONT_NAMES, type FontName, isWritten, textCodes, textWidth } from './sheet-faces.ts';
import { printable, wrapText } from './sheet-text.ts';

/** Dimensions of a page, pt. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** US Letter, pt. The content also fits the width of A4. */
export const PAGE: Paper = { width: 612, height: 792, margin: 48 };

export const INK = rgb(0.06, 0.11, 0.13);
export const MUTED = rgb(0.35, 0.41, 0.44);
export const RULE = rgb(0.71, 0.74, 0.74);
export const SIGNAL = rgb(0.79, 0.22, 0);

export type Color = ReturnType<typeof rgb>;

/** Returns `#rrggbb` as a PDF color; ink color for invalid values. */
export const toPdfColor = (hex: string): Color => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return digits ? rgb(red, green, blue) : INK;
};

export interface TextStyle {
  readonly size: number;
  readonly font?: FontName;
  readonly color?: Color;
}

export interface CircleStyle {
  readonly color: Color;
  readonly thickness: number;
  readonly fill?: Color;
  readonly dashes?: readonly number[];
}

/** Where to write: left edge, width, and the height of the baseline above the bottom of the page. */
export interface PdfArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes and draws on the pages of one file. */
export interface PdfPen extends Pick<PdfStructure, 'within' | 'withinSlices' | 'asDecoration'> {
  readonly document: PDFDocument;
  readonly newPage: () => void;
  /** Draws decoration on each page, such as a footer with the page number. */
  readonly onEveryPage: (draw: (page: number, pages: number) => void) => void;
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** Returns a string as printable lines no wider than `width`. Wraps each string once. */
  readonly linesOf: (text: string, width: number, style: TextStyle) => readonly string[];
  /** Writes wrapped text. Returns the baseline of the next line. */
  readonly write: (text: string, place: PdfArea, style: TextStyle) => number;
  readonly line: (
    from: readonly [number, number],
    to: readonly [number, number],
    color: Color,
    thickness?: number,
    dashes?: readonly number[],
  ) => void;
  /** Draws the outline of a circle, filled if `fill` is given. */
  readonly circle: (center: readonly [number, number], radius: number, style: CircleStyle) => void;
  readonly box: (x: number, y: number, width: number, height: number, color: Color) => void;
  /** Draws a ring in plan. Its outer diameter fills the square with its upper left corner at `x`, `y`. */
  readonly ring: (
    x: number,
    y: number,
    size: number,
    ring: { readonly idMm: number; readonly csMm: number; readonly color: string },
  ) => void;
  /** Fills an SVG path. `y` points downward from the upper left corner; `scale` is the size of its units. */
  readonly area: (path: string, x: number, y: number, scale: number, color: Color) => void;
  /** Draws the brand's logo with its upper left corner at `x`, `y`. */
  readonly logo: (x: number, y: number, size: number) => void;
  /** Returns the file. */
  readonly save: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Rounds to hundredths of a point, which is finer than print. Longer numbers would make a file larger and slower to
 * write.
 */
const near = (length: number): number => Math.round(length * 100) / 100;

export const LEADING = 1.35;
/** Number of objects above which a file is written with pauses. */
const MANY_OBJECTS = 2000;
/** Streams between two pauses. */
const STREAMS_AT_ONCE = 10;
/** One more than a multiple of `STREAMS_AT_ONCE`: the writer pauses when its count of objects is a multiple of that. */
const OBJECTS_IN_STREAM = 501;
const THINNEST_WALL = 0.8;
/** The logo's drawing is 32 units wide (`drawings/mark.tsx`). */
const MARK_UNITS = 32;

/**
 * Returns a pen for a new file with one empty page. The file contains no dates, so that equal sheets are equal files.
 */
export const createPdfPen = async (paper: Paper = PAGE): Promise<PdfPen> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const structure = createPdfStructure(document);
  const faces = new Map(FONT_NAMES.map((font) => [font, embedFace(document, font)]));
  const add = (): PDFPage => {
    const page = document.addPage([paper.width, paper.height]);
    // Equal names on all pages, because `onEveryPage` returns to earlier ones.
    for (const [font, face] of faces) page.node.setFontDictionary(PDFName.of(font), face);
    return page;
  };
  let page = add();
  const measured = new Map<string, number>();
  const widthOf = (text: string, { size, font = 'regular' }: TextStyle): number => {
    const key = `${font} ${size} ${text}`;
    const cached = measured.get(key);
    if (cached !== undefined) return cached;
    const width = textWidth(font, printable(text, isWritten), size);
    measured.set(key, width);
    return width;
  };
  const wrapped = new Map<string, readonly string[]>();
  const linesOf = (text: string, width: number, style: TextStyle): readonly string[] => {
    const key = `${style.font} ${style.size} ${width} ${text}`;
    const cached = wrapped.get(key);
    if (cached !== undefined) return cached;
    const lines = wrapText(printable(text, isWritten), width, (part) => widthOf(part, style));
    wrapped.set(key, lines);
    return lines;
  };
  const drawDiameter = (x: number, y: number, size: number, color: Color): void => {
    const [radius, reach] = [size * 0.24, size * 0.34];
    page.drawCircle({ x, y, size: radius, borderColor: color, borderWidth: size * 0.07 });
    const [start, end] = [-1, 1].map((side) => ({ x: x + (side * reach) / 1.4, y: y + (side * reach) / 1.4 }));
    if (start && end) page.drawLine({ start, end, color, thickness: size * 0.07 });
  };
  const show = (text: string, left: number, y: number, style: TextStyle): void => {
    const { size, font = 'regular', color = INK } = style;
    const key = PDFName.of(font);
    const sign = textWidth(font, DIAMETER, size);
    let x = left;
    text.split(DIAMETER).forEach((piece, index) => {
      if (index > 0) {
        drawDiameter(x + sign / 2, y + size * 0.34, size, color);
        x += sign;
      }
      if (piece !== '') showPiece(piece, x, y, key, { size, color });
      x += textWidth(font, piece, size);
    });
  };
  const showPiece = (
    text: string,
    x: number,
    y: number,
    key: PDFName,
    { size, color }: { size: number; color: Color },
  ): void => {
    page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(key, size),
      moveText(near(x), near(y)),
      showText(PDFHexString.of(textCodes(text))),
      endText(),
    );
  };
  return {
    document,
    within: structure.within,
    withinSlices: structure.withinSlices,
    asDecoration: structure.asDecoration,
    newPage: () => {
      page = add();
    },
    onEveryPage: (draw) => {
      const last = page;
      const pages = document.getPages();
      structure.asDecoration(() => {
        pages.forEach((each, at) => {
          page = each;
          draw(at + 1, pages.length);
        });
      });
      page = last;
    },
    widthOf,
    linesOf,
    write: (text, { x, y, width }, style) => {
      let baseline = y;
      structure.content(page, () => {
        for (const line of linesOf(text, width, style)) {
          show(line, x, baseline, style);
          baseline -= style.size * LEADING;
        }
      });
      return baseline;
    },
    line: ([x1, y1], [x2, y2], color, thickness = 0.6, dashes = []) =>
      structure.decoration(page, () =>
        page.drawLine({
          start: { x: near(x1), y: near(y1) },
          end: { x: near(x2), y: near(y2) },
          color,
          thickness,
          dashArray: [...dashes],
        }),
      ),
    circle: ([x, y], size, { color, thickness, fill, dashes = [] }) =>
      structure.decoration(page, () =>
        page.drawCircle({
          x: near(x),
          y: near(y),
          size: near(size),
          borderColor: color,
          borderWidth: thickness,
          borderDashArray: [...dashes],
          ...(fill && { color: fill }),
        }),
      ),
    box: (x, y, width, height, color) =>
      structure.decoration(page, () =>
        page.drawRectangle({ x: near(x), y: near(y), width: near(width), height: near(height), color }),
      ),
    ring: (x, y, size, { idMm, csMm, color }) =>
      structure.decoration(page, () => {
        const wall = Math.max(THINNEST_WALL, (csMm * size) / (idMm + 2 * csMm));
        const center = { x: x + size / 2, y: y - size / 2 };
        const circle = { ...center, size: (size - wall) / 2 };
        // An outline makes light compounds visible on white.
        page.drawCircle({ ...circle, borderColor: MUTED, borderWidth: wall + 0.4 });
        page.drawCircle({ ...circle, borderColor: toPdfColor(color), borderWidth: wall });
      }),
    area: (path, x, y, scale, color) =>
      structure.decoration(page, () => page.drawSvgPath(path, { x, y, scale, color })),
    logo: (x, y, size) =>
      structure.decoration(page, () => {
        const place = { x, y, scale: size / MARK_UNITS };
        page.drawSvgPath('M27.08 11.4A12 12 0 1 0 27.08 20.6', { ...place, borderColor: INK, borderWidth: 5 });
        page.drawSvgPath('M16 16H24.2', { ...place, borderColor: SIGNAL, borderWidth: 1.5 });
        page.drawSvgPath('M29.7 16A2.5 2.5 0 1 1 24.7 16A2.5 2.5 0 1 1 29.7 16Z', { ...place, color: SIGNAL });
      }),
    save: async () => {
      structure.finish();
      await document.flush();
      // A small file is written at once. Writing a large one pauses so that other requests can proceed, and puts more
      // objects in each stream, because every stream is compressed separately.
      const isLarge = document.context.largestObjectNumber > MANY_OBJECTS;
      const [perTick, perStream] = isLarge
        ? [STREAMS_AT_ONCE, OBJECTS_IN_STREAM]
        : [Number.POSITIVE_INFINITY, undefined];
      const writer = PDFStreamWriter.forContext(document.context, perTick, true, perStream);
      return new Uint8Array(await writer.serializeToBuffer());
    },
  };
};

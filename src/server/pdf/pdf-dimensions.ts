import { INK, MUTED, type PdfPen, SIGNAL, toPdfColor } from './pdf-pen.ts';

export type Spot = readonly [x: number, y: number];

export const VALUE = { size: 8.5, font: 'mono', color: SIGNAL } as const;
export const TITLE = { size: 8.5, font: 'mono' } as const;

const PAPER = toPdfColor('#ffffff');
const CENTER = [9, 2.5, 1.5, 2.5];
const ARROW = 5;
/** Distance between a value and the ends of its dimension line. */
const CLEAR = 3;
/** Length of the lines outside of a dimension that is too short for its value. */
const OUTSIDE = 14;
/** From a line that is too short to its value. */
const BELOW = 11;
/** From the middle of a line of text to its baseline. */
const MIDDLE = 3;

export const centered = (pen: PdfPen, text: string, [x, y]: Spot, style: typeof VALUE | typeof TITLE): void => {
  const width = pen.widthOf(text, style);
  pen.write(text, { x: x - width / 2, y, width: width + 1 }, style);
};

/** Writes a value over a patch of paper, which interrupts the lines behind it. */
const value = (pen: PdfPen, text: string, [x, y]: Spot): void => {
  const width = pen.widthOf(text, VALUE) + 4;
  pen.box(x - width / 2, y - MIDDLE - 1, width, VALUE.size, PAPER);
  centered(pen, text, [x, y - MIDDLE], VALUE);
};

export const centerCross = (pen: PdfPen, [x, y]: Spot, reach: number): void => {
  pen.line([x - reach, y], [x + reach, y], MUTED, 0.5, CENTER);
  pen.line([x, y - reach], [x, y + reach], MUTED, 0.5, CENTER);
};

export const centerLine = (pen: PdfPen, from: Spot, to: Spot): void => pen.line(from, to, MUTED, 0.5, CENTER);

const arrow = (pen: PdfPen, [x, y]: Spot, [dx, dy]: Spot): void => {
  for (const side of [1, -1]) {
    pen.line([x, y], [x - dx * ARROW + side * dy * 1.6, y - dy * ARROW + side * dx * 1.6], SIGNAL, 0.8);
  }
};

/**
 * Draws a horizontal dimension with its value in the line, or below it if the line is too short. The extension lines
 * start at the height `from`.
 */
export const dimensionAcross = (pen: PdfPen, x: number, half: number, from: number, y: number, text: string): void => {
  const width = pen.widthOf(text, VALUE);
  const isInside = width + 2 * (CLEAR + ARROW + 3) <= 2 * half;
  const over = y < from ? -4 : 4;
  for (const side of [-1, 1]) {
    const end = x + side * half;
    pen.line([end, from], [end, y + over], SIGNAL, 0.4);
    arrow(pen, [end, y], [isInside ? side : -side, 0]);
    if (isInside) pen.line([x + side * (width / 2 + CLEAR), y], [end, y], SIGNAL, 0.6);
    else pen.line([end, y], [end + side * OUTSIDE, y], SIGNAL, 0.6);
  }
  value(pen, text, [x, isInside ? y : y - BELOW]);
};

/** Draws a vertical dimension left of a shape with its value in the line. The extension lines start at `from`. */
export const dimensionUp = (pen: PdfPen, x: number, y: number, half: number, from: number, text: string): void => {
  for (const side of [-1, 1]) {
    const end = y + side * half;
    pen.line([from, end], [x - 4, end], SIGNAL, 0.4);
    arrow(pen, [x, end], [0, side]);
    pen.line([x, y + side * (MIDDLE + CLEAR)], [x, end], SIGNAL, 0.6);
  }
  value(pen, text, [x, y]);
};

/** Draws an arrow line of a section plane with its letter. */
export const sectionMark = (pen: PdfPen, [x, y]: Spot, side: 1 | -1, letter: string): void => {
  pen.line([x, y], [x, y + side * 10], INK, 1.6);
  pen.line([x, y + side * 10], [x + 10, y + side * 10], INK, 1.2);
  pen.write(letter, { x: x + 14, y: y + side * 10 - MIDDLE, width: 10 }, TITLE);
};

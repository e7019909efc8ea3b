import type { DrawingPaper } from '../../domain/engineering/part-files/file-kinds.ts';
import { INK, MUTED, type Paper, type PdfPen } from './pdf-pen.ts';

/** Sheets of drawings, landscape, pt. The margin is that of the inner frame. */
export const DRAWING_PAPERS: Readonly<Record<DrawingPaper, Paper & { readonly size: string }>> = {
  letter: { size: 'A', width: 792, height: 612, margin: 30 },
  a4: { size: 'A4', width: 841.89, height: 595.28, margin: 30 },
};

/** Width of the band with the zones. */
const BAND = 12;
const ACROSS = ['4', '3', '2', '1'];
const UP = ['A', 'B'];
const LETTER = { size: 7, font: 'mono', color: MUTED } as const;

const rectangle = (pen: PdfPen, paper: Paper, margin: number, color: typeof INK, thickness: number): void => {
  const [right, top] = [paper.width - margin, paper.height - margin];
  for (const y of [margin, top]) pen.line([margin, y], [right, y], color, thickness);
  for (const x of [margin, right]) pen.line([x, margin], [x, top], color, thickness);
};

/** Draws the frame of a drawing with its zones: four columns, numbered from the right, and two rows from below. */
export const drawingFrame = (pen: PdfPen, paper: Paper): void => {
  const { margin, width, height } = paper;
  const edge = margin - BAND;
  rectangle(pen, paper, edge, MUTED, 0.5);
  rectangle(pen, paper, margin, INK, 1.2);
  const column = (width - 2 * margin) / ACROSS.length;
  const row = (height - 2 * margin) / UP.length;
  pen.asDecoration(() => {
    ACROSS.forEach((name, at) => {
      const x = margin + at * column;
      for (const y of [edge, height - margin]) {
        if (at > 0) pen.line([x, y], [x, y + BAND], MUTED, 0.5);
        pen.write(name, { x: x + column / 2 - 2, y: y + 3.5, width: 8 }, LETTER);
      }
    });
    UP.forEach((name, at) => {
      const y = margin + at * row;
      for (const x of [edge, width - margin]) {
        if (at > 0) pen.line([x, y], [x + BAND, y], MUTED, 0.5);
        pen.write(name, { x: x + 4, y: y + row / 2 - 2, width: 8 }, LETTER);
      }
    });
  });
};

/** Draws the symbol of third-angle projection, 44 pt wide: the end view is next to the end that it shows. */
export const thirdAngle = (pen: PdfPen, x: number, y: number): void => {
  const views = [x + 9, x + 34] as const;
  for (const radius of [4, 7.5]) pen.circle([views[0], y], radius, { color: INK, thickness: 0.9 });
  const [left, right] = [views[1] - 10, views[1] + 10];
  pen.line([left, y - 4], [left, y + 4], INK, 0.9);
  pen.line([right, y - 7.5], [right, y + 7.5], INK, 0.9);
  for (const side of [1, -1]) pen.line([left, y + side * 4], [right, y + side * 7.5], INK, 0.9);
  for (const [from, to] of [
    [x - 2, x + 20],
    [x + 21, x + 47],
  ] as const) {
    pen.line([from, y], [to, y], MUTED, 0.4, [5, 1.5, 1, 1.5]);
  }
  pen.line([views[0], y - 11], [views[0], y + 11], MUTED, 0.4, [5, 1.5, 1, 1.5]);
};

/** Scales of drawings, from large to small: drawing units for actual units. */
const SCALES: readonly (readonly [drawn: number, actual: number])[] = [
  ...[50, 20, 10, 5, 4, 3, 2, 1].map((drawn) => [drawn, 1] as const),
  ...[2, 4, 5, 10, 20, 50, 100].map((actual) => [1, actual] as const),
];

const POINTS_PER_MM = 72 / 25.4;

/**
 * Returns the largest scale at which a length fits, and its length on paper, pt.
 *
 * @example exactScale(32.05, 290) // { text: '3:1', drawn: 272.5 }
 */
export const exactScale = (lengthMm: number, most: number): { readonly text: string; readonly drawn: number } => {
  const onPaper = ([drawn, actual]: readonly [number, number]): number => (lengthMm * POINTS_PER_MM * drawn) / actual;
  const scale = SCALES.find((one) => onPaper(one) <= most) ?? ([1, 200] as const);
  return { text: scale.join(':'), drawn: onPaper(scale) };
};

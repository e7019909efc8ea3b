import { hatchLines } from '../../domain/engineering/part-files/hatch-lines.ts';
import { type RingFile, ringTexts, whyNoSolid } from '../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { magnification, type PlanRadii, planRadii } from '../../drawings/rings/sheet-geometry.ts';
import { INK, MUTED, type PdfArea, type PdfPen, SIGNAL, toPdfColor } from './pdf-pen.ts';

type Spot = readonly [x: number, y: number];

/** Box of a figure: lower left corner, width and height, pt. */
export interface FigureBox extends PdfArea {
  readonly height: number;
}

const VALUE = { size: 8.5, font: 'mono', color: SIGNAL } as const;
const TITLE = { size: 8.5, font: 'mono' } as const;
const CENTER = [9, 2.5, 1.5, 2.5];
const PAPER = '#ffffff';

const centered = (pen: PdfPen, text: string, [x, y]: Spot, style: typeof VALUE | typeof TITLE): void => {
  const width = pen.widthOf(text, style);
  pen.write(text, { x: x - width / 2, y, width: width + 1 }, style);
};

const centerCross = (pen: PdfPen, [x, y]: Spot, reach: number): void => {
  pen.line([x - reach, y], [x + reach, y], MUTED, 0.5, CENTER);
  pen.line([x, y - reach], [x, y + reach], MUTED, 0.5, CENTER);
};

const arrow = (pen: PdfPen, [x, y]: Spot, side: number): void => {
  for (const up of [1, -1]) pen.line([x, y], [x - side * 5, y + up * 1.6], SIGNAL, 0.8);
};

/**
 * Draws a horizontal dimension with its line at `y` and its text below. The extension lines start at the height `from`.
 */
const dimension = (pen: PdfPen, x: number, half: number, from: number, y: number, text: string): void => {
  const isWide = half > 8;
  const reach = isWide ? 0 : 14;
  for (const side of [-1, 1]) {
    pen.line([x + side * half, from], [x + side * half, y - 4], SIGNAL, 0.4);
    arrow(pen, [x + side * half, y], isWide ? side : -side);
  }
  pen.line([x - half - reach, y], [x + half + reach, y], SIGNAL, 0.6);
  centered(pen, text, [x, y - 11], VALUE);
};

const cutFace = (pen: PdfPen, center: Spot, radius: number, thickness: number): void => {
  for (const [from, to] of hatchLines(center, radius)) pen.line(from, to, MUTED, 0.35);
  pen.circle(center, radius, { color: INK, thickness });
};

const plan = (pen: PdfPen, [x, y]: Spot, { outer, inner }: PlanRadii, ring: RingFile): void => {
  const thin = { color: INK, thickness: outer - inner < 5 ? 0.4 : 1 };
  pen.circle([x, y], outer, { ...thin, fill: toPdfColor(ring.color) });
  pen.circle([x, y], inner, { ...thin, fill: toPdfColor(PAPER) });
  centerCross(pen, [x, y], outer + 14);
  for (const side of [1, -1]) {
    pen.line([x, y + side * (outer + 16)], [x, y + side * (outer + 26)], INK, 1.6);
    pen.write('A', { x: x + 5, y: y + side * (outer + 21) - 3, width: 10 }, TITLE);
  }
};

const section = (pen: PdfPen, [x, y]: Spot, { outer, mean, section: radius }: PlanRadii): void => {
  for (const side of [-1, 1]) pen.line([x + side * radius, y - mean], [x + side * radius, y + mean], INK, 0.9);
  for (const side of [1, -1]) {
    cutFace(pen, [x, y + side * mean], radius, 0.9);
    pen.line([x - radius - 7, y + side * mean], [x + radius + 7, y + side * mean], MUTED, 0.5, CENTER);
  }
  pen.line([x, y - outer - 12], [x, y + outer + 12], MUTED, 0.5, CENTER);
  pen.circle([x, y + mean], radius + 7, { color: INK, thickness: 0.6 });
  pen.write('B', { x: x + radius + 11, y: y + mean + radius, width: 10 }, TITLE);
};

/**
 * Draws plan, section A-A and detail B of a ring to scale, with its dimensions. If the ring's body is unknown, draws
 * the plan only.
 */
export const ringFigure = (pen: PdfPen, ring: RingFile, unit: LengthUnit, box: FigureBox): void => {
  const texts = ringTexts(ring, unit);
  const radii = planRadii(ring, Math.min(box.height - 118, box.width * 0.4));
  const { outer, inner } = radii;
  const y = box.y + box.height / 2 + 18;
  const [planX, sectionX, detailX] = [0.24, 0.55, 0.8].map((part) => box.x + box.width * part) as [
    number,
    number,
    number,
  ];
  const below = y - outer;
  plan(pen, [planX, y], radii, ring);
  dimension(pen, planX, inner, y, below - 36, `ø${texts.id}`);
  dimension(pen, planX, outer, y, below - 60, `ø${texts.od}`);
  if (whyNoSolid(ring) !== null) return;
  section(pen, [sectionX, y], radii);
  centered(pen, 'A–A', [sectionX, below - 48], TITLE);
  const space = Math.min(outer * 0.72, box.width * 0.14);
  const times = magnification(radii.section, space);
  const radius = radii.section * times;
  cutFace(pen, [detailX, y], radius, 1.3);
  centerCross(pen, [detailX, y], radius + 10);
  dimension(pen, detailX, radius, y, y - radius - 22, `ø${texts.cs}`);
  centered(pen, `B ${times}×`, [detailX, below - 48], TITLE);
};

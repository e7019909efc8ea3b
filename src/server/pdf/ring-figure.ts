import { HATCH_OF, type HatchKind, hatchLines } from '../../domain/engineering/part-files/hatch-lines.ts';
import { type RingFile, ringTexts, whyNoSolid } from '../../domain/engineering/part-files/ring-file.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { magnification, type PlanRadii, planRadii } from '../../drawings/rings/sheet-geometry.ts';
import {
  centerCross,
  centered,
  centerLine,
  dimensionAcross,
  dimensionUp,
  type Spot,
  sectionMark,
  TITLE,
} from './pdf-dimensions.ts';
import { INK, MUTED, type PdfArea, type PdfPen, toPdfColor } from './pdf-pen.ts';

/** Box of a figure: lower left corner, width and height, pt. */
export interface FigureBox extends PdfArea {
  readonly height: number;
}

const PAPER = '#ffffff';
/** The core of a jacket, as a share of its radius. Its actual size is not on file. */
const CORE = 0.76;
/** Height that section marks and captions need above and below the plan. */
const MARKS = 96;
const PLAN_SHARE = 0.38;
const DETAIL_SHARE = 0.14;

/** Returns the largest outside diameter, pt, that the plan of a ring can have in a box. */
export const largestPlan = ({ width, height }: Pick<FigureBox, 'width' | 'height'>): number =>
  Math.min(height - MARKS, width * PLAN_SHARE);

const lined = (pen: PdfPen, center: Spot, radius: number, kind: HatchKind): void => {
  for (const [from, to] of hatchLines(center, radius, kind)) pen.line(from, to, MUTED, 0.35);
};

const cutFace = (pen: PdfPen, center: Spot, radius: number, thickness: number, ring: RingFile): void => {
  lined(pen, center, radius, HATCH_OF[ring.section]);
  pen.circle(center, radius, { color: INK, thickness });
  if (ring.section !== 'encapsulated') return;
  pen.circle(center, radius * CORE, { color: INK, thickness: thickness * 0.7, fill: toPdfColor(PAPER) });
  lined(pen, center, radius * CORE, 'elastomer');
};

const plan = (pen: PdfPen, [x, y]: Spot, { outer, inner }: PlanRadii, ring: RingFile): void => {
  const thin = { color: INK, thickness: outer - inner < 5 ? 0.4 : 1 };
  pen.circle([x, y], outer, { ...thin, fill: toPdfColor(ring.color) });
  pen.circle([x, y], inner, { ...thin, fill: toPdfColor(PAPER) });
  centerCross(pen, [x, y], outer + 12);
  for (const side of [1, -1] as const) sectionMark(pen, [x, y + side * (outer + 14)], side, 'A');
};

const section = (pen: PdfPen, [x, y]: Spot, { outer, mean, section: radius }: PlanRadii, ring: RingFile): void => {
  for (const side of [-1, 1]) pen.line([x + side * radius, y - mean], [x + side * radius, y + mean], INK, 0.9);
  for (const side of [1, -1]) {
    cutFace(pen, [x, y + side * mean], radius, 0.9, ring);
    centerLine(pen, [x - radius - 7, y + side * mean], [x + radius + 7, y + side * mean]);
  }
  centerLine(pen, [x, y - outer - 12], [x, y + outer + 12]);
  pen.circle([x, y + mean], radius + 7, { color: INK, thickness: 0.6 });
  pen.write('B', { x: x + radius + 11, y: y + mean + radius, width: 10 }, TITLE);
};

/**
 * Draws plan, section A-A and detail B of a ring to scale, with its dimensions. If the ring's body is unknown, draws
 * the plan only.
 *
 * @param diameter outside diameter of the plan, pt
 */
export const ringFigure = (
  pen: PdfPen,
  ring: RingFile,
  unit: LengthUnit,
  box: FigureBox,
  diameter = largestPlan(box),
): void => {
  const texts = ringTexts(ring, unit);
  const radii = planRadii(ring, diameter);
  const { outer, inner } = radii;
  const y = box.y + box.height / 2 + 8;
  const [planX, sectionX, detailX] = [0.28, 0.58, 0.82].map((part) => box.x + box.width * part) as [
    number,
    number,
    number,
  ];
  const caption = box.y + box.height / 2 - largestPlan(box) / 2 - 26;
  plan(pen, [planX, y], radii, ring);
  const id = `ID ⌀${texts.id}`;
  const isRoomy = pen.widthOf(id, TITLE) + 30 < 2 * inner;
  if (isRoomy) dimensionAcross(pen, planX, inner, y, y - Math.min(26, inner / 3), id);
  else dimensionAcross(pen, planX, inner, y, y - outer - 34, id);
  dimensionUp(pen, planX - outer - 30, y, outer, planX, `OD ⌀${texts.od}`);
  if (whyNoSolid(ring) !== null) return;
  section(pen, [sectionX, y], radii, ring);
  centered(pen, 'SECTION A–A', [sectionX, caption], TITLE);
  const times = magnification(radii.section, Math.min(diameter * 0.36, box.width * DETAIL_SHARE));
  const radius = radii.section * times;
  cutFace(pen, [detailX, y], radius, 1.3, ring);
  centerCross(pen, [detailX, y], radius + 10);
  dimensionAcross(pen, detailX, radius, y, y - radius - 20, `CS ⌀${texts.cs}`);
  centered(pen, `DETAIL B ${times}×`, [detailX, caption], TITLE);
};

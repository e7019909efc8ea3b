import type { Span } from '../sizes/glands.ts';

/** What a ring does in a groove, in percent. */
export interface GlandFit {
  /** How far the section is pressed together: least and greatest with all tolerances. */
  readonly squeeze: Span;
  /** At the middle of every tolerance. */
  readonly nominalSqueeze: number;
  /** Area of the ring's section by area of the groove. */
  readonly fill: Span;
  readonly nominalFill: number;
}

const middle = ([low, high]: Span): number => (low + high) / 2;
const percent = (part: number, whole: number): number => (part / whole) * 100;
const section = (cs: number): number => (Math.PI / 4) * cs * cs;

/**
 * Squeeze and fill of a ring in a rectangular groove; lengths all in one unit. Squeeze = (CS − depth) / CS; fill = section
 * of the ring / (depth × width). The groove's radii and the ring's swell are left out.
 *
 * @example glandFit({ cs: 0.139, csTolerance: 0.004, depth: [0.101, 0.107], width: [0.177, 0.187] }).nominalSqueeze // 25.2
 */
export const glandFit = (gland: {
  readonly cs: number;
  readonly csTolerance: number;
  readonly depth: Span;
  readonly width: Span;
}): GlandFit => {
  const { cs, csTolerance, depth, width } = gland;
  const small = cs - csTolerance;
  const large = cs + csTolerance;
  return {
    squeeze: [percent(small - depth[1], small), percent(large - depth[0], large)],
    nominalSqueeze: percent(cs - middle(depth), cs),
    fill: [percent(section(small), depth[1] * width[1]), percent(section(large), depth[0] * width[0])],
    nominalFill: percent(section(cs), middle(depth) * middle(width)),
  };
};

/** Stretch of a ring on a groove's diameter, in percent of its inside diameter. @example stretchPercent(24.99, 25.5) // 2.04… */
export const stretchPercent = (idMm: number, grooveMm: number): number => percent(grooveMm - idMm, idMm);

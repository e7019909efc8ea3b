import { type Mm, type Percent, percent, type Span } from '../units.ts';

/** What a ring does in a groove, in percent. */
export interface GlandFit {
  /** How far the section is pressed together: least and greatest with all tolerances. */
  readonly squeeze: Span<Percent>;
  /** At the middle of every tolerance. */
  readonly nominalSqueeze: Percent;
  /** Area of the ring's section by area of the groove. */
  readonly fill: Span<Percent>;
  readonly nominalFill: Percent;
}

const middle = ([low, high]: Span): number => (low + high) / 2;
const share = (part: number, whole: number): Percent => percent((part / whole) * 100);
const section = (cs: number): number => (Math.PI / 4) * cs * cs;

/**
 * Squeeze and fill of a ring in a rectangular groove; lengths all in one unit. Squeeze = (CS − depth) / CS; fill = section
 * of the ring / (depth × width). The groove's radii and the ring's swell are left out.
 *
 * @example glandFit({ cs: 0.139, csTolerance: 0.004, depth: [0.101, 0.107], width: [0.177, 0.187] }).nominalSqueeze // 25.2
 */
export const glandFit = <Length extends number>(gland: {
  readonly cs: Length;
  readonly csTolerance: Length;
  readonly depth: Span<Length>;
  readonly width: Span<Length>;
}): GlandFit => {
  const { cs, csTolerance, depth, width } = gland;
  const small = cs - csTolerance;
  const large = cs + csTolerance;
  return {
    squeeze: [share(small - depth[1], small), share(large - depth[0], large)],
    nominalSqueeze: share(cs - middle(depth), cs),
    fill: [share(section(small), depth[1] * width[1]), share(section(large), depth[0] * width[0])],
    nominalFill: share(section(cs), middle(depth) * middle(width)),
  };
};

/** Stretch of a ring on a groove's diameter, in percent of its inside diameter. @example stretchPercent(mm(24.99), mm(25.5)) // 2.04… */
export const stretchPercent = (idMm: Mm, grooveMm: Mm): Percent => share(grooveMm - idMm, idMm);

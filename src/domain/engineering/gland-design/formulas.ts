import { type Mm, mm, type Percent, percent } from '../../kit/units.ts';

/** How far one diameter is above another, in percent: stretch of a ring, or interference at its outside. */
export const excess = (diameter: number, of: number): Percent => percent(100 * (diameter / of - 1));

/** Beyond this stretch the fit of the standard ends: the section loses what constant volume takes. */
const MOST_FITTED = 25;
const BETWEEN = 3;
/** Rings thicker than this for their diameter lose less. */
const THICK = 2.95;

/**
 * Loss R of the cross-section of a stretched ring, SAE AS4716: it takes most off of all published rules.
 *
 * @example sectionLoss(5, 7) // 3.395
 */
export const sectionLoss = (stretch: number, idOverCs: number): number => {
  if (stretch <= 0) return 0;
  if (stretch > MOST_FITTED) return 100 * (1 - 1 / Math.sqrt(1 + stretch / 100));
  if (idOverCs <= THICK) return (100 * stretch) / (315 * Math.exp(-idOverCs) + 165 + stretch);
  if (stretch <= BETWEEN) return 0.01 + 1.06 * stretch - 0.1 * stretch * stretch;
  return 0.56 + 0.59 * stretch - 0.0046 * stretch * stretch;
};

/** The cross-section that is left of a ring on a diameter: CS'. */
export const reducedSection = (cs: number, stretch: number, id: number): Mm =>
  mm(cs * (1 - sectionLoss(stretch, id / cs) / 100));

/** How far a gland presses a section together. @example squeezeOf(3.53, 2.84) // 19.55 */
export const squeezeOf = (section: number, depth: number): Percent => percent((100 * (section - depth)) / section);

/** Area of a ring's free cross-section. */
export const ringArea = (cs: number): number => (Math.PI / 4) * cs * cs;

/** What the two radii of a floor take off a groove's area: (2 − π/2) r². */
const CORNERS = 0.4292;
/** A dovetail's walls lean 24° from vertical. */
export const DOVETAIL_SLOPE = Math.tan((24 * Math.PI) / 180);

/** Area of a groove with straight walls. */
export const grooveArea = (width: number, depth: number, radius: number): number =>
  width * depth - CORNERS * radius * radius;

/** Area of a dovetail to sharp corners; one leaning wall makes a half dovetail. */
export const dovetailArea = (mouth: number, depth: number, leaning: 1 | 2): number =>
  depth * (mouth + (leaning / 2) * depth * DOVETAIL_SLOPE);

/** Floor width of a dovetail. @example dovetailFloor(2.92, 2.84, 2) // 5.45 */
export const dovetailFloor = (mouth: number, depth: number, leaning: 1 | 2): Mm =>
  mm(mouth + leaning * depth * DOVETAIL_SLOPE);

/** How much of a groove's area the ring takes. */
export const fillOf = (cs: number, area: number): Percent => percent((100 * ringArea(cs)) / area);

/** Linear growth by heat; α in 10⁻⁶ per kelvin. */
const growth = (alpha: number, deltaT: number): number => 1 + alpha * 1e-6 * deltaT;

export interface Heat {
  /** Linear expansion of ring and hardware, 10⁻⁶ per kelvin. */
  readonly alpha: number;
  readonly hardwareAlpha: number;
  /** Kelvin from 20 °C. */
  readonly deltaT: number;
  /** Volume swell as a fraction; negative for shrinkage. */
  readonly swell: number;
}

/** A section that heat and a medium have enlarged. */
export const warmSection = (section: number, { alpha, deltaT, swell }: Heat): number =>
  section * growth(alpha, deltaT) * Math.cbrt(1 + swell);

/** Squeeze once ring and hardware are warm. */
export const warmSqueeze = (section: number, depth: number, heat: Heat): Percent =>
  squeezeOf(warmSection(section, heat), depth * growth(heat.hardwareAlpha, heat.deltaT));

/** Fill once ring and hardware are warm: the ring grows in volume, the groove with the metal. */
export const warmFill = (fill: number, { alpha, hardwareAlpha, deltaT, swell }: Heat): Percent =>
  percent((fill * growth(alpha, deltaT) ** 3 * (1 + swell)) / growth(hardwareAlpha, deltaT) ** 3);

/** Squeeze that is left after compression set. */
export const squeezeAfterSet = (squeeze: number, set: number): Percent => percent(squeeze * (1 - set));

/** Height of a ring that has taken a set and is out of its gland. @example heightAfterSet(3.53, 2.84, 0.3) // 3.32 */
export const heightAfterSet = (cs: number, depth: number, set: number): Mm => mm(cs - set * (cs - depth));

/** Surface speed of a shaft in m/s. @example surfaceSpeed(25, 1500) // 1.96 */
export const surfaceSpeed = (diameter: number, rpm: number): number => (Math.PI * diameter * rpm) / 60_000;

/** @example feetPerMinute(1.96) // 386 */
export const feetPerMinute = (metersPerSecond: number): number => 196.85 * metersPerSecond;

/** A ring around a shaft is 2 to 5 % larger than it: the middle. */
export const ROTARY_MIDDLE = 1.035;

import { type Mm, mm, type Percent, percent } from '../../kit/units.ts';

/** Returns how far one diameter exceeds another in percent: stretch of a ring, or interference at its outside. */
export const excess = (diameter: number, of: number): Percent => percent(100 * (diameter / of - 1));

/** The fit of the standard is valid up to this stretch. Beyond it the section loses what constant volume implies. */
const MAX_FITTED = 25;
const BETWEEN = 3;
/** Rings thicker than this relative to their diameter lose less. */
const THICK = 2.95;

/**
 * Returns loss R of the cross-section of a stretched ring by SAE AS4716, which has the largest loss of all published
 * rules.
 *
 * @example sectionLoss(5, 7) // 3.395
 */
export const sectionLoss = (stretch: number, idOverCs: number): number => {
  if (stretch <= 0) return 0;
  if (stretch > MAX_FITTED) return 100 * (1 - 1 / Math.sqrt(1 + stretch / 100));
  if (idOverCs <= THICK) return (100 * stretch) / (315 * Math.exp(-idOverCs) + 165 + stretch);
  if (stretch <= BETWEEN) return 0.01 + 1.06 * stretch - 0.1 * stretch * stretch;
  return 0.56 + 0.59 * stretch - 0.0046 * stretch * stretch;
};

/** Returns the remaining cross-section CS' of a ring on a diameter. */
export const reducedSection = (cs: number, stretch: number, id: number): Mm =>
  mm(cs * (1 - sectionLoss(stretch, id / cs) / 100));

/** Returns the squeeze of a section in a gland. @example squeezeOf(3.53, 2.84) // 19.55 */
export const squeezeOf = (section: number, depth: number): Percent => percent((100 * (section - depth)) / section);

/** Returns the area of a ring's free cross-section. */
export const ringArea = (cs: number): number => (Math.PI / 4) * cs * cs;

/** The two floor radii reduce a groove's area by (2 − π/2) r². */
const CORNERS = 0.4292;
/** A dovetail's walls lean 24° from vertical. */
export const DOVETAIL_SLOPE = Math.tan((24 * Math.PI) / 180);

/** Returns the area of a groove with straight walls. */
export const grooveArea = (width: number, depth: number, radius: number): number =>
  width * depth - CORNERS * radius * radius;

/** Returns the area of a dovetail to sharp corners. A half dovetail has one leaning wall. */
export const dovetailArea = (mouth: number, depth: number, leaning: 1 | 2): number =>
  depth * (mouth + (leaning / 2) * depth * DOVETAIL_SLOPE);

/** Returns the floor width of a dovetail. @example dovetailFloor(2.92, 2.84, 2) // 5.45 */
export const dovetailFloor = (mouth: number, depth: number, leaning: 1 | 2): Mm =>
  mm(mouth + leaning * depth * DOVETAIL_SLOPE);

/** Returns the ring's share of a groove's area. */
export const fillOf = (cs: number, area: number): Percent => percent((100 * ringArea(cs)) / area);

/** Returns the factor of linear thermal expansion, with α in 10⁻⁶ per kelvin. */
const growth = (alpha: number, deltaT: number): number => 1 + alpha * 1e-6 * deltaT;

export interface Heat {
  /** Linear expansion of ring and hardware, 10⁻⁶ per kelvin. */
  readonly alpha: number;
  readonly hardwareAlpha: number;
  /** Kelvin from 20 °C. */
  readonly deltaT: number;
  /** Volume swell as a fraction. Negative for shrinkage. */
  readonly swell: number;
}

/** Returns a section enlarged by heat and a medium. */
export const warmSection = (section: number, { alpha, deltaT, swell }: Heat): number =>
  section * growth(alpha, deltaT) * Math.cbrt(1 + swell);

/** Returns the squeeze with warm ring and hardware. */
export const warmSqueeze = (section: number, depth: number, heat: Heat): Percent =>
  squeezeOf(warmSection(section, heat), depth * growth(heat.hardwareAlpha, heat.deltaT));

/** Returns the fill with warm ring and hardware: the ring expands in volume, the groove with the metal. */
export const warmFill = (fill: number, { alpha, hardwareAlpha, deltaT, swell }: Heat): Percent =>
  percent((fill * growth(alpha, deltaT) ** 3 * (1 + swell)) / growth(hardwareAlpha, deltaT) ** 3);

/** Returns the squeeze that remains after compression set. */
export const squeezeAfterSet = (squeeze: number, set: number): Percent => percent(squeeze * (1 - set));

/**
 * Returns the height of a ring with compression set after removal from its gland.
 *
 * @example heightAfterSet(3.53, 2.84, 0.3) // 3.32
 */
export const heightAfterSet = (cs: number, depth: number, set: number): Mm => mm(cs - set * (cs - depth));

/** Returns the surface speed of a shaft in m/s. @example surfaceSpeed(25, 1500) // 1.96 */
export const surfaceSpeed = (diameter: number, rpm: number): number => (Math.PI * diameter * rpm) / 60_000;

/** @example feetPerMinute(1.96) // 386 */
export const feetPerMinute = (metersPerSecond: number): number => 196.85 * metersPerSecond;

/** A ring on a rotary shaft is 2 to 5% larger than the shaft. This is the middle. */
export const ROTARY_MIDDLE = 1.035;

import { lightness } from '../numbers.ts';

/** Compounds of at least this lightness get an outline. */
const LIGHT = 0.62;
const THINNEST = 1.25;

/** Returns the wall of a small ring in plan, to scale with its diameter: at least 1.25px. @param size of the ring in px */
export const ringWall = (idMm: number, csMm: number, size: number): number =>
  Math.max(THINNEST, (csMm * (size - 1)) / (idMm + 2 * csMm));

/** Returns whether a ring of this color needs an outline on white. */
export const isLightRing = (color: string): boolean => lightness(color) > LIGHT;

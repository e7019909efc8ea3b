import type { LengthUnit } from '../../kit/units.ts';
import { type GlandGeometry, isRadial } from './model.ts';

/** Finish of the sealing surface and of the groove's walls, Ra in µm. */
const STATIC_LIQUID = 0.8;
const STATIC_GAS = 0.4;
const MOVING = '0.25–0.5';
const WALLS = 1.6;
/** The same grades in microinches. */
const MICROINCHES = { [STATIC_LIQUID]: 32, [STATIC_GAS]: 16 } as const;

/** Returns the required surface finish of a gland. @example roughness(face, 'mm') // '0.8 µm, walls 1.6' */
export const roughness = (gland: GlandGeometry, unit: LengthUnit): string => {
  const isMoving = isRadial(gland) && gland.use !== 'static';
  const still = gland.kind === 'face' && gland.medium === 'gas' ? STATIC_GAS : STATIC_LIQUID;
  if (unit === 'mm') return `${isMoving ? MOVING : still} µm, walls ${WALLS}`;
  return `${isMoving ? '10–20' : MICROINCHES[still]} µin, walls 63`;
};

/** Length of the lead-in chamfer at the sections of the published charts, mm. */
const LEAD_IN: readonly (readonly [upToCs: number, length: number])[] = [
  [1.8, 2.1],
  [2.7, 3.1],
  [3.6, 4],
  [5.4, 6],
];
const LONGEST_LEAD_IN = 7.2;

/** Returns the length of the lead-in chamfer in mm: that of the next thicker section. @example leadIn(3.53) // 4 */
export const leadIn = (cs: number): number => LEAD_IN.find(([section]) => cs <= section)?.[1] ?? LONGEST_LEAD_IN;

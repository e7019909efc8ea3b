import type { GlandGeometry, RadialGland, Ring } from '../../../../src/domain/engineering/gland-design/model.ts';
import { exactMm, inch, type Mm, mm, type Span } from '../../../../src/domain/kit/units.ts';

/** A span in millimeters. */
export const mms = (low: number, high: number): Span<Mm> => [mm(low), mm(high)];
/** A span in inches. */
export const inches = (low: number, high: number): Span<Mm> => [exactMm(inch(low)), exactMm(inch(high))];
const inchLength = (length: number): Mm => exactMm(inch(length));

export const RING_214: Ring = {
  id: inchLength(0.984),
  idTolerance: inchLength(0.01),
  cs: inchLength(0.139),
  csTolerance: inchLength(0.004),
};

/** The published piston gland of AS568-214. */
export const PISTON_214: RadialGland = {
  kind: 'piston',
  use: 'static',
  surface: inches(1.25, 1.252),
  groove: inches(1.026, 1.028),
  clearance: inches(1.246, 1.247),
  runout: inchLength(0.003),
  guided: false,
  width: inches(0.187, 0.192),
  radius: inches(0.01, 0.025),
};

/** The published rod gland of AS568-214. */
export const ROD_214: RadialGland = {
  ...PISTON_214,
  kind: 'rod',
  surface: inches(0.998, 1),
  groove: inches(1.222, 1.224),
  clearance: inches(1.003, 1.004),
};

/** A worn metric piston groove. */
export const WORN_PISTON: GlandGeometry = {
  kind: 'piston',
  use: 'static',
  surface: mms(31.75, 31.8),
  groove: mms(26.06, 26.11),
  clearance: mms(31.65, 31.67),
  runout: mm(0.08),
  guided: false,
  width: mms(4.75, 4.88),
  radius: mms(0.25, 0.64),
};

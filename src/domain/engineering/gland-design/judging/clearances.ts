import { type Mm, mm, type Span } from '../../../kit/units.ts';
import { fitLimits } from './fits.ts';

const ordered = (one: number, other: number): Span<Mm> => [mm(Math.min(one, other)), mm(Math.max(one, other))];

/** Returns a throat with the clearance of an f7 piston and the tolerance of an H8 hole. */
const throatFor = ([, rod]: Span<Mm>): Span<Mm> | null => {
  const [hole, shaft] = [fitLimits(rod, 'H8'), fitLimits(rod, 'f7')];
  if (hole === null || shaft === null) return null;
  const away = rod - shaft[1];
  return [mm(hole[0] + away), mm(hole[1] + away)];
};

/**
 * Returns piston land or throat: by the chart's diametral clearance, or else by an f7 shaft or an H8 hole. Returns null
 * above 500 mm.
 */
export const clearanceFor = (
  isPiston: boolean,
  surface: Span<Mm>,
  clearance: Span<Mm> | null = null,
): Span<Mm> | null => {
  if (clearance === null) return isPiston ? fitLimits(surface[0], 'f7') : throatFor(surface);
  const [least, most] = clearance;
  if (isPiston) return ordered(surface[1] - most, surface[0] - least);
  return ordered(surface[1] + least, surface[0] + most);
};

const SMALL_DIAMETER = 50;
/** Returns the runout by ISO 3601-2, for charts without one. */
export const usualRunout = ([, high]: Span<Mm>): Mm => mm(high <= SMALL_DIAMETER ? 0.025 : 0.05);

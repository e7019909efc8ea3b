import { exactMm, formatLength, type Inch, type LengthUnit, type Span } from '../../domain/kit/units.ts';
import type { Gland } from '../../domain/reference/tables/glands.ts';

type Facts = readonly (readonly [label: string, value: string])[];

/** Returns the table values of a groove as label and value, with lengths in the visitor's unit. */
export const grooveFacts = (gland: Gland, unit: LengthUnit): Facts => {
  const { csIn, dashes, depthIn, widthIn, radiusIn, squeezePercent, clearanceIn, eccentricityIn } = gland;
  const one = (length: Inch): string => formatLength(unit, exactMm(length));
  const range = ([low, high]: Span<Inch>): string => `${low === high ? one(low) : `${one(low)}–${one(high)}`} ${unit}`;
  const ranges: readonly (readonly [string, Span<Inch> | null])[] = [
    ['Depth', depthIn],
    ['Width', widthIn[0]],
    ['Width, one backup ring', widthIn[1]],
    ['Width, two backup rings', widthIn[2]],
    ['Corner radius', radiusIn],
    ['Clearance', clearanceIn],
  ];
  const [least, most] = squeezePercent;
  return [
    ['Cross-section', `${one(csIn)} ${unit}`],
    ...(dashes === null ? [] : ([['AS568 sizes', `-${dashes[0]} to -${dashes[1]}`]] as const)),
    ...ranges.flatMap(([label, length]) => (length === null ? [] : ([[label, range(length)]] as const))),
    ...(eccentricityIn === null ? [] : ([['Eccentricity', `at most ${one(eccentricityIn)} ${unit}`]] as const)),
    ['Squeeze', least === most ? `${least}%` : `${least}–${most}%`],
  ];
};

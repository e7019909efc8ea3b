import { type LengthUnit, lengthIn, type Mm, mm, type Range } from '../../../../domain/kit/units.ts';

/** Ends of the ruler in each unit, smallest first: most rings fit the first, the largest need the last. */
const ENDS: Readonly<Record<LengthUnit, readonly number[]>> = {
  mm: [60, 150, 300, 600, 1200],
  in: [3, 6, 12, 24, 48],
};

const TICKS = 30;
const LABELS = 3;
const STEPS = 60;

export interface RulerScale {
  /** Last number on the ruler, in the visitor's unit. The first is 0. */
  readonly end: number;
  /** Distance of one arrow key press. */
  readonly step: number;
  readonly ticks: readonly number[];
  readonly labels: readonly number[];
}

const upTo = (end: number, parts: number): readonly number[] =>
  Array.from({ length: parts + 1 }, (_, at) => (end * at) / parts);

/**
 * Returns the shortest ruler that contains both ends of a range. At 60 mm it has a tick every 2 mm and a number every
 * 20.
 *
 * @example rulerScale({ low: mm(20), high: mm(80) }, 'mm').end // 150
 */
export const rulerScale = ({ low, high }: Range<Mm>, unit: LengthUnit): RulerScale => {
  const largest = lengthIn(unit, mm(Math.max(low ?? 0, high ?? 0)));
  const ends = ENDS[unit];
  const end = ends.find((one) => one >= largest) ?? ends.at(-1) ?? largest;
  return { end, step: end / STEPS, ticks: upTo(end, TICKS), labels: upTo(end, LABELS) };
};

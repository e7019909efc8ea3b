import {
  exactMm,
  formatLength,
  type LengthUnit,
  mm,
  ringSizeText,
  type Span,
  spanText,
} from '../../domain/kit/units.ts';
import { sizeHref } from '../../domain/reference/paths/store-links.ts';
import { publishedSize } from '../../domain/reference/sizes/size-candidate.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import { glandFor } from '../../domain/reference/tables/glands.ts';
import { glands } from '../../domain/reference/tables/tables.ts';
import { squeezedWidth, stadium } from '../drafting/path.ts';

/** An AS568 ring in its published static radial groove, in mm. */
export interface RingGroove {
  readonly cs: number;
  /** From the groove floor to the opposite wall, in the middle of the published range. */
  readonly depth: number;
  readonly width: number;
  readonly depthRange: Span;
  readonly widthRange: Span;
  readonly href: string;
  /** Returns the size and its dimensions. */
  readonly spec: (unit: LengthUnit) => string;
  /** Returns the squeezed section, centered at x, r. */
  readonly section: (x: number, r: number) => string;
}

const middle = ([low, high]: Span): number => (low + high) / 2;

/** Returns the published groove of an AS568 size, with space for one backup ring if requested. */
export const ringGroove = (code: string, { backup = false } = {}): RingGroove => {
  const size = { standard: 'usa', code } as const;
  const ring = publishedSize(size);
  const gland = ring && glandFor(glands(), 'static_radial', ring.csMm);
  const width = gland?.widthIn[backup ? 1 : 0];
  if (!ring || !gland || !width) throw new Error(`No static groove on file for AS568-${code}`);
  const depthRange: Span = [exactMm(gland.depthIn[0]), exactMm(gland.depthIn[1])];
  const widthRange: Span = [exactMm(width[0]), exactMm(width[1])];
  const depth = middle(depthRange);
  return {
    cs: ring.csMm,
    depth,
    width: middle(widthRange),
    depthRange,
    widthRange,
    href: sizeHref(size),
    spec: (unit) => `${displaySize('usa', code)}, ${ringSizeText(unit, ring)}`,
    section: (x, r) => stadium(x, r, squeezedWidth(ring.csMm, depth), depth),
  };
};

/** Returns a dimension with its letter: `G 5.28–5.41`. */
export const rangeText = (letter: string, unit: LengthUnit, range: Span): string =>
  `${letter} ${spanText(unit, range)}`;

/** Returns a diameter of the drawn example: `⌀50.00 bore`. */
export const diameterText = (unit: LengthUnit, diameter: number, part: string): string =>
  `⌀${formatLength(unit, mm(diameter))} ${part}`;

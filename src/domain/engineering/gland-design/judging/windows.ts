import type { Mm, Span } from '../../../kit/units.ts';
import { type GlandGeometry, isDovetail, isRadial } from '../model.ts';
import { SOURCES } from './findings.ts';

/** Values that are judged good, and that are allowed. Percent. */
export interface Windows {
  readonly squeezeGood: Span;
  readonly squeezeAllowed: Span;
  /** Both worst corners are good within it. null if corners are not judged. */
  readonly squeezeWorst: Span | null;
  /**
   * Both corners of centered parts are good within it. null if only the nominal squeeze and the worst corners count.
   */
  readonly squeezeCentered: Span | null;
  /** Source of the squeeze windows. */
  readonly squeezeSource: string;
  /** Stretch of a ring in a piston, interference of one on a rod, either for one in a face. */
  readonly seatGood: Span;
  readonly seatAllowed: Span;
  /** Maximum stretch of a ring on a rod that is good and that is allowed. */
  readonly rodStretch: Span;
  readonly fillGood: Span;
  /** Maximum fill of a good gland. */
  readonly fillWorst: number;
  /** Maximum allowed nominal fill, and maximum at all corners. */
  readonly fillAllowed: number;
  readonly fillWorstAllowed: number;
}

export type Use = 'static' | 'face' | 'reciprocating' | 'rotary' | 'dovetail';

type SqueezeWindows = Pick<Windows, 'squeezeGood' | 'squeezeAllowed' | 'squeezeWorst'>;

const SQUEEZE: Readonly<Record<Use, SqueezeWindows>> = {
  static: { squeezeGood: [14, 28], squeezeAllowed: [10, 32], squeezeWorst: [8, 35] },
  face: { squeezeGood: [18, 30], squeezeAllowed: [12, 36], squeezeWorst: [10, 40] },
  reciprocating: { squeezeGood: [8, 22], squeezeAllowed: [6, 27], squeezeWorst: [2, 30] },
  rotary: { squeezeGood: [2, 10], squeezeAllowed: [0, 12], squeezeWorst: null },
  dovetail: { squeezeGood: [14, 28], squeezeAllowed: [12, 30], squeezeWorst: null },
};

/** Typical squeeze at the cross-sections of the published charts. */
const TYPICAL_AT = [1.78, 2.62, 3.53, 5.33, 6.99];
const TYPICAL: Readonly<Record<Use, readonly number[]>> = {
  static: [25, 19, 18, 17, 16.5],
  face: [25],
  reciprocating: [19, 13, 12, 11, 12],
  rotary: [6, 5, 4],
  dovetail: [23, 21, 20, 18, 16],
};

/** Returns the use by which a gland is judged. */
export const useOf = (gland: GlandGeometry): Use => {
  if (isRadial(gland)) return gland.use;
  return isDovetail(gland) ? 'dovetail' : 'face';
};

/**
 * Returns the typical squeeze of a use, interpolated linearly between the sections of the charts.
 *
 * @example typicalSqueeze('static', mm(3.53)) // 18
 */
export const typicalSqueeze = (use: Use, cs: number): number => {
  const values = TYPICAL[use];
  const next = TYPICAL_AT.findIndex((section) => cs <= section);
  const last = values.length - 1;
  const upper = next < 0 ? last : Math.min(next, last);
  const lower = Math.max(0, upper - 1);
  const [low, high] = [values[lower] ?? 0, values[upper] ?? 0];
  if (upper === 0 || next < 0 || next > last) return high;
  const [from, to] = [TYPICAL_AT[lower] ?? 0, TYPICAL_AT[upper] ?? 1];
  return low + ((high - low) * (cs - from)) / (to - from);
};

/** Maximum allowed values starting at an inside diameter: small rings may be stretched more. */
type Bands = readonly (readonly [fromId: number, most: number])[];

const STRETCH_BANDS: Bands = [
  [50, 6],
  [20, 8],
  [12.5, 12],
  [7.5, 15],
  [5, 19],
  [2.5, 36],
  [0, 75],
];
const INTERFERENCE_BANDS: Bands = [
  [50, 3],
  [20, 5],
  [12.5, 6],
  [7.5, 8],
  [5, 10],
  [2.5, 14],
  [0, 16],
];

const inBand = (bands: Bands, id: number): number => bands.find(([from]) => id >= from)?.[1] ?? 0;

/** Returns the maximum allowed stretch of a ring. @example mostStretch(mm(24.99)) // 8 */
const mostStretch = (id: Mm): number => inBand(STRETCH_BANDS, id);
/** Returns the maximum allowed interference of a ring on a rod. */
export const mostInterference = (id: Mm): number => inBand(INTERFERENCE_BANDS, id);

/** Good stretch of any ring on a diameter. */
export const STRETCH_GOOD: Span = [0, 5];

/** Shaft diameter below that of the ring, in percent of it: the ring is 2 to 5% larger than the shaft. */
const ROTARY_SEAT: Span = [100 / 1.05 - 100, 100 / 1.02 - 100];

const seatWindows = (gland: GlandGeometry, id: Mm): Pick<Windows, 'seatGood' | 'seatAllowed'> => {
  if (!isRadial(gland)) return { seatGood: [0, 3], seatAllowed: [-1, 5] };
  if (gland.use === 'rotary') return { seatGood: ROTARY_SEAT, seatAllowed: [-100, 0] };
  return gland.kind === 'piston'
    ? { seatGood: STRETCH_GOOD, seatAllowed: [-1, mostStretch(id)] }
    : { seatGood: [0, 3], seatAllowed: [-1, mostInterference(id)] };
};

/** Narrow grooves for gas and vacuum, and dovetails, may be filled completely, without space for swell. */
const isNarrow = (gland: GlandGeometry): boolean =>
  isDovetail(gland) || (gland.kind === 'face' && gland.medium === 'gas');

/** Returns the windows of a gland for a ring of this inside diameter: the default ones, fitted to published glands. */
export const windowsOf = (gland: GlandGeometry, id: Mm): Windows => ({
  ...SQUEEZE[useOf(gland)],
  squeezeCentered: null,
  squeezeSource: SOURCES.own,
  rodStretch: [STRETCH_GOOD[1], mostStretch(id)],
  ...seatWindows(gland, id),
  fillGood: [60, 85],
  fillWorst: 92,
  fillAllowed: 92,
  fillWorstAllowed: isNarrow(gland) ? 103 : 98,
});

/** Returns windows with the visitor's edits. */
export const withEdits = (windows: Windows, edits: Partial<Windows>): Windows => ({ ...windows, ...edits });

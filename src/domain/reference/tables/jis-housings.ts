import { sizesJisRows } from '../../../data/sizes-jis.gen.ts';
import { once } from '../../kit/once.ts';
import { type Mm, mm, roundTo, type Span } from '../../kit/units.ts';

/** Housing figures that sizes of one cross-section share in JIS B 2401-2:2012, in mm and percent. */
interface Group {
  readonly cs: number;
  readonly csTolerance: number;
  /** Difference of the two diameters of a radial housing, and their tolerance. */
  readonly difference: number;
  readonly tolerance: number;
  readonly widths: readonly [none: number, one: number, two: number];
  readonly largestRadius: number;
  readonly faceDepth: number;
  readonly faceDifference: number;
  /** Squeeze as printed in the standard. */
  readonly radialSqueeze: Span;
  readonly faceSqueeze: Span;
}

const group = (
  cs: number,
  csTolerance: number,
  [difference, tolerance]: Span,
  widths: Group['widths'],
  largestRadius: number,
  [faceDepth, faceDifference]: Span,
  radialSqueeze: Span,
  faceSqueeze: Span,
): Group => ({
  cs,
  csTolerance,
  difference,
  tolerance,
  widths,
  largestRadius,
  faceDepth,
  faceDifference,
  radialSqueeze,
  faceSqueeze,
});

/** `jis-housings.test.ts` compares every housing with `glands-jis.csv`. */
const GROUPS: readonly Group[] = [
  group(1.9, 0.08, [3, 0.05], [2.5, 3.9, 5.4], 0.4, [1.4, 3.2], [14.8, 24.2], [20.3, 31.8]),
  group(2.4, 0.09, [4, 0.06], [3.2, 4.4, 6], 0.4, [1.8, 4], [10.8, 19.7], [19.9, 29.7]),
  group(3.1, 0.1, [5, 0.1], [4.1, 5.6, 7.3], 0.7, [2.4, 5], [13.3, 21.9], [18.3, 26.6]),
  group(3.5, 0.1, [6, 0.08], [4.7, 6, 7.8], 0.8, [2.7, 6], [9.4, 16.7], [19.1, 26.4]),
  group(5.7, 0.13, [10, 0.1], [7.5, 9, 11.5], 0.8, [4.6, 10], [8.4, 14.2], [16.5, 22]),
  group(8.4, 0.15, [15, 0.1], [11, 13, 17], 1.2, [6.9, 15], [7.9, 12.3], [15.8, 19.9]),
];

/** Grooves of vacuum flanges. Depth and width are trade knowledge that no public source confirms. */
const VACUUM: readonly (readonly [cs: number, depth: number, width: number])[] = [
  [4, 3, 5],
  [6, 4.5, 8],
  [10, 7, 12],
];

const JIS_WIDTH_MORE = 0.25;
const FACE_DEPTH_TOLERANCE = 0.05;

/** The housing of one size of JIS B 2401-2. Lengths in mm. */
export interface JisHousing {
  readonly code: string;
  readonly series: 'P' | 'G' | 'V';
  readonly cs: Mm;
  /** Inner and outer diameter with their limits: groove and bore of a piston, rod and groove around it. null for V. */
  readonly inner: Span<Mm> | null;
  readonly outer: Span<Mm> | null;
  /** Groove width with 0, 1 and 2 backup rings. */
  readonly widths: readonly [none: Span<Mm>, one: Span<Mm> | null, two: Span<Mm> | null];
  readonly largestRadius: Mm;
  readonly faceDepth: Span<Mm>;
  readonly faceWidth: Span<Mm>;
  /** Groove outside diameter with pressure from inside (null for V), and inside diameter with pressure from outside. */
  readonly faceOuter: Mm | null;
  readonly faceInner: Mm;
  readonly isUnconfirmed: boolean;
}

const lengths = (low: number, high: number): Span<Mm> => [mm(roundTo(low, 3)), mm(roundTo(high, 3))];
const widthOf = (width: number): Span<Mm> => lengths(width, width + JIS_WIDTH_MORE);
const faceDepthOf = (depth: number): Span<Mm> => lengths(depth - FACE_DEPTH_TOLERANCE, depth + FACE_DEPTH_TOLERANCE);

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

/** Returns the figures of a cross-section, or null if the standard has none. */
export const jisGroup = (cs: number): Group | null => GROUPS.find((one) => isSame(one.cs, cs)) ?? null;

/** Returns depth and width of a vacuum flange's groove, or null for another cross-section. */
export const jisVacuum = (cs: number): { readonly depth: number; readonly width: number } | null => {
  const row = VACUUM.find(([section]) => isSame(section, cs));
  return row === undefined ? null : { depth: row[1], width: row[2] };
};

const housingOf = (code: string, cs: number): JisHousing | null => {
  const series = (['P', 'G', 'V'] as const).find((letter) => code.startsWith(letter));
  const number = Number.parseFloat(code.slice(1));
  if (series === undefined || Number.isNaN(number)) return null;
  if (series === 'V') {
    const { depth = 0, width = 0 } = jisVacuum(cs) ?? {};
    return {
      code,
      series,
      cs: mm(cs),
      inner: null,
      outer: null,
      widths: [widthOf(width), null, null],
      largestRadius: mm(0),
      faceDepth: lengths(depth, depth),
      faceWidth: widthOf(width),
      faceOuter: null,
      faceInner: mm(number),
      isUnconfirmed: true,
    };
  }
  const figures = jisGroup(cs);
  if (figures === null) return null;
  const { difference, tolerance, widths, largestRadius, faceDepth, faceDifference } = figures;
  const outer = number + difference;
  return {
    code,
    series,
    cs: mm(cs),
    inner: lengths(number - tolerance, number),
    outer: lengths(outer, outer + tolerance),
    widths: [widthOf(widths[0]), widthOf(widths[1]), widthOf(widths[2])],
    largestRadius: mm(largestRadius),
    faceDepth: faceDepthOf(faceDepth),
    faceWidth: widthOf(widths[0]),
    faceOuter: mm(roundTo(number + faceDifference, 3)),
    faceInner: mm(number),
    isUnconfirmed: false,
  };
};

/** The housings of every size in JIS B 2401-1. */
export const jisHousings = once((): readonly JisHousing[] =>
  sizesJisRows()
    .filter(({ status }) => status.startsWith('JIS'))
    .flatMap(({ size_jis, cs_mm }) => housingOf(size_jis, cs_mm) ?? []),
);

const byCode = once(() => new Map(jisHousings().map((housing) => [housing.code, housing])));

/** Returns the housing of a size, or null if the standard has none. @example jisHousing('P10')?.outer // [13, 13.05] */
export const jisHousing = (code: string): JisHousing | null => byCode().get(code) ?? null;

import { glandsRows } from '../../data/glands.gen.ts';
import type { GlandApplication } from '../reference/gland-applications.ts';
import type { Gland } from '../reference/glands.ts';
import { publishedGlands } from '../reference/glands.ts';
import { once } from '../reference/once.ts';
import { exactMm, type Inch, type Mm, mm, roundTo, type Span } from '../units.ts';
import { DOVETAIL_SLOPE, ringArea } from './formulas.ts';
import type { GlandChart, GlandKind, GlandUse, SealedMedium } from './model.ts';
import { typicalSqueeze } from './windows.ts';

/** A groove's section as a table gives it. */
export interface GrooveSection {
  readonly depth: Span<Mm>;
  readonly width: Span<Mm>;
  readonly radius: Span<Mm>;
  /** Diametral clearance of the parts; null where the table has none. */
  readonly clearance: Span<Mm> | null;
  readonly runout: Mm | null;
  /** Whether the depth holds with the bore's own tolerance, as inch charts mean it. */
  readonly depthOfGland: boolean;
  /** Whether a table has this section; else it is laid out by typical squeeze and fill. */
  readonly fromTable: boolean;
}

export interface SectionAsked {
  readonly chart: GlandChart;
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly medium: SealedMedium;
  readonly cs: Mm;
}

type MetricRow = readonly [
  cs: number,
  moving: number | null,
  still: number,
  width: number,
  faceDepth: number,
  faceWidth: number,
];

/** Metric sections, mm: depth +0.05, width +0.25. */
const METRIC: readonly MetricRow[] = [
  [1, null, 0.7, 1.4, 0.7, 1.4],
  [1.5, 1.25, 1.1, 2, 1.1, 2.1],
  [1.8, 1.45, 1.3, 2.4, 1.3, 2.6],
  [1.9, 1.55, 1.4, 2.6, 1.4, 2.7],
  [2, 1.65, 1.5, 2.7, 1.5, 2.8],
  [2.4, 2.05, 1.8, 3.2, 1.8, 3.3],
  [2.5, 2.15, 1.9, 3.3, 1.9, 3.4],
  [2.65, 2.25, 2, 3.6, 2, 3.8],
  [3, 2.6, 2.3, 4, 2.3, 4],
  [3.1, 2.7, 2.4, 4.1, 2.4, 4.1],
  [3.5, 3.05, 2.65, 4.6, 2.65, 4.7],
  [3.55, 3.1, 2.7, 4.8, 2.7, 5],
  [4, 3.5, 3.1, 5.2, 3.1, 5.3],
  [5, 4.4, 4, 6.6, 4, 6.7],
  [5.3, 4.7, 4.3, 7.1, 4.3, 7.3],
  [5.7, 5, 4.6, 7.2, 4.6, 7.4],
  [6, 5.3, 4.9, 7.4, 4.9, 7.6],
  [7, 6.1, 5.8, 9.5, 5.8, 9.7],
];

/** JIS B 2401: one groove for static and moving, depth +0.1, width +0.25. */
const JIS: readonly (readonly [cs: number, depth: number, width: number])[] = [
  [3.1, 2.5, 4.1],
  [5.7, 5, 7.5],
  [8.4, 7.5, 11],
];

const METRIC_DEPTH_MORE = 0.05;
const JIS_DEPTH_MORE = 0.1;
const WIDTH_MORE = 0.25;

const from = (low: number, more: number): Span<Mm> => [mm(roundTo(low, 2)), mm(roundTo(low + more, 2))];

/** Floor radius of a metric groove. */
const metricRadius = (cs: number): Span<Mm> => {
  if (cs <= 2.7) return [mm(0.2), mm(0.4)];
  return cs <= 6 ? [mm(0.4), mm(0.8)] : [mm(0.8), mm(1.2)];
};

const metric = (cs: number, depth: Span<Mm>, width: number, fromTable: boolean): GrooveSection => ({
  ...{ depth, width: from(width, WIDTH_MORE), radius: metricRadius(cs), fromTable },
  ...{ clearance: null, runout: null, depthOfGland: false },
});

/** What a groove without a table is laid out for. */
const USUAL_FILL = 0.75;
const DOVETAIL_FILL = 0.82;

const useIn = ({ kind, use }: SectionAsked): 'static' | 'face' | 'reciprocating' | 'rotary' | 'dovetail' => {
  if (kind === 'face') return 'face';
  return kind === 'dovetail' || kind === 'half_dovetail' ? 'dovetail' : use;
};

/** L = CS (1 − typical squeeze), W by a usual fill: for sections that no table has. */
const byTypical = (asked: SectionAsked): GrooveSection => {
  const { kind, cs } = asked;
  const depth = cs * (1 - typicalSqueeze(useIn(asked), cs) / 100);
  if (useIn(asked) !== 'dovetail') {
    return metric(cs, from(depth, METRIC_DEPTH_MORE), ringArea(cs) / (USUAL_FILL * depth), false);
  }
  const leaning = kind === 'dovetail' ? 2 : 1;
  const mouth = ringArea(cs) / (DOVETAIL_FILL * depth) - (leaning / 2) * depth * DOVETAIL_SLOPE;
  return { ...metric(cs, from(depth, METRIC_DEPTH_MORE), mouth, false), width: from(mouth, 0.1) };
};

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

const metricSection = (asked: SectionAsked): GrooveSection | null => {
  const { kind, use, cs } = asked;
  const row = METRIC.find(([section]) => isSame(section, cs));
  if (row === undefined || use === 'rotary' || useIn(asked) === 'dovetail') return null;
  const [, moving, still, width, faceDepth, faceWidth] = row;
  if (kind === 'face') return metric(cs, from(faceDepth, METRIC_DEPTH_MORE), faceWidth, true);
  const depth = use === 'reciprocating' ? moving : still;
  return depth === null ? null : metric(cs, from(depth, METRIC_DEPTH_MORE), width, true);
};

const jisSection = (asked: SectionAsked): GrooveSection | null => {
  const row = JIS.find(([section]) => isSame(section, asked.cs));
  if (row === undefined || asked.use === 'rotary' || asked.kind === 'dovetail' || asked.kind === 'half_dovetail')
    return null;
  return metric(asked.cs, from(row[1], JIS_DEPTH_MORE), row[2], true);
};

const published = once(() => publishedGlands(glandsRows()));

const applicationOf = ({ kind, use, medium }: SectionAsked): GlandApplication => {
  if (kind === 'dovetail' || kind === 'half_dovetail') return kind;
  if (kind === 'face') return medium === 'gas' ? 'face_seal_vacuum_gas' : 'face_seal_liquid';
  if (use === 'static') return 'static_radial';
  return use === 'rotary' ? 'rotary' : 'dynamic_reciprocating';
};

const span = ([low, high]: Span<Inch>): Span<Mm> => [exactMm(low), exactMm(high)];

/** The published inch groove for a section, with all that the chart says of it. */
export const publishedGland = (asked: SectionAsked): Gland | null =>
  published().find(
    ({ application, csIn }) => application === applicationOf(asked) && Math.abs(exactMm(csIn) - asked.cs) < 0.03,
  ) ?? null;

const inchSection = (asked: SectionAsked): GrooveSection | null => {
  const row = publishedGland(asked);
  if (row === null || row.radiusIn === null) return null;
  return {
    depth: span(row.depthIn),
    width: span(row.widthIn[0]),
    radius: span(row.radiusIn),
    clearance: row.clearanceIn && span(row.clearanceIn),
    runout: row.eccentricityIn && exactMm(row.eccentricityIn),
    depthOfGland: true,
    fromTable: true,
  };
};

const TABLES: Readonly<Record<GlandChart, (asked: SectionAsked) => GrooveSection | null>> = {
  inch: inchSection,
  metric: metricSection,
  jis: (asked) => jisSection(asked) ?? metricSection(asked),
};

/** Depth, width and radius of a groove by a chart; by typical squeeze and fill where the chart has no such section. */
export const sectionFor = (asked: SectionAsked): GrooveSection => TABLES[asked.chart](asked) ?? byTypical(asked);

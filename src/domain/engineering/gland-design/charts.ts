import { glandsRows } from '../../../data/glands.gen.ts';
import { once } from '../../kit/once.ts';
import { exactMm, type Inch, type Mm, mm, roundTo, type Span } from '../../kit/units.ts';
import { addedWidth, nearestWidths } from '../../reference/tables/backup-widths.ts';
import type { GlandApplication } from '../../reference/tables/gland-applications.ts';
import { type Gland, publishedGlands } from '../../reference/tables/glands.ts';
import { isoGroove } from '../../reference/tables/iso-grooves.ts';
import { jisGroup, jisVacuum } from '../../reference/tables/jis-housings.ts';
import { backupStandardOf } from './backup-fit.ts';
import { DOVETAIL_SLOPE, ringArea } from './formulas.ts';
import { isoUseOf } from './housings.ts';
import { typicalSqueeze } from './judging/windows.ts';
import {
  type BackupRings,
  CHART_NAMES,
  type GlandChart,
  type GlandKind,
  type GlandUse,
  type SealedMedium,
} from './model.ts';

/** A groove section as specified by a table. */
export interface GrooveSection {
  readonly depth: Span<Mm>;
  readonly width: Span<Mm>;
  readonly radius: Span<Mm>;
  /** Diametral clearance of the parts. null if the table has none. */
  readonly clearance: Span<Mm> | null;
  readonly runout: Mm | null;
  /** How the groove diameter is toleranced. */
  readonly limits: GrooveLimits;
  /** Whether a table has this section. Otherwise it is designed by typical squeeze and fill. */
  readonly fromTable: boolean;
  /** Source of the section, in words. */
  readonly basis: string;
}

/**
 * How the limits of a groove diameter are derived from its depth. `gland`: the depth includes the bore's tolerance, as
 * in inch charts. `depth`: its limits are those of the depth. `h9`: by ISO 286. A number: the tolerance in mm.
 */
export type GrooveLimits = 'gland' | 'depth' | 'h9' | number;

export interface SectionQuery {
  readonly chart: GlandChart;
  readonly kind: GlandKind;
  readonly use: GlandUse;
  readonly medium: SealedMedium;
  readonly cs: Mm;
  readonly backup: BackupRings['count'];
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

const METRIC_DEPTH_MORE = 0.05;
const WIDTH_MORE = 0.25;

const from = (low: number, more: number): Span<Mm> => [mm(roundTo(low, 2)), mm(roundTo(low + more, 2))];

/** Returns the floor radius of a metric groove. */
const metricRadius = (cs: number): Span<Mm> => {
  if (cs <= 2.7) return [mm(0.2), mm(0.4)];
  return cs <= 6 ? [mm(0.4), mm(0.8)] : [mm(0.8), mm(1.2)];
};

const metric = (cs: number, depth: Span<Mm>, width: number): Omit<GrooveSection, 'fromTable' | 'basis'> => ({
  depth,
  width: from(width, WIDTH_MORE),
  radius: metricRadius(cs),
  clearance: null,
  runout: null,
  limits: 'depth',
});

/** Target fill of a groove that is not in a table. */
const USUAL_FILL = 0.75;
const DOVETAIL_FILL = 0.82;

const useIn = ({ kind, use }: SectionQuery): 'static' | 'face' | 'reciprocating' | 'rotary' | 'dovetail' => {
  if (kind === 'face') return 'face';
  return kind === 'dovetail' || kind === 'half_dovetail' ? 'dovetail' : use;
};

/** L = CS (1 − typical squeeze), W by the usual fill, for sections that no table has. */
const byTypical = (asked: SectionQuery): GrooveSection => {
  const { kind, cs, chart } = asked;
  const basis = `${CHART_NAMES[chart]} has no such groove for this cross-section: laid out by typical squeeze and fill`;
  const depth = cs * (1 - typicalSqueeze(useIn(asked), cs) / 100);
  const unlisted = { fromTable: false, basis };
  if (useIn(asked) !== 'dovetail')
    return {
      ...metric(cs, from(depth, METRIC_DEPTH_MORE), ringArea(cs) / (USUAL_FILL * depth) + addedBy(asked)),
      ...unlisted,
    };
  const leaning = kind === 'dovetail' ? 2 : 1;
  const mouth = ringArea(cs) / (DOVETAIL_FILL * depth) - (leaning / 2) * depth * DOVETAIL_SLOPE;
  return { ...metric(cs, from(depth, METRIC_DEPTH_MORE), mouth), ...unlisted, width: from(mouth, 0.1) };
};

/**
 * Returns the width that backup rings add if the chart has no width with them: that of the nearest cross-section of its
 * standard.
 */
const addedBy = ({ chart, use, cs, backup }: SectionQuery): number => {
  const nearest = nearestWidths(backupStandardOf(chart, use), cs);
  return nearest === null ? 0 : addedWidth(nearest, backup);
};

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.005;

const metricSection = (asked: SectionQuery): GrooveSection | null => {
  const { kind, use, cs, chart } = asked;
  const row = METRIC.find(([section]) => isSame(section, cs));
  if (row === undefined || use === 'rotary' || useIn(asked) === 'dovetail') return null;
  const [, moving, still, width, faceDepth, faceWidth] = row;
  const listed = { fromTable: true, basis: CHART_NAMES[chart] };
  if (kind === 'face') return { ...metric(cs, from(faceDepth, METRIC_DEPTH_MORE), faceWidth), ...listed };
  const depth = use === 'reciprocating' ? moving : still;
  return depth === null ? null : { ...metric(cs, from(depth, METRIC_DEPTH_MORE), width + addedBy(asked)), ...listed };
};

/** JIS B 2401-2: face depth ±0.05. */
const FACE_DEPTH_LESS = 0.05;

const exactly = (length: number): Span<Mm> => [mm(length), mm(length)];

/** Returns a groove of a vacuum flange. */
const vacuumSection = ({ cs, chart }: SectionQuery): GrooveSection | null => {
  const groove = jisVacuum(cs);
  if (groove === null) return null;
  return {
    depth: exactly(groove.depth),
    width: from(groove.width, WIDTH_MORE),
    radius: exactly(0),
    clearance: null,
    runout: null,
    limits: 'depth',
    fromTable: true,
    basis: `${CHART_NAMES[chart]}, vacuum flange: depth and width are not confirmed by a public source`,
  };
};

/** Returns the groove that the sizes of a cross-section share in JIS B 2401-2. */
const jisSection = (asked: SectionQuery): GrooveSection | null => {
  const { kind, use, cs, chart, backup } = asked;
  if (kind === 'face' && jisVacuum(cs) !== null) return vacuumSection(asked);
  const group = jisGroup(cs);
  if (group === null || use === 'rotary' || useIn(asked) === 'dovetail') return null;
  const { difference, tolerance, widths, largestRadius, faceDepth } = group;
  const shared: Omit<GrooveSection, 'depth' | 'width'> = {
    radius: [mm(0), mm(largestRadius)],
    clearance: null,
    runout: null,
    limits: tolerance,
    fromTable: true,
    basis: CHART_NAMES[chart],
  };
  if (kind === 'face')
    return {
      ...shared,
      depth: from(faceDepth - FACE_DEPTH_LESS, 2 * FACE_DEPTH_LESS),
      width: from(widths[0], WIDTH_MORE),
    };
  return { ...shared, depth: exactly(difference / 2), width: from(widths[backup], WIDTH_MORE) };
};
/**
 * Returns the depth tolerance of a face groove: the squeeze of annex A results from +0.05 up to this cross-section and
 * +0.10 above it.
 */
const isoFaceDepthMore = (cs: number): number => (cs <= 3.55 ? 0.05 : 0.1);

/** Returns a groove of GB/T 3452.3, which follows ISO 3601-2. */
const isoSection = (asked: SectionQuery): GrooveSection | null => {
  const { kind, use, medium, cs, chart, backup } = asked;
  const isoUse = useIn(asked) === 'dovetail' ? null : isoUseOf(use, medium, kind === 'face');
  const row = isoUse && isoGroove(isoUse, cs);
  if (row === null) return null;
  const printed = row.widths[backup];
  const width = from(printed ?? row.widths[0] + addedBy(asked), WIDTH_MORE);
  const basis = printed === null ? `${CHART_NAMES[chart]}; its width with backup rings by rule` : CHART_NAMES[chart];
  const shared = {
    width,
    radius: row.radius,
    clearance: null,
    runout: null,
    limits: 'h9',
    fromTable: true,
    basis,
  } as const;
  return { ...shared, depth: kind === 'face' ? from(row.depth, isoFaceDepthMore(row.cs)) : exactly(row.depth) };
};

const published = once(() => publishedGlands(glandsRows()));

const applicationOf = ({ kind, use, medium }: PublishedAsked): GlandApplication => {
  if (kind === 'dovetail' || kind === 'half_dovetail') return kind;
  if (kind === 'face') return medium === 'gas' ? 'face_seal_vacuum_gas' : 'face_seal_liquid';
  if (use === 'static') return 'static_radial';
  return use === 'rotary' ? 'rotary' : 'dynamic_reciprocating';
};

const span = ([low, high]: Span<Inch>): Span<Mm> => [exactMm(low), exactMm(high)];

type PublishedAsked = Pick<SectionQuery, 'kind' | 'use' | 'medium' | 'cs'>;

/** Returns the published inch groove for a section, with all data of the chart. */
export const publishedGland = (asked: PublishedAsked): Gland | null =>
  published().find(
    ({ application, csIn }) => application === applicationOf(asked) && Math.abs(exactMm(csIn) - asked.cs) < 0.03,
  ) ?? null;

/** Returns the chart's width with backup rings, or its width without them plus what they add. */
const inchWidth = (asked: SectionQuery, { widthIn }: Gland): Span<Mm> => {
  const printed = widthIn[asked.backup];
  if (printed !== null) return span(printed);
  const nearest = nearestWidths(backupStandardOf(asked.chart, asked.use), asked.cs);
  if (nearest !== null && Math.abs(nearest.cs - asked.cs) < 0.03) return nearest.widths[asked.backup];
  const [low, high] = span(widthIn[0]);
  const added = addedBy(asked);
  return [mm(low + added), mm(high + added)];
};

const inchSection = (asked: SectionQuery): GrooveSection | null => {
  const row = publishedGland(asked);
  if (row === null || row.radiusIn === null) return null;
  return {
    depth: span(row.depthIn),
    width: inchWidth(asked, row),
    radius: span(row.radiusIn),
    clearance: row.clearanceIn && span(row.clearanceIn),
    runout: row.eccentricityIn && exactMm(row.eccentricityIn),
    limits: 'gland',
    fromTable: true,
    basis: CHART_NAMES[asked.chart],
  };
};

/**
 * Returns the AS4716 groove for a ring without a printed housing: with the depths of the inch charts, and the widths of
 * MIL-G-5514F for moving rings.
 */
const asSection = (asked: SectionQuery): GrooveSection | null => {
  const section = inchSection(asked);
  if (section === null) return null;
  if (asked.kind === 'face' || useIn(asked) === 'dovetail')
    return { ...section, basis: 'AS5857 and AS4716 have no such groove: Parker’s inch chart' };
  if (asked.use !== 'reciprocating')
    return { ...section, basis: 'AS5857 has no housing for this ring: Parker’s inch chart' };
  const nearest = nearestWidths('mil', asked.cs);
  const width = nearest === null ? section.width : nearest.widths[asked.backup];
  return { ...section, width, basis: 'AS4716 by rule; widths of MIL-G-5514F are not confirmed by a public source' };
};

const TABLES: Readonly<Record<GlandChart, (asked: SectionQuery) => GrooveSection | null>> = {
  inch: inchSection,
  metric: metricSection,
  jis: jisSection,
  iso3601: isoSection,
  as4716: asSection,
};

/**
 * Returns depth, width and radius of a groove by a chart, or by typical squeeze and fill if the chart has no such
 * section.
 */
export const sectionFor = (asked: SectionQuery): GrooveSection => TABLES[asked.chart](asked) ?? byTypical(asked);

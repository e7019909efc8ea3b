import type { GlandsRow } from '../../../data/glands.gen.ts';
import type { GlandsAltRow } from '../../../data/glands_alt.gen.ts';
import {
  exactMm,
  type Inch,
  inch,
  type Mm,
  mmFromInches,
  type Percent,
  percent,
  roundTo,
  type Span,
} from '../../kit/units.ts';
import { STORE_PATH } from '../paths/store-links.ts';
import type { GlandApplication } from './gland-applications.ts';

/** How well a row is supported: several published tables agree, or there is only one. */
export type GlandSource = 'agreeing' | 'single';

/** A groove for one cross-section. Lengths are in inches, as in the published tables. null = not on file. */
export interface Gland {
  readonly application: GlandApplication;
  readonly csIn: Inch;
  /** Allowed deviation of a ring's cross-section from `csIn`. */
  readonly csToleranceIn: Inch;
  /** First and last dash number of its AS568 sizes: `['004', '050']`. null for sections outside the chart's series. */
  readonly dashes: readonly [first: string, last: string] | null;
  readonly depthIn: Span<Inch>;
  /** Groove width without, with one and with two backup rings. */
  readonly widthIn: readonly [none: Span<Inch>, one: Span<Inch> | null, two: Span<Inch> | null];
  readonly radiusIn: Span<Inch> | null;
  readonly squeezePercent: Span<Percent>;
  /** Diametral clearance between bore and piston, or bore and rod. */
  readonly clearanceIn: Span<Inch> | null;
  readonly eccentricityIn: Inch | null;
  readonly source: GlandSource;
}

const span = (low: number, high: number): Span<Inch> => [inch(low), inch(high)];
const spanOrNone = (low: number | null, high: number | null): Span<Inch> | null =>
  low === null || high === null ? null : span(low, high);
const inchOrNone = (length: number | null): Inch | null => (length === null ? null : inch(length));

const dashesOf = (range: string): Gland['dashes'] => {
  const [first, last] = range.split('-');
  return first && last ? [first, last] : null;
};

const glandOf = (row: GlandsRow): Gland => ({
  application: row.application,
  csIn: inch(row.cs_in),
  csToleranceIn: inch(row.cs_tol_in),
  dashes: dashesOf(row.as568_range),
  depthIn: span(row.gland_depth_min_in, row.gland_depth_max_in),
  widthIn: [
    span(row.groove_width_0bu_min_in, row.groove_width_0bu_max_in),
    spanOrNone(row.groove_width_1bu_min_in, row.groove_width_1bu_max_in),
    spanOrNone(row.groove_width_2bu_min_in, row.groove_width_2bu_max_in),
  ],
  radiusIn: span(row.radius_min_in, row.radius_max_in),
  squeezePercent: [percent(row.squeeze_pct_min), percent(row.squeeze_pct_max)],
  clearanceIn: spanOrNone(row.diametral_clearance_min_in, row.diametral_clearance_max_in),
  eccentricityIn: inchOrNone(row.eccentricity_max_in),
  source: row.source.includes('+') ? 'agreeing' : 'single',
});

/** Tables are in thousandths. */
const thousandths = (value: number): number => roundTo(value, 4);

/** Returns a row of the alternative set: one groove width with its tolerance, a maximum clearance, no size range. */
const alternativeOf = (row: GlandsAltRow, sections: readonly Gland[]): Gland => {
  const section = sections.find((gland) => gland.csIn === row.cs_in);
  const around = (width: number): Span<Inch> =>
    span(thousandths(width - row.groove_width_tol_in), thousandths(width + row.groove_width_tol_in));
  const aroundOrNone = (width: number | null): Span<Inch> | null => (width === null ? null : around(width));
  return {
    application: 'dynamic_reciprocating',
    csIn: inch(row.cs_in),
    // The table gives the squeeze at the smallest section and the deepest groove, so the section's tolerance is the
    // remainder.
    csToleranceIn: section?.csToleranceIn ?? inch(thousandths(row.cs_in - row.gland_depth_max_in - row.squeeze_in_min)),
    dashes: section?.dashes ?? null,
    depthIn: span(row.gland_depth_min_in, row.gland_depth_max_in),
    widthIn: [
      around(row.groove_width_0bu_in),
      aroundOrNone(row.groove_width_1bu_in),
      aroundOrNone(row.groove_width_2bu_in),
    ],
    radiusIn: spanOrNone(row.radius_min_in, row.radius_max_in),
    squeezePercent: [percent(row.squeeze_pct_min), percent(row.squeeze_pct_max)],
    clearanceIn: span(0, row.diametral_clearance_max_in),
    eccentricityIn: inchOrNone(row.eccentricity_max_in),
    source: 'single',
  };
};

/** Returns the rows of the main table, including reciprocating ones, which the gland designer uses. */
export const publishedGlands = (main: readonly GlandsRow[]): readonly Gland[] => main.map(glandOf);

/**
 * Returns all grooves, by application and cross-section. Reciprocating grooves come from the alternative set, because
 * their depths in the main table were not read from a source (SOURCES.md).
 *
 * @example glandTable(glandsRows(), glandsAltRows()).filter((gland) => gland.application === 'dovetail').length // 5
 */
export const glandTable = (main: readonly GlandsRow[], alternative: readonly GlandsAltRow[]): readonly Gland[] => {
  const rows = publishedGlands(main);
  return [
    ...rows.filter(({ application }) => application !== 'dynamic_reciprocating'),
    ...alternative.filter(({ application }) => application === 'dynamic').map((row) => alternativeOf(row, rows)),
  ];
};

/**
 * Returns the groove of an application whose cross-section matches the ring within the section's tolerance, or null if
 * the tables have no such groove.
 *
 * @example glandFor(glands, 'face_seal_liquid', mm(3.55))?.csIn // 0.139: ISO 3.55 lies within 0.139 ±0.004 in
 */
export const glandFor = (glands: readonly Gland[], application: GlandApplication, csMm: Mm): Gland | null =>
  glands.find(
    (gland) =>
      gland.application === application && Math.abs(exactMm(gland.csIn) - csMm) <= exactMm(gland.csToleranceIn) + 1e-9,
  ) ?? null;

/**
 * Returns the link to the store with the rings that fit a groove's cross-section.
 *
 * @example glandStoreHref({ csIn: inch(0.139), csToleranceIn: inch(0.004) }) // '/shop/orings?cs_low=3.43&cs_high=3.63'
 */
export const glandStoreHref = ({ csIn, csToleranceIn }: Pick<Gland, 'csIn' | 'csToleranceIn'>): string =>
  `${STORE_PATH}?cs_low=${mmFromInches(inch(csIn - csToleranceIn))}&cs_high=${mmFromInches(inch(csIn + csToleranceIn))}`;

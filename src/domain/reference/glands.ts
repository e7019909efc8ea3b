import { STORE_PATH } from '../site/store-links.ts';
import type { Span } from '../sizes/glands.ts';
import { mmFromInches } from '../units.ts';
import { numberAt, type TableRow, textAt } from './table-row.ts';

/** What a groove is for. */
export const GLAND_APPLICATIONS = [
  'face_seal_liquid',
  'face_seal_vacuum_gas',
  'static_radial',
  'dynamic_reciprocating',
  'rotary',
  'dovetail',
  'half_dovetail',
] as const;
export type GlandApplication = (typeof GLAND_APPLICATIONS)[number];

/** How well a row is founded: several published tables agree, or one table alone. */
export type GlandSource = 'agreeing' | 'single';

/** One groove for one cross-section. Lengths in inches, as the tables are published; null = not on file. */
export interface Gland {
  readonly application: GlandApplication;
  readonly csIn: number;
  /** How far a ring's cross-section may differ from `csIn`. */
  readonly csToleranceIn: number;
  /** First and last dash number of the AS568 sizes it is for: `['004', '050']`; null for sections outside the chart's series. */
  readonly dashes: readonly [first: string, last: string] | null;
  readonly depthIn: Span;
  /** Groove width without, with one and with two back-up rings. */
  readonly widthIn: readonly [none: Span | null, one: Span | null, two: Span | null];
  readonly radiusIn: Span | null;
  readonly squeezePercent: Span;
  /** Between the diameters of bore and piston, or bore and rod. */
  readonly clearanceIn: Span | null;
  readonly eccentricityIn: number | null;
  readonly source: GlandSource;
}

const isApplication = (text: string): text is GlandApplication =>
  (GLAND_APPLICATIONS as readonly string[]).includes(text);

const spanAt = (row: TableRow, low: string, high: string): Span | null => {
  const from = numberAt(row, low);
  const to = numberAt(row, high);
  return from === null || to === null ? null : [from, to];
};

const dashesAt = (row: TableRow): Gland['dashes'] => {
  const [first, last] = textAt(row, 'as568_range').split('-');
  return first && last ? [first, last] : null;
};

const glandOf = (row: TableRow): Gland[] => {
  const application = textAt(row, 'application');
  const csIn = numberAt(row, 'cs_in');
  const csToleranceIn = numberAt(row, 'cs_tol_in');
  const depthIn = spanAt(row, 'gland_depth_min_in', 'gland_depth_max_in');
  const squeezePercent = spanAt(row, 'squeeze_pct_min', 'squeeze_pct_max');
  if (!isApplication(application) || csIn === null || csToleranceIn === null) return [];
  if (depthIn === null || squeezePercent === null) return [];
  const width = (backups: number) =>
    spanAt(row, `groove_width_${backups}bu_min_in`, `groove_width_${backups}bu_max_in`);
  return [
    {
      application,
      csIn,
      csToleranceIn,
      dashes: dashesAt(row),
      depthIn,
      widthIn: [width(0), width(1), width(2)],
      radiusIn: spanAt(row, 'radius_min_in', 'radius_max_in'),
      squeezePercent,
      clearanceIn: spanAt(row, 'diametral_clearance_min_in', 'diametral_clearance_max_in'),
      eccentricityIn: numberAt(row, 'eccentricity_max_in'),
      source: textAt(row, 'source').includes('+') ? 'agreeing' : 'single',
    },
  ];
};

/** A row of the alternative set: one groove width with its tolerance, a greatest clearance, no size range. */
const alternativeOf = (row: TableRow, sections: readonly Gland[]): Gland[] => {
  const csIn = numberAt(row, 'cs_in');
  const depthIn = spanAt(row, 'gland_depth_min_in', 'gland_depth_max_in');
  const squeezePercent = spanAt(row, 'squeeze_pct_min', 'squeeze_pct_max');
  if (csIn === null || depthIn === null || squeezePercent === null) return [];
  const section = sections.find((gland) => gland.csIn === csIn);
  const tolerance = numberAt(row, 'groove_width_tol_in') ?? 0;
  const width = (backups: number): Span | null => {
    const value = numberAt(row, `groove_width_${backups}bu_in`);
    return value === null ? null : [inch(value - tolerance), inch(value + tolerance)];
  };
  const clearance = numberAt(row, 'diametral_clearance_max_in');
  const squeezeLow = numberAt(row, 'squeeze_in_min') ?? 0;
  return [
    {
      application: 'dynamic_reciprocating',
      csIn,
      // The table gives the squeeze at the smallest section and the deepest groove; the section's tolerance is what is left.
      csToleranceIn: section?.csToleranceIn ?? inch(csIn - depthIn[1] - squeezeLow),
      dashes: section?.dashes ?? null,
      depthIn,
      widthIn: [width(0), width(1), width(2)],
      radiusIn: spanAt(row, 'radius_min_in', 'radius_max_in'),
      squeezePercent,
      clearanceIn: clearance === null ? null : [0, clearance],
      eccentricityIn: numberAt(row, 'eccentricity_max_in'),
      source: 'single',
    },
  ];
};

/** Tables are written in thousandths. */
const inch = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * All grooves, by application and cross-section. Reciprocating grooves come from the alternative set: their depths in the
 * main table were not read from a source (SOURCES.md).
 *
 * @param main rows of glands.csv
 * @param alternative rows of glands_alt.csv
 * @example glandTable(main, alternative).filter((gland) => gland.application === 'dovetail').length // 5
 */
export const glandTable = (main: readonly TableRow[], alternative: readonly TableRow[]): readonly Gland[] => {
  const rows = main.flatMap(glandOf);
  return [
    ...rows.filter(({ application }) => application !== 'dynamic_reciprocating'),
    ...alternative.filter((row) => textAt(row, 'application') === 'dynamic').flatMap((row) => alternativeOf(row, rows)),
  ];
};

/**
 * The store with the rings whose cross-section a groove takes.
 *
 * @example glandStoreHref({ csIn: 0.139, csToleranceIn: 0.004 }) // '/shop/orings?cs_low=3.43&cs_high=3.63'
 */
export const glandStoreHref = ({ csIn, csToleranceIn }: Pick<Gland, 'csIn' | 'csToleranceIn'>): string =>
  `${STORE_PATH}?cs_low=${mmFromInches(csIn - csToleranceIn)}&cs_high=${mmFromInches(csIn + csToleranceIn)}`;

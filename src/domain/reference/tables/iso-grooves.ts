import { type GlandsIso3601Row, glandsIso3601Rows } from '../../../data/glands-iso3601.gen.ts';
import { once } from '../../kit/once.ts';
import { type Mm, mm, type Span } from '../../kit/units.ts';

/** Applications of the grooves of GB/T 3452.3 (after ISO 3601-2). */
export const ISO_USES = ['static', 'hydraulic', 'pneumatic', 'face'] as const;
export type IsoUse = (typeof ISO_USES)[number];

const STARTS: Readonly<Record<IsoUse, string>> = {
  static: 'static radial',
  hydraulic: 'hydraulic moving',
  pneumatic: 'pneumatic moving',
  face: 'face',
};

/** A groove section by GB/T 3452.3-2005, which follows ISO/DIS 3601-2. Lengths in mm. */
export interface IsoGroove {
  readonly use: IsoUse;
  readonly cs: Mm;
  readonly depth: Mm;
  /** Minimum groove width with 0, 1 and 2 backup rings. */
  readonly widths: readonly [none: Mm, one: Mm | null, two: Mm | null];
  readonly radius: Span<Mm>;
  /** Allowed squeeze over the tolerance stack, with centered parts (annex A). */
  readonly squeeze: Span;
}

const grooveOf = (row: GlandsIso3601Row): readonly IsoGroove[] => {
  const use = ISO_USES.find((one) => row.use.startsWith(STARTS[one]));
  const { depth_mm, b_mm, b1_mm, b2_mm, r1_min_mm, r1_max_mm } = row;
  const [least, most] = [row.squeeze_allowed_min_pct, row.squeeze_allowed_max_pct];
  if (use === undefined || depth_mm === null || r1_min_mm === null || r1_max_mm === null) return [];
  if (least === null || most === null) return [];
  const lengthOrNone = (length: number | null): Mm | null => (length === null ? null : mm(length));
  return [
    {
      use,
      cs: mm(Number(row.cs_mm)),
      depth: mm(depth_mm),
      radius: [mm(r1_min_mm), mm(r1_max_mm)],
      widths: [mm(b_mm), lengthOrNone(b1_mm), lengthOrNone(b2_mm)],
      squeeze: [least, most],
    },
  ];
};

/** The grooves of GB/T 3452.3, by cross-section. */
export const isoGrooves = once((): readonly IsoGroove[] => glandsIso3601Rows().flatMap(grooveOf));

/** Returns the groove for an application and cross-section, or null if the standard has no such section. */
export const isoGroove = (use: IsoUse, cs: number): IsoGroove | null =>
  isoGrooves().find((groove) => groove.use === use && Math.abs(groove.cs - cs) < 0.005) ?? null;

/** Returns the allowed squeeze for a cross-section, interpolated linearly between the sections of the standard. */
export const isoSqueeze = (use: IsoUse, cs: number): Span => {
  const rows = isoGrooves().filter((groove) => groove.use === use);
  const above = rows.findIndex((groove) => cs <= groove.cs);
  const upper = rows[above < 0 ? rows.length - 1 : above];
  const lower = above > 0 ? rows[above - 1] : upper;
  if (upper === undefined || lower === undefined) return [0, 0];
  const share = upper === lower ? 0 : (cs - lower.cs) / (upper.cs - lower.cs);
  const at = (end: 0 | 1): number => lower.squeeze[end] + share * (upper.squeeze[end] - lower.squeeze[end]);
  return [at(0), at(1)];
};

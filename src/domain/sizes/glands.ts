/** Lowest and highest figure allowed. */
export type Span = readonly [low: number, high: number];

/** A face-seal groove (axial squeeze, liquids, no back-up ring) for one cross-section. Lengths in millimetres. */
export interface FaceSealGland {
  /** Cross-section the groove is made for, and how far a ring's may differ from it. */
  readonly csMm: number;
  readonly csToleranceMm: number;
  readonly depthMm: Span;
  readonly widthMm: Span;
  readonly squeezePercent: Span;
  readonly radiusMm: Span;
}

const MM_PER_INCH = 25.4;

const spanOf = (row: Readonly<Record<string, string>>, low: string, high: string, factor: number): Span => [
  Number(row[low] || Number.NaN) * factor,
  Number(row[high] || Number.NaN) * factor,
];

const isComplete = (gland: FaceSealGland): boolean =>
  [
    gland.csMm,
    gland.csToleranceMm,
    ...gland.depthMm,
    ...gland.widthMm,
    ...gland.squeezePercent,
    ...gland.radiusMm,
  ].every(Number.isFinite);

/**
 * Face-seal grooves for liquids from the rows of the gland table (inches); rows that lack a figure are left out.
 *
 * @example faceSealGlands(rows).map((gland) => gland.csMm) // [1.778, 2.6162, 3.5306, 5.334, 6.985]
 */
export const faceSealGlands = (rows: readonly Readonly<Record<string, string>>[]): readonly FaceSealGland[] =>
  rows
    .filter((row) => row.application === 'face_seal_liquid')
    .map((row) => ({
      csMm: Number(row.cs_in || Number.NaN) * MM_PER_INCH,
      csToleranceMm: Number(row.cs_tol_in || Number.NaN) * MM_PER_INCH,
      depthMm: spanOf(row, 'gland_depth_min_in', 'gland_depth_max_in', MM_PER_INCH),
      widthMm: spanOf(row, 'groove_width_0bu_min_in', 'groove_width_0bu_max_in', MM_PER_INCH),
      squeezePercent: spanOf(row, 'squeeze_pct_min', 'squeeze_pct_max', 1),
      radiusMm: spanOf(row, 'radius_min_in', 'radius_max_in', MM_PER_INCH),
    }))
    .filter(isComplete);

/**
 * The groove whose cross-section a ring matches within that section's own tolerance; null when none on file does.
 *
 * @example glandFor(glands, 3.55)?.csMm // 3.5306: ISO 3.55 lies within 0.139 ±0.004 in
 */
export const glandFor = (glands: readonly FaceSealGland[], csMm: number): FaceSealGland | null =>
  glands.find((gland) => Math.abs(gland.csMm - csMm) <= gland.csToleranceMm + 1e-9) ?? null;

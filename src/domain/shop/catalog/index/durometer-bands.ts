import type { Compound } from '../model.ts';

interface DurometerBand {
  readonly key: string;
  readonly label: string;
  /** Shore A, inclusive. null for the band without numbers. */
  readonly shoreA: readonly [low: number, high: number] | null;
}

/** Hardness bands of the durometer filter, softest first. */
export const DUROMETER_BANDS: readonly DurometerBand[] = [
  { key: 'very_soft', label: 'Very Soft 30–50', shoreA: [30, 50] },
  { key: 'soft', label: 'Soft 51–65', shoreA: [51, 65] },
  { key: 'medium', label: 'Medium 66–75', shoreA: [66, 75] },
  { key: 'hard', label: 'Hard 76–85', shoreA: [76, 85] },
  { key: 'very_hard', label: 'Very Hard 86–95', shoreA: [86, 95] },
  { key: 'spring_steel', label: 'Spring Steel', shoreA: null },
];

/** Returns a band's label without its numbers. @example bandName('Very Soft 30–50') // 'Very Soft' */
export const bandName = (label: string): string => label.split(/ \d/)[0] ?? label;

/**
 * Returns the band of a compound, or null. Shore D compounds, and those harder than 95 or softer than 30 Shore A,
 * belong to no band.
 *
 * @example durometerBand({durometer: 75, durometerScale: 'Shore A'}) // 'medium'
 */
export const durometerBand = ({
  durometer,
  durometerScale,
}: Pick<Compound, 'durometer' | 'durometerScale'>): string | null => {
  if (durometerScale === 'Spring Steel') return 'spring_steel';
  if (durometerScale !== 'Shore A' || durometer === null) return null;
  const band = DUROMETER_BANDS.find(({ shoreA }) => shoreA && durometer >= shoreA[0] && durometer <= shoreA[1]);
  return band?.key ?? null;
};

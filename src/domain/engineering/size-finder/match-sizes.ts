import { type FitClass, type RankedSize, rankSizeCandidates, sizeFit } from '../../reference/sizes/rank-sizes.ts';
import { type MeasuredRing, type RingEstimate, ringEstimate } from '../../reference/sizes/ring-estimate.ts';
import { publishedSizes, type SizeCandidate } from '../../reference/sizes/size-candidate.ts';
import type { SizeFamily } from '../../reference/sizes/size-families.ts';
import { actualSection, nominalSize } from './nominal-inches.ts';

/** Result of the size finder: the estimated ring when new, and its candidate sizes, nearest first. */
export interface SizeMatches {
  readonly estimate: RingEstimate;
  readonly ranked: readonly RankedSize[];
}

const sizesOf = (families: readonly SizeFamily[]): readonly SizeCandidate[] =>
  families.length === 0 ? publishedSizes() : publishedSizes().filter(({ family }) => families.includes(family));

/**
 * Returns the size that the trade calls by nominal inches: 1-1/4 × 1/8 is AS568-218. Returns null for other lengths and
 * for worn rings.
 */
const nominalOf = (ring: MeasuredRing, sizes: readonly SizeCandidate[]): SizeCandidate | null => {
  const { span, spanMm, thicknessMm, widthMm, isWorn, isInInches } = ring;
  if (!isInInches || isWorn || span !== 'id' || spanMm === null || thicknessMm === null || widthMm !== null)
    return null;
  return actualSection(thicknessMm) === null ? null : nominalSize(sizes, spanMm, thicknessMm);
};

/**
 * Returns the sizes of these standards for a measured ring, or of all standards if none is given. A nominal size comes
 * first.
 */
export const matchSizes = (ring: MeasuredRing, families: readonly SizeFamily[]): SizeMatches => {
  const estimate = ringEstimate(ring);
  const sizes = sizesOf(families);
  const ranked = rankSizeCandidates(sizes, estimate);
  const nominal = nominalOf(ring, sizes);
  if (nominal === null) return { estimate, ranked };
  const fit = { ...sizeFit(estimate, nominal), level: 'match', score: 0 } as const;
  const others = ranked.filter(({ size }) => size !== nominal);
  return { estimate, ranked: [{ size: nominal, fit, isNominal: true as const }, ...others].slice(0, ranked.length) };
};

/** Returns the number of sizes in a class. */
export const countOfClass = (estimate: RingEstimate, families: readonly SizeFamily[], level: FitClass): number =>
  sizesOf(families).filter((size) => sizeFit(estimate, size).level === level).length;

/** Maximum sizes that a page lists. */
const MAX_SHOWN = 8;
const FEWEST_SHOWN = 3;

/** Returns the sizes that a page lists: those that match or are near, otherwise the nearest three. */
export const shownSizes = ({ ranked }: SizeMatches): readonly RankedSize[] => {
  const near = ranked.filter(({ fit }) => fit.level !== 'far').slice(0, MAX_SHOWN);
  return near.length > 0 ? near : ranked.slice(0, FEWEST_SHOWN);
};
